import { expect, test } from "./test";

const NOTES = '{"3000001":"Größe – 5 €"}';

/** Before the page's scripts: a browser inside an app, which opens no download of its own. */
function insideAnApp() {
  const userAgent = navigator.userAgent.replace(")", "; wv)");
  Object.defineProperty(navigator, "userAgent", { value: userAgent });
  Object.defineProperty(navigator, "clipboard", { value: undefined });
  HTMLAnchorElement.prototype.click = function () {
    Object.assign(globalThis, { pressed: this.href });
  };
}

test("in a browser inside an app, a file can be read for a minute, its text is offered, and a picture says what to do instead", async ({
  page,
  signIn,
  allowLogs,
}) => {
  allowLogs(/ERR_FILE_NOT_FOUND/);
  await page.addInitScript(insideAnApp);
  await signIn();
  await page.addInitScript((notes) => {
    if (location.protocol !== "about:") localStorage.setItem("memberNotes", notes);
  }, NOTES);

  await test.step("the backup is offered as text", async () => {
    await page.goto("/app/settings");
    const backUp = page.getByRole("region", { name: "Backup", exact: true });
    await page.getByRole("button", { name: "Back up" }).click();
    await expect(backUp).toContainText("Your browser may not have saved almanac-backup");
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

  await test.step("a picture has no text to offer", async () => {
    await page.goto("/app/faction/day");
    await expect(page.getByRole("img", { name: /faction tasks done/ })).toBeVisible();
    await page.getByRole("button", { name: "Save" }).click();
    await expect(
      page.getByText("Some browsers don’t save files. Take a screenshot instead."),
    ).toBeVisible();
  });

  await test.step("without a clipboard the copy command copies, or else the text is offered", async () => {
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
});
