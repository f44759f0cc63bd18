import { existsSync } from "node:fs";
import { defineConfig } from "@playwright/test";

const port = process.env.PORT ?? "8097";
const installed = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];
const args = [
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

export default defineConfig({
  // The rules in wasm need no browser; what they are asked for is built into target/node.
  projects: [
    { name: "rules", testDir: "rules" },
    { name: "browser", testDir: "browser" },
  ],
  outputDir: "test-results",
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // A busy machine may miss a time limit once; what fails twice has failed, and both are reported.
  retries: process.env.CI ? 1 : 0,
  workers: 2,
  timeout: 30_000,
  use: {
    baseURL: `http://127.0.0.1:${port}/`,
    launchOptions: {
      // Without any of these Playwright takes the browser that it downloaded itself.
      executablePath: process.env.CHROMIUM ?? installed.find((path) => existsSync(path)),
      args: process.getuid?.() === 0 ? ["--no-sandbox", ...args] : args,
    },
    // `--trace on` records what a test saw; always recording would double the time.
    screenshot: "only-on-failure",
  },
  webServer: {
    command: "node server.js",
    port: Number(port),
    env: { PORT: port },
    reuseExistingServer: !process.env.CI,
  },
});
