import { expect, test } from "./test";

test("a browser that refuses cookies shows every page, and the sidebar still narrows", async ({
  page,
  signIn,
}) => {
  await signIn();
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException("The document is sandboxed.", "SecurityError");
    };
    Object.defineProperty(Document.prototype, "cookie", { get: refuse, set: refuse });
  });
  await page.goto("/app/torn/items");
  await expect(page.getByRole("list", { name: "Items" })).toBeVisible();
  const narrowed = page.locator("html[data-sidebar=icon]");
  await expect(narrowed).toHaveCount(0);
  await page.keyboard.press("Control+b");
  await expect(narrowed).toHaveCount(1);
  await page.keyboard.press("Control+b");
  await expect(narrowed).toHaveCount(0);
});
