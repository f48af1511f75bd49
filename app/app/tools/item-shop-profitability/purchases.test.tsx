import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";

import { renderPage, servePages, setClock } from "@/app/testing/render-page";
import { NOW } from "@/lib/api/testing/answers";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "@/lib/common/time";

import { CITY, log } from "./testing/shop-answers";
import { findBought, renderShops } from "./testing/shop-page";

servePages();

const logCalls = (calls: readonly string[]) => calls.filter((call) => call.startsWith("/user/log"));

test("today’s purchases are counted since 00:00 UTC, in one call", async () => {
  const { calls } = await renderShops();
  await findBought(42);
  const beforeMidnight = (NOW - 12 * HOUR_MS) / 1000 - 1;
  expect(logCalls(calls)).toEqual([
    `/user/log?limit=100&log=4200,5970,5971,8370,5300,5301,5302,5303&from=${beforeMidnight}&comment=Almanac`,
  ]);
});

test.each([
  { name: "no purchase", entries: [], count: 0 },
  { name: "two purchases", entries: [{ quantity: 40 }, { quantity: 7 }], count: 47 },
  { name: "a purchase without a quantity", entries: [{}, { quantity: 5 }], count: 6 },
  { name: "a purchase at 00:00 UTC", entries: [{ quantity: 3, hoursAgo: 12 }], count: 3 },
  { name: "a purchase of yesterday", entries: [{ quantity: 3, hoursAgo: 12.001 }], count: 0 },
])("of $name, $count items count", async ({ entries, count }) => {
  await renderShops("", { "/user/log": log(...entries) });
  expect(
    await screen.findByText(
      `You have bought ${count} / 100 items from city shops today. Resets in 12 hours and 0 minutes.`,
    ),
  ).toBeVisible();
});

test.each([
  { quantity: 99, colour: "text-destructive" },
  { quantity: 100, colour: "text-success" },
  { quantity: 103, colour: "text-success" },
])("with $quantity items bought, the strip is in $colour", async ({ quantity, colour }) => {
  await renderShops("", { "/user/log": log({ quantity }) });
  expect((await findBought(quantity)).closest("p")).toHaveClass(colour);
});

test("the time until the reset goes by the clock, and a new day starts at 0", async () => {
  const { calls } = await renderShops();
  await findBought(42);
  for (const [afterMs, words] of [
    [10.25 * HOUR_MS + MINUTE_MS / 2, /Resets in 1 hours and 44 minutes\.$/],
    [12 * HOUR_MS - 1000, /42 .* Resets in 0 hours and 0 minutes\.$/],
  ] as const) {
    setClock(NOW + afterMs);
    expect(await screen.findByText(words)).toBeVisible();
  }
  setClock(NOW + 12 * HOUR_MS);
  expect(
    await screen.findByText(
      "You have bought 0 / 100 items from city shops today. Resets in 24 hours and 0 minutes.",
    ),
  ).toBeVisible();
  await waitFor(() => {
    expect(logCalls(calls)).toHaveLength(2);
  });
});

test("the purchases of the day count from the game’s day, whatever day the device has", async () => {
  const comparedAtMs = NOW - DAY_MS;
  setClock(comparedAtMs);
  const { calls } = await renderPage("/app/tools/item-shop-profitability", {
    answers: CITY,
    stored: { gameClock: { aheadMs: DAY_MS, comparedAtMs } },
  });
  await findBought(42);
  const [call = ""] = logCalls(calls);
  const from = Number(new URLSearchParams(call.split("?")[1]).get("from"));
  // The game excludes the second in `from`.
  expect(from + 1).toBe((NOW - (NOW % DAY_MS)) / 1000);
});
