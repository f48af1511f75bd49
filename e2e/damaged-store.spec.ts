import { NOW } from "../lib/api/testing/answers";
import members from "../lib/api/testing/fixtures/faction-members.json" with { type: "json" };
import { expect, test } from "./test";

test("a stored visit with a time far in the future isn't taken for this one", async ({
  page,
  signIn,
}) => {
  await signIn();
  await page.goto("/app/faction/members");
  await expect(page.getByRole("table", { name: "Members" })).toBeVisible();
  const kept = () => page.evaluate(() => localStorage.getItem("memberVisits") ?? "");
  await expect.poll(kept).toContain("Alpha");
  for (const atMs of ["1e300", "-1e300", String(NOW + 70 * 365 * 86_400_000)]) {
    await page.evaluate((time) => {
      const visits = localStorage.getItem("memberVisits") ?? "";
      localStorage.setItem(
        "memberVisits",
        visits.replaceAll(/"(atMs|lastActionAtMs)":[^,}]+/g, `"$1":${time}`),
      );
    }, atMs);
    await page.reload();
    await expect(page.getByRole("table", { name: "Members" })).toContainText(
      members.members[0]?.name ?? "",
    );
    await expect.poll(kept).toContain(`"atMs":${String(NOW).slice(0, 5)}`);
  }
});

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
