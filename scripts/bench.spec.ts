import { type Page, test } from "@playwright/test";

import { pages } from "../content/pages";
import { manyCrimes } from "../e2e/crimes/many-crimes";
import { factionCrimesWire } from "../lib/api/endpoints/faction-crimes";
import { NOW } from "../lib/api/testing/answers";
import { participation } from "../lib/game/crimes/participation";
import { passRateMatrix } from "../lib/game/crimes/history";
import { findProblems } from "../lib/game/crimes/problems";
import { byPlace, itemTotals, salesByWeek } from "../lib/game/ledger/item-totals";
import { matchLots } from "../lib/game/ledger/lots";
import { movementsOf } from "../lib/game/ledger/movements";
import { longLog } from "../lib/game/ledger/testing/long-log";
import { byCountry, tripResults } from "../lib/game/ledger/trip-results";
import { byWeek } from "../lib/game/ledger/trip-totals";
import { tripsOf } from "../lib/game/ledger/trips";
import { aMember } from "../lib/game/testing/builders";
import { answerAtOnce, manyItems, median, print, round1 } from "./bench-tools";

const ROUNDS = 9;

/** Searches that are typed one over the other. They match fewer and fewer items, and the last one matches none. */
const SEARCHES = ["item number 1234", "number 77", "42", "9", "item 9"];

test("script time of a keystroke in the search for items", async ({ browser }) => {
  const lines = [];
  for (const count of [1_500, 15_000]) {
    const times: number[] = [];
    let nodes = 0;
    for (let round = 0; round < ROUNDS; round += 1) {
      const page = await (await browser.newContext()).newPage();
      await answerAtOnce(page, { "/torn/items": { items: manyItems(count) } });
      await page.goto(pages.items.path, { waitUntil: "networkidle" });
      times.push(...(await msOfKeys(page)));
      nodes = await page.evaluate(() => document.querySelectorAll("*").length);
      await page.context().close();
    }
    times.sort((one, other) => one - other);
    const p95 = times[Math.ceil(times.length * 0.95) - 1] ?? 0;
    const keys = times.length;
    lines.push({ items: count, keys, "median, ms": median(times), "p95, ms": round1(p95), nodes });
  }
  print("A keystroke in the search for items", lines);
});

test("1,000 crimes of 100 members: the rules", () => {
  const crimes = factionCrimesWire.parse({ crimes: manyCrimes(1_000) }).crimes.entries;
  const members = Array.from({ length: 100 }, (_, i) => aMember({ id: i + 1 }));
  const prices = new Map([[206, 870_000]]);
  const payouts = { membersShare: 100, settled: { crimes: {}, upTo: [] } };
  const times = Array.from({ length: ROUNDS }, () => {
    const began = performance.now();
    participation(crimes, prices);
    passRateMatrix(crimes, null);
    findProblems(crimes, members, { nowMs: NOW, minimumPassRate: 90, payouts });
    return performance.now() - began;
  });
  print("1,000 crimes of 100 members", [
    { crimes: crimes.length, "first time, ms": round1(times[0] ?? 0), "median, ms": median(times) },
  ]);
});

test("10,000 log entries of a trader: the rules", () => {
  const lines = [10_000, 20_000, 40_000].map((count) => {
    const events = longLog(count);
    const marketValue = () => 76_300;
    const times = Array.from({ length: ROUNDS }, () => {
      const began = processorMs();
      const ledger = matchLots(movementsOf(events, marketValue, () => null));
      const results = tripResults(tripsOf(events), ledger, marketValue, NOW);
      byCountry(results);
      byWeek(results);
      const items = itemTotals(ledger, 0, marketValue);
      byPlace(items);
      salesByWeek(items);
      return processorMs() - began;
    });
    return {
      entries: events.length,
      "first time, ms": round1(times[0] ?? 0),
      "median, ms": median(times),
    };
  });
  print("The ledger of a trader", lines);
});

/** The processor time of this process, in milliseconds. */
function processorMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** The processor time that each key of the searches takes in the page, in milliseconds of script: handler and render. */
async function msOfKeys(page: Page): Promise<number[]> {
  const session = await page.context().newCDPSession(page);
  // Processor time, since a shared processor stalls now and then.
  await session.send("Performance.enable", { timeDomain: "threadTicks" });
  const scriptMs = async () => {
    const { metrics } = await session.send("Performance.getMetrics");
    return (metrics.find(({ name }) => name === "ScriptDuration")?.value ?? 0) * 1000;
  };
  const box = page.getByRole("searchbox");
  await box.focus();
  const times: number[] = [];
  for (const search of SEARCHES) {
    await box.selectText();
    for (const key of search) {
      const before = await scriptMs();
      await page.keyboard.press(key === " " ? "Space" : key);
      // Shorter than the pause after which the text is written into the address.
      await page.waitForTimeout(150);
      times.push((await scriptMs()) - before);
    }
  }
  return times;
}
