import { readFileSync } from "node:fs";

import { expectAccessible } from "./accessible";
import { expect, KEY, type Page, test } from "./test";

test.use({ keepCache: true });

const NOTES = '{"1":"Größe – 5 €"}';

/** Stores the data that a visit may leave behind, with damaged values among it. */
const fill = (page: Page) =>
  page.evaluate(
    async ([key, notes]) => {
      localStorage.setItem("apiKey", key);
      localStorage.setItem("memberNotes", notes);
      localStorage.setItem("messageDraft", `mine is ${key}`);
      localStorage.setItem("tableViews", "{broken");
      document.cookie = "sidebar_state=false; path=/";
      const request = indexedDB.open("responses");
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

test("it shows what is stored but the key, saves a file that Settings restores, and clears everything once confirmed", async ({
  page,
}) => {
  await open(page);

  await test.step("no letter of the key is shown", async () => {
    for (const row of [
      /apiKey, your API key Local storage hidden/,
      /tableViews/,
      /responses: keyval/,
    ]) {
      await expect(kept(page).getByRole("row", { name: row })).toBeVisible();
    }
    await expect(kept(page).getByRole("row", { name: "sidebar_state Cookie" })).toBeVisible();
    await expect.poll(() => page.content()).not.toContain(KEY);
  });

  const file =
    await test.step("the file has everything but the key and what holds it", async () => {
      const coming = page.waitForEvent("download");
      await page.getByRole("button", { name: "Save to a file" }).click();
      const saved = await coming;
      expect(saved.suggestedFilename()).toMatch(/^almanac-rescue-\d{4}-\d\d-\d\d\.json$/);
      const content = readFileSync(await saved.path());
      expect(content.toString()).not.toContain(KEY);
      expect(JSON.parse(content.toString())).toMatchObject({
        localStorage: { memberNotes: NOTES, tableViews: "{broken" },
        databases: [{ name: "responses", stores: [{ entries: [['"index"', { json: "{}" }]] }] }],
        leftOut: ["localStorage", "localStorage"],
      });
      return content;
    });

  await test.step("it is cleared, once that is confirmed", async () => {
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

  await test.step("Settings restores the file", async () => {
    await page.evaluate((key) => {
      localStorage.setItem("apiKey", key);
      localStorage.setItem("memberNotes", '{"3000002":"here"}');
    }, KEY);
    await page.goto("/app/settings");
    await page
      .getByLabel("Backup file")
      .setInputFiles({ name: "almanac-rescue.json", mimeType: "application/json", buffer: file });
    const dialog = page.getByRole("dialog", { name: "Restore a backup" });
    await expect(dialog.getByRole("row").filter({ hasText: "Notes on members" })).toBeVisible();
    await dialog.getByRole("button", { name: "Merge" }).click();
    await expect(page.getByRole("region", { name: "Backup", exact: true })).toContainText(
      "Backup restored.",
    );
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem("memberNotes")))
      .toBe('{"1":"Größe – 5 €","3000002":"here"}');
  });
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

  for (const path of ["/rescue", "/offline"]) {
    await test.step(`${path} breaks no rule of WCAG 2.2 AA, and never scrolls sideways`, async () => {
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
});
