import { expectAccessible } from "./accessible";
import { expect, test } from "./test";

test("the packages that the site is built from, with their licences, are a press away from the terms", async ({
  page,
}) => {
  await page.goto("/terms");
  await page.getByRole("link", { name: "Licences" }).click();
  await expect(page).toHaveURL(/\/licences$/);
  await expect(page.getByRole("heading", { level: 1, name: "Licences" })).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);

  const react = page.getByRole("listitem").filter({ hasText: /^react \d/ });
  await expect(react).toContainText("MIT");
  await react.locator("summary").click();
  await expect(react.locator("pre")).toContainText("Permission is hereby granted");

  await page.setViewportSize({ width: 320, height: 640 });
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth), "scrolls sideways")
    .toBe(320);
  await expectAccessible(page);
});
