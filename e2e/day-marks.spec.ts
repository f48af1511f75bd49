import { NOW } from "../lib/api/testing/answers";
import { expect, type Page, test } from "./test";

const DAY_MS = 86_400_000;

const icon = (page: Page) =>
  page.evaluate(
    () =>
      document.querySelector<HTMLLinkElement>("link[rel=icon][type='image/svg+xml']")?.href ?? "",
  );

test("the tab's icon shows on every page how much of the checklist is done, without a call; a new day begins empty", async ({
  page,
  game,
  signIn,
}) => {
  await signIn();
  await page.addInitScript(
    (today) => {
      if (location.protocol !== "about:") localStorage.setItem("checklistProgress", today);
    },
    JSON.stringify({ dayMs: NOW - (NOW % DAY_MS), done: 12, of: 24 }),
  );
  await page.goto("/app/faction/basic");
  await expect.poll(() => icon(page)).toMatch(/^data:image\/svg\+xml,/);
  await expect.poll(async () => decodeURIComponent(await icon(page))).toContain("<path");
  const paths = () => game.calls.map((call) => call.replace(/\?.*/, "")).toSorted();
  await expect
    .poll(paths)
    .toEqual([
      ...["/faction/basic", "/faction/chain", "/faction/members"],
      ...["/faction/rankedwars", "/faction/wars"],
    ]);

  await page.clock.fastForward(DAY_MS);
  await expect.poll(() => icon(page)).toMatch(/\/icon\.svg/);
});
