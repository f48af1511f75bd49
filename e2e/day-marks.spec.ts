import { expect, type Page, test } from "./test";

const icon = (page: Page) =>
  page.evaluate(
    () =>
      document.querySelector<HTMLLinkElement>("link[rel=icon][type='image/svg+xml']")?.href ?? "",
  );
const DAY_MS = 86_400_000;

test("the tab's icon fills with the checklist, on other pages too, without a call; a new day begins empty", async ({
  page,
  game,
  signIn,
}) => {
  await signIn();
  await page.goto("/app/dashboard");
  await expect(page.getByRole("region", { name: "At a glance" })).toContainText("left today");
  await expect.poll(() => icon(page)).toMatch(/^data:image\/svg\+xml,/);
  const filled = await icon(page);
  expect(decodeURIComponent(filled)).toContain("<path");

  await page.goto("/app/faction/basic");
  await expect.poll(() => icon(page)).toBe(filled);
  expect(game.calls.filter((path) => path.startsWith("/user/"))).not.toEqual([]);
  const before = game.calls.length;
  await page.goto("/app/faction/basic");
  await expect.poll(() => icon(page)).toBe(filled);
  expect(game.calls.slice(before)).toEqual(["/faction/basic?comment=Almanac"]);

  await page.clock.fastForward(DAY_MS);
  await expect.poll(() => icon(page)).toMatch(/\/icon\.svg/);
});
