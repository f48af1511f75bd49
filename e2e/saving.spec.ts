import { readFileSync } from "node:fs";

import { expect, KEY, type Page, test } from "./test";

const NOTES = '{"3000001":"Größe – 5 €"}';
const backUp = (page: Page) => page.getByRole("region", { name: "Backup", exact: true });

/** Before the page's scripts: a browser inside an app, which opens no download of its own. */
function insideAnApp() {
  const userAgent = navigator.userAgent.replace(")", "; wv)");
  Object.defineProperty(navigator, "userAgent", { value: userAgent });
  Object.defineProperty(navigator, "clipboard", { value: undefined });
  HTMLAnchorElement.prototype.click = function () {
    Object.assign(globalThis, { pressed: this.href });
  };
}

async function openSettings(page: Page) {
  await page.addInitScript((notes) => {
    if (location.protocol !== "about:") localStorage.setItem("memberNotes", notes);
  }, NOTES);
  await page.goto("/app/settings");
  await expect(backUp(page)).toBeVisible();
}

test("a browser inside an app can read the file for a minute, and the page offers its text", async ({
  page,
  signIn,
  allowLogs,
}) => {
  allowLogs(/ERR_FILE_NOT_FOUND/);
  await page.addInitScript(insideAnApp);
  await signIn();
  await openSettings(page);
  await page.getByRole("button", { name: "Back up" }).click();
  await expect(backUp(page)).toContainText("Your browser may not have saved almanac-backup");
  const offer = page.getByRole("dialog", { name: /^almanac-backup/ });
  await expect(offer.getByRole("textbox")).toHaveValue(/Größe – 5 €/);
  await expect(offer.getByRole("textbox")).toBeFocused();

  const read = () =>
    page.evaluate(() =>
      fetch(String(Reflect.get(globalThis, "pressed"))).then(
        (file) => file.text(),
        () => "gone",
      ),
    );
  await expect.poll(read).toContain("Größe – 5 €");
  await page.clock.runFor(61_000);
  await expect.poll(read).toBe("gone");
  await page.keyboard.press("Escape");
  await expect(offer).toHaveCount(0);
});

test("hands files and copied text to Torn PDA, whose browser supports neither", async ({
  page,
  signIn,
}) => {
  await page.addInitScript(insideAnApp);
  await page.addInitScript(() => {
    const asked: unknown[] = [];
    const callHandler = (name: string, given: unknown) => {
      asked.push([name, given]);
      return Promise.resolve(
        { isTornPDA: { isTornPDA: true }, shareFile: { status: "success" } }[name] ?? null,
      );
    };
    Object.assign(globalThis, { asked, ["flutter_inappwebview"]: { callHandler } });
  });
  await signIn();
  await openSettings(page);
  await page.getByRole("button", { name: "Back up" }).click();
  await expect(backUp(page)).toContainText("Handed to Torn PDA as almanac-backup");
  const file = await page.evaluate(() => {
    const asked = Reflect.get(globalThis, "asked") as [string, Record<string, string>][];
    const { base64Data = "", fileName } = asked.find(([name]) => name === "shareFile")?.[1] ?? {};
    return { fileName, text: atob(base64Data.split(",")[1] ?? "") };
  });
  expect(file.fileName).toMatch(/^almanac-backup.*\.json$/);
  expect(Buffer.from(file.text, "latin1").toString("utf8")).toContain("Größe – 5 €");

  await page.goto("/app/faction/members");
  await page.getByTitle("Click to copy").first().click();
  await expect(page.getByText("Copied to clipboard")).toBeVisible();
  const copied = await page.evaluate(() => Reflect.get(globalThis, "asked") as unknown[]);
  expect(copied).toContainEqual(["copyToClipboard", expect.stringMatching(/^\S.* \[\d+\]$/)]);
});

test("without a clipboard it copies by the copy command, or else offers the text", async ({
  page,
  signIn,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "clipboard", { value: undefined });
  });
  await signIn();
  await page.goto("/app/faction/members");
  await page.getByTitle("Click to copy").first().click();
  await expect(page.getByText("Copied to clipboard")).toBeVisible();
  await page.evaluate(() => {
    Object.assign(document, { execCommand: () => false });
  });
  await page.getByTitle("Click to copy").first().click();
  await expect(
    page.getByRole("dialog", { name: "Copy this text" }).getByRole("textbox"),
  ).toHaveValue(/^\S.* \[\d+\]$/);
});

test("the rescue page's file is restored in Settings", async ({ page, signIn }) => {
  await signIn();
  await openSettings(page);
  await page.goto("/rescue");
  const saved = page.waitForEvent("download");
  await page.getByRole("button", { name: "Save to a file" }).click();
  const file = readFileSync(await (await saved).path());
  expect(file.toString()).not.toContain(KEY);

  await openSettings(page);
  await page.evaluate(() => {
    localStorage.setItem("memberNotes", '{"3000002":"here"}');
  });
  await page
    .getByLabel("Backup file")
    .setInputFiles({ name: "almanac-rescue.json", mimeType: "application/json", buffer: file });
  const dialog = page.getByRole("dialog", { name: "Restore a backup" });
  await expect(dialog.getByRole("row").filter({ hasText: "Notes on members" })).toBeVisible();
  await dialog.getByRole("button", { name: "Merge" }).click();
  await expect(backUp(page)).toContainText("Backup restored.");
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem("memberNotes")))
    .toBe('{"3000001":"Größe – 5 €","3000002":"here"}');
});

for (const { browser, saves } of [
  { browser: "a browser that saves files", saves: true },
  { browser: "a browser inside an app", saves: false },
]) {
  test(`in ${browser}, saving the picture of the day ${saves ? "says nothing" : "says what to do instead"}`, async ({
    page,
    context,
    signIn,
  }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    if (!saves) await page.addInitScript(insideAnApp);
    await signIn();
    await page.goto("/app/faction/day");
    const save = page.getByRole("button", { name: "Save" });
    await expect(page.getByRole("img", { name: /faction tasks done/ })).toBeVisible();
    const saved = saves ? page.waitForEvent("download") : null;
    await save.click();
    await saved;
    const problem = page.getByText("Some browsers don’t save files. Take a screenshot instead.");
    if (saves) {
      // The message would come right after the download: the next one shows that it has been the only one.
      await page.getByRole("button", { name: "Copy picture" }).click();
      await expect(page.getByText("The picture is on your clipboard.")).toBeVisible();
    }
    await expect(problem).toBeVisible({ visible: !saves });
  });
}

test("in Safari the page says that unvisited sites lose their data", async ({ page, signIn }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "userAgent", {
      value:
        "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.2 Safari/605.1.15",
    });
    navigator.storage.persisted = () => Promise.resolve(false);
  });
  await signIn();
  await page.goto("/app/settings");
  await expect(page.getByRole("region", { name: "Stored data" })).toContainText(
    "Safari also deletes all of it after seven days of use without a visit to this site",
  );
});
