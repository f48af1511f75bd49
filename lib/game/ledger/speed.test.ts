import { expect, test } from "vitest";

import { byPlace, itemTotals, tradeTotal } from "./item-totals";
import { matchLots } from "./lots";
import { movementsOf } from "./movements";
import { longLog } from "./testing/long-log";
import { totalOf, tripResults } from "./trip-results";
import { tripsOf } from "./trips";

const value = () => 70_000;

/** The shortest of several times for all results of so many entries, in milliseconds. */
function msFor(count: number): number {
  const events = longLog(count);
  const times = Array.from({ length: 3 }, () => {
    const startMs = performance.now();
    const ledger = matchLots(movementsOf(events, value, () => null));
    const results = tripResults(tripsOf(events), ledger, value, Infinity);
    const items = itemTotals(ledger, 0, value);
    byPlace(items);
    const ms = performance.now() - startMs;
    const bought = results.length * 28;
    expect(totalOf(results)).toMatchObject({
      ...{ trips: results.length, bought, unsold: results.length },
    });
    expect(tradeTotal(items)).toMatchObject({ matched: bought - results.length, unknown: 0 });
    return ms;
  });
  return Math.min(...times);
}

test("10,000 entries take a moment, and four times as many about four times as long", () => {
  const ms = msFor(10_000);
  // Several times as long as a computer takes, since the tests share their processors.
  expect(ms).toBeLessThan(1_000);
  expect(msFor(40_000) / ms).toBeLessThan(12);
});
