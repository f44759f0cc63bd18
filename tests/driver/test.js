// What every browser test begins with: a page on which any error is a failure, and a table to play at.

import { test as base, expect } from "@playwright/test";
import { Table } from "./table.js";

/** Collects what goes wrong on a page, whatever the test itself looks at. */
export function watch(page, faults = []) {
  // Leaving a page stops what it was still loading, the wasm too.
  const left = (text) => text.includes("Response body loading was aborted");
  page.on("pageerror", (error) => {
    if (!left(error.message)) {
      faults.push(`page error: ${error.message}`);
    }
  });
  page.on("console", (message) => {
    if (message.type() === "error" && !left(message.text())) {
      faults.push(`${message.type()}: ${message.text()}`);
    }
  });
  page.on("requestfailed", (request) => {
    // Leaving a page stops what it was still loading.
    if (request.failure()?.errorText !== "net::ERR_ABORTED") {
      faults.push(`failed: ${request.url()}`);
    }
  });
  page.on("response", (response) => {
    if (!response.ok() && response.status() !== 304) {
      faults.push(`${response.status()} ${response.url()}`);
    }
  });
  page.on("dialog", (dialog) => {
    faults.push(`a dialog of the browser: ${dialog.message()}`);
    void dialog.dismiss();
  });
  return faults;
}

export const test = base.extend({
  faults: [
    async ({ page }, use) => {
      const faults = watch(page);
      await use(faults);
      expect(faults, "nothing goes wrong on the page").toEqual([]);
    },
    { auto: true },
  ],
  table: async ({ page }, use) => use(new Table(page)),
});

export { expect };
