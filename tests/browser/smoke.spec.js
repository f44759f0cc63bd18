// The site starts and is played wherever it is put.

import { SUBPATH } from "../server.js";
import { expect, test, watch } from "../driver/test.js";

for (const path of ["/", `${SUBPATH}/`]) {
  test(`starts under ${path}`, async ({ page, table }) => {
    const wasm = page.waitForResponse((response) => response.url().endsWith(".wasm"));
    await page.goto(path);
    expect((await wasm).headers()["content-type"]).toBe("application/wasm");
    expect(new URL((await wasm).url()).pathname).toMatch(new RegExp(`^${path}berolina-play-`));
    await expect(page).toHaveTitle(/Berolina/);

    await page.getByRole("link", { name: "Play Suicide Chess" }).click();
    await table.play("e2e4", "e7e5");
    await table.expectPly(2);
    expect(new URL(page.url()).pathname).toBe(path);
    await page.reload();
    await table.expectPly(2);
  });
}

test("the pages link to nothing that is missing", async ({ page, table, request }) => {
  await table.goto("#/");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  const links = await page.locator("link[href]").evaluateAll((all) => all.map((one) => one.href));
  for (const address of links) {
    expect((await request.get(address)).status(), address).toBe(200);
  }
});

test("a missing file is an error, not the page", async ({ request }) => {
  expect((await request.get("/missing.html")).status()).toBe(404);
});

test("a plain click event is enough, for assistive tools and scripts", async ({ table }) => {
  await table.open();
  await table.square("e2").dispatchEvent("click");
  await expect(table.square("e2")).toHaveAttribute("data-selected", "true");
  await table.square("e4").dispatchEvent("click");
  await table.expectPly(1);
});

test("what goes wrong on a page is noticed", async ({ context }) => {
  const page = await context.newPage();
  const faults = watch(page);
  await page.goto("./");
  await expect(page).toHaveTitle(/Berolina/);
  expect(faults).toEqual([]);
  await page.evaluate(() => {
    console.error("a fault");
    setTimeout(() => undefined.nothing);
    void fetch("missing.html");
  });
  await expect.poll(() => faults.map((fault) => fault.split(" ")[0]).sort()).toEqual(["404", "error:", "error:", "page"]);
});

test("each of the two programs is loaded when it is needed, and keeps its state", async ({ page, table }) => {
  const loaded = [];
  page.on("request", (request) => /\.wasm$/.test(request.url()) && loaded.push(request.url().match(/berolina-([a-z]+)/)[1]));
  await table.open();
  await table.play("e2e4");
  expect(loaded).toEqual(["play"]);
  await page.getByRole("link", { name: "Moves and rules" }).click();
  await expect(page.locator(".rules")).toHaveCount(1);
  await expect(page.locator("main")).toHaveCount(1);
  await page.getByRole("button", { name: /^Colours/ }).click();
  await page.goBack();
  await table.expectPly(1);
  await expect(page.locator("main")).toHaveCount(1);
  await expect(page.getByRole("button", { name: "Colours: light" })).toBeVisible();
  await page.goForward();
  await expect(page.locator(".rules")).toHaveCount(1);
  expect(loaded).toEqual(["play", "study"]);
});

test("a program that does not arrive says so, and can be asked for again", async ({ context }) => {
  const page = await context.newPage();
  let broken = true;
  await page.route("**/*.wasm", (route) => (broken ? route.abort() : route.continue()));
  await page.goto("./#/play/suicide");
  await expect(page.getByText("This page did not arrive.")).toBeVisible();
  await expect(page.getByText("Setting up the board.")).toBeHidden();
  broken = false;
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.locator("[data-berolina=board]")).toHaveAttribute("data-state", "ready");
  await expect(page.locator("main")).toHaveCount(1);
});
