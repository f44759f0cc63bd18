// Serves the finished site for the tests, at the root and again under SUBPATH, as a plain static host would.

import { createReadStream, statSync } from "node:fs";
import { createServer } from "node:http";
import { extname, join, normalize } from "node:path";
import { fileURLToPath } from "node:url";

export const SUBPATH = "/some/path";

const ROOT = fileURLToPath(new URL("../dist/", import.meta.url));
const TYPES = {
  ".css": "text/css; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".wasm": "application/wasm",
  ".webmanifest": "application/manifest+json",
};

/** The file for a request's path, or null. */
function fileFor(url) {
  let path;
  try {
    path = normalize(decodeURIComponent(new URL(url, "http://localhost").pathname));
  } catch {
    return null;
  }
  if (path.startsWith(`${SUBPATH}/`)) {
    path = path.slice(SUBPATH.length);
  }
  const file = join(ROOT, path.endsWith("/") ? `${path}index.html` : path);
  return statSync(file, { throwIfNoEntry: false })?.isFile() ? file : null;
}

export function serve(port) {
  const server = createServer((request, response) => {
    const file = fileFor(request.url);
    if (!file) {
      response.writeHead(404).end("not found");
      return;
    }
    const type = TYPES[extname(file)] ?? "application/octet-stream";
    response.writeHead(200, { "content-type": type, "cache-control": "no-store" });
    createReadStream(file).pipe(response);
  });
  server.listen(port, "127.0.0.1");
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  serve(Number(process.env.PORT ?? 8097));
}
