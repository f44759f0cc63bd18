// The site starts wherever it is put.

import { expect, test } from "@playwright/test";
import { SUBPATH } from "../server.js";

for (const path of ["/", `${SUBPATH}/`]) {
  test(`starts under ${path}`, async ({ page }) => {
    const faults = [];
    page.on("pageerror", (error) => faults.push(error.message));
    page.on("console", (message) => message.type() === "error" && faults.push(message.text()));
    page.on("response", (response) => response.ok() || faults.push(`${response.status()} ${response.url()}`));

    const wasm = page.waitForResponse((response) => response.url().endsWith(".wasm"));
    await page.goto(path);
    expect((await wasm).headers()["content-type"]).toBe("application/wasm");
    expect(new URL((await wasm).url()).pathname).toMatch(new RegExp(`^${path}berolina-app-`));
    await page.waitForFunction(() => "wasmBindings" in window);

    await expect(page).toHaveTitle(/Berolina/);
    expect(faults).toEqual([]);
  });
}

test("a missing file is an error, not the page", async ({ request }) => {
  expect((await request.get("/missing.html")).status()).toBe(404);
});
