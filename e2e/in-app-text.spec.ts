import { expectAccessible } from "./accessible";
import { expect, test } from "./test";

/** A browser inside an app, which can't download. */
const INSIDE_AN_APP =
  "Mozilla/5.0 (Linux; Android 14; Pixel 8 Build/AP2A; wv) AppleWebKit/537.36 Chrome/126.0 Mobile Safari/537.36";

test.use({ userAgent: INSIDE_AN_APP });

for (const theme of ["light", "dark"] as const) {
  const tag = theme === "dark" ? [] : "@long";
  const title = `inside an app the file's text is offered for copying, ${theme}, and fits the window`;
  test(title, { tag }, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto("/terms");
    await page.evaluate((chosen) => {
      localStorage.setItem("theme", chosen);
      localStorage.setItem("memberNotes", JSON.stringify({ 1: "a long note ".repeat(80) }));
    }, theme);
    await page.goto("/rescue");
    await page.getByRole("button", { name: "Save to a file" }).click();
    const dialog = page.getByRole("dialog", { name: /^almanac-rescue-.*json$/ });
    await expect(dialog).toContainText("Copy its text instead");
    const field = dialog.getByRole("textbox", { name: "Text to copy" });
    await expect(field).toBeFocused();
    await expect(field).toHaveValue(/torn-almanac-rescue/);
    await expect.poll(async () => (await dialog.boundingBox())?.x).toBe(16);
    for (const part of [dialog, field, dialog.getByRole("button", { name: "Close" })]) {
      await expect(part).toBeInViewport({ ratio: 1 });
    }
    await expectAccessible(page);
    await dialog.getByRole("button", { name: "Close" }).click();
    await expect(dialog).toHaveCount(0);
  });
}
