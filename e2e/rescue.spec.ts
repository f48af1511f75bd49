import { readFileSync } from "node:fs";

import { expectAccessible } from "./accessible";
import { expect, KEY, type Page, test } from "./test";

test.use({ keepCache: true });

const NOTES = '{"1":"a note"}';

/** What a visit may leave behind, damaged values among it. */
const fill = (page: Page) =>
  page.evaluate(
    async ([key, notes]) => {
      localStorage.setItem("apiKey", key);
      localStorage.setItem("memberNotes", notes);
      localStorage.setItem("messageDraft", `mine is ${key}`);
      localStorage.setItem("tableViews", "{broken");
      document.cookie = "sidebar_state=false; path=/";
      const request = indexedDB.open("answers");
      request.onupgradeneeded = () => {
        request.result.createObjectStore("keyval").put({ json: "{}" }, "index");
      };
      await new Promise((made) => {
        request.onsuccess = made;
      });
      request.result.close();
    },
    [KEY, NOTES] as const,
  );

const kept = (page: Page) => page.getByRole("table", { name: "Stored in this browser" });

async function open(page: Page) {
  await page.goto("/terms");
  await fill(page);
  await page.goto("/rescue");
  await expect(kept(page).getByRole("row", { name: /memberNotes/ })).toBeVisible();
}

test("it shows what is stored, but no letter of the key", async ({ page }) => {
  await open(page);
  for (const row of [
    /apiKey, your API key Local storage hidden/,
    /tableViews/,
    /answers: keyval/,
  ]) {
    await expect(kept(page).getByRole("row", { name: row })).toBeVisible();
  }
  await expect(kept(page).getByRole("row", { name: "sidebar_state Cookie" })).toBeVisible();
  await expect.poll(() => page.content()).not.toContain(KEY);
});

test("it saves everything to a file, but the key and what holds it", async ({ page }) => {
  await open(page);
  const saved = page.waitForEvent("download");
  await page.getByRole("button", { name: "Save to a file" }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toMatch(/^almanac-rescue-\d{4}-\d\d-\d\d\.json$/);
  const text = readFileSync(await file.path(), "utf8");
  expect(text).not.toContain(KEY);
  expect(JSON.parse(text)).toMatchObject({
    localStorage: { memberNotes: NOTES, tableViews: "{broken" },
    databases: [{ name: "answers", stores: [{ entries: [['"index"', { json: "{}" }]] }] }],
    leftOut: ["localStorage", "localStorage"],
  });
});

test("it clears everything, once that is confirmed", async ({ page }) => {
  await open(page);
  await page.getByRole("button", { name: "Clear everything" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Cancel" }).click();
  await expect(kept(page).getByRole("row", { name: /apiKey/ })).toBeVisible();

  await page.getByRole("button", { name: "Clear everything" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Clear everything" }).click();
  await expect(page.getByRole("status")).toHaveText("Everything deleted.");
  await expect(kept(page).getByRole("row")).toHaveCount(1);
  const left = await page.evaluate(async () => ({
    local: localStorage.length,
    session: sessionStorage.length,
    cookies: document.cookie,
    databases: await indexedDB.databases(),
  }));
  expect(left).toEqual({ local: 0, session: 0, cookies: "", databases: [] });
});

test("it works where the browser refuses its storage", async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ["localStorage", "sessionStorage", "indexedDB", "caches"]) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException("refused", "SecurityError");
        },
      });
    }
  });
  await page.goto("/rescue");
  await expect(kept(page).getByText("Blocked by your browser").first()).toBeVisible();
  await page.getByRole("button", { name: "Clear everything" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Clear everything" }).click();
  await expect(page.getByRole("status")).toContainText("Couldn’t remove local storage");
});

test("it runs none of the app's code, talks to nobody, and is for nobody's search", async ({
  page,
  pageErrors,
  allowLogs,
}) => {
  allowLogs(/connect-src blob:|violates the document's Content Security Policy/);
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await page.goto("/rescue");
  expect(asked.filter((path) => path.endsWith(".js"))).toEqual([]);
  await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex");
  const answer = await page.evaluate(() =>
    fetch("/").then(
      () => "answered",
      () => "refused",
    ),
  );
  expect(answer).toBe("refused");
  await expect.poll(() => pageErrors.join()).toContain("connect-src blob:");
});

for (const path of ["/rescue", "/offline"]) {
  test(`${path} breaks no rule of WCAG 2.2 AA, and never scrolls sideways`, async ({ page }) => {
    for (const [width, colorScheme] of [
      [1280, "light"],
      [360, "dark"],
    ] as const) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 740 });
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expectAccessible(page);
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
        .toBe(width);
    }
  });
}
