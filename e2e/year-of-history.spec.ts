import type { Call } from "./game";

import { STAT_GROUPS } from "../lib/game/progress/stat-groups";
import { fullestMinute, madeCalls } from "./made-calls";
import { expect, test } from "./test";

const PATH = "/app/user/progress";
const NAMES = STAT_GROUPS.flatMap(({ statistics }) => statistics.map(({ name }) => name));
/** 31 days, and 48 weeks before them. One call has ten statistics of one of them. */
const CALLS_FOR_TEN = 79;

const answer = (call: Call) => {
  const query = call.url.searchParams;
  if (query.get("cat") === "all") return call.fulfill({ json: { personalstats: {} } });
  const timestamp = Number(query.get("timestamp"));
  return call.fulfill({
    json: {
      personalstats: (query.get("stat") ?? "")
        .split(",")
        .map((name) => ({ name, value: timestamp, timestamp })),
    },
  });
};

for (const count of [10, 40]) {
  const title = `a year of ${count} statistics is read within the share of calls, while another page stays usable`;
  test(title, { tag: "@long" }, async ({ page, context, game, signIn }) => {
    const calls = (count / 10) * CALLS_FOR_TEN;
    test.setTimeout(240_000);
    await signIn();
    await page.addInitScript(
      (names) => {
        if (location.protocol === "about:") return;
        localStorage.setItem("player", "3000001");
        localStorage.setItem("trackedStats", JSON.stringify(names));
      },
      NAMES.slice(0, count),
    );
    game.answer("/user/personalstats", answer);
    const read = () => game.calls.filter((path) => path.includes("personalstats?stat="));
    const made = await madeCalls(context);
    // In steps that leave an answer the time to come: the page waits for none longer than 20 seconds.
    const run = async (steps: number) => {
      for (let step = 0; step < steps; step += 1) await page.clock.runFor(2_000);
    };

    await page.goto(`${PATH}?span=year`);
    await expect(page.getByRole("region", { name: "Loading progress" })).toContainText(
      `${calls} calls`,
    );
    await page.getByRole("button", { name: "Load my history" }).click();

    await test.step("another page loads meanwhile, and the reading goes on afterwards", async () => {
      // More than a third of a minute's calls; how soon depends on the machine.
      await expect(async () => {
        await run(5);
        expect(read().length).toBeGreaterThan(30);
      }).toPass({ timeout: 60_000 });
      await page.getByRole("link", { name: "Faction Members", exact: true }).first().click();
      await expect(page.getByRole("table", { name: "Members" })).toBeVisible();
      await page.goto(`${PATH}?span=year`);
      await page.getByRole("button", { name: "Load my history" }).click();
    });

    await test.step("until every day has been read, none twice", async () => {
      await expect(async () => {
        await run(10);
        await expect(page.getByRole("button", { name: "Pause" })).toBeHidden({ timeout: 100 });
      }).toPass({ timeout: 180_000 });
      const paths = read();
      expect(new Set(paths).size).toBe(calls);
      // Calls that leaving the page cut off are made again.
      expect(paths.length).toBeLessThanOrEqual(calls + 2);
    });

    await test.step("and no minute had more than 90 calls, of all pages together", async () => {
      await expect.poll(() => made.length).toBe(game.calls.length);
      expect(fullestMinute(made).length).toBeLessThanOrEqual(90);
    });
  });
}
