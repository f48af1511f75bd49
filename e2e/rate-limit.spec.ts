import { expect, refresh, test } from "./test";

test("130 calls asked for at once in each of two tabs never pass 90 in a minute", async ({
  page,
  context,
  game,
  signIn,
}) => {
  await signIn();
  const other = await context.newPage();
  const tabs = [page, other];
  for (const tab of tabs) {
    await tab.goto("/app/faction/members");
    await expect(tab.getByRole("table")).toBeVisible();
  }
  // Each refresh of the page asks for three answers, and gives up those that it still waits for.
  await Promise.all(tabs.map((tab) => refresh(tab, 43)));
  // On a slow machine more of them are given up before they start: then it takes a few more.
  await expect(async () => {
    await Promise.all(tabs.map((tab) => refresh(tab, 3)));
    for (const tab of tabs) {
      await expect(tab.getByText("calls wait their turn.")).toBeVisible({ timeout: 500 });
    }
  }).toPass();
  expect(game.calls.length).toBeLessThanOrEqual(90);

  const jumpedAfter = game.calls.length;
  const jumpMs = 61_000;
  const jumpedAtMs = Date.now();
  await page.clock.fastForward(jumpMs);
  for (const tab of tabs) await expect(tab.getByText("calls wait their turn.")).toBeHidden();

  const starts = game.arrivedAtMs.map((at) => (at < jumpedAtMs ? at : at + jumpMs));
  expect(starts.length).toBeGreaterThan(jumpedAfter);
  for (const [i, at] of starts.entries()) {
    expect(at - (starts[i - 90] ?? 0)).toBeGreaterThanOrEqual(60_000);
  }
});
