import { expect, test } from "vitest";

import type { ExplainedSum } from "@/components/figures/explain-lines";
import { sum } from "@/lib/common/numbers";
import { HOUR_MS, MINUTE_MS } from "@/lib/common/time";
import type { LedgerEvent } from "@/lib/game/ledger/events";
import { itemTotals, tradeTotal } from "@/lib/game/ledger/item-totals";
import { matchLots } from "@/lib/game/ledger/lots";
import { movementsOf } from "@/lib/game/ledger/movements";
import { tripOptions } from "@/lib/game/ledger/next-trip";
import { readySets } from "@/lib/game/ledger/sets";
import { totalOf, tripResults } from "@/lib/game/ledger/trip-results";
import { tripsOf } from "@/lib/game/ledger/trips";
import { anItem } from "@/lib/game/testing/builders";
import { FLIGHT_KINDS } from "@/lib/game/travel/flight-kinds";

import { explainTrip, explainTrips } from "./explanation";
import { explainCapacity, explainCargo } from "./next-trip-explanation";
import { explainNext, explainReady } from "./set-explanation";
import { setRows } from "./set-rows";
import { explainItem, explainTrade } from "./trade-explanation";

type Lines = ExplainedSum["lines"];

const NOW = Date.UTC(2026, 10, 20, 12);
const at = (hours: number) => NOW - hours * HOUR_MS;
const camels = (count: number) => [{ id: 384, count }];
const value = () => 76_300;

const buy = (id: string, hours: number, count: number, cost: number): LedgerEvent => ({
  kind: "buy",
  id,
  atMs: at(hours),
  place: hours > 40 ? "abroad" : "market",
  items: camels(count),
  cost,
  country: null,
});
const sell = (id: string, hours: number, count: number, proceeds: number): LedgerEvent => ({
  kind: "sell",
  id,
  atMs: at(hours),
  place: "market",
  items: camels(count),
  proceeds,
  fee: 9,
});

const EVENTS: readonly LedgerEvent[] = [
  { kind: "fare", id: "1", atMs: at(48), cost: 27_200 },
  { kind: "depart", id: "2", atMs: at(48), from: "Torn", to: "UAE", durationMs: 3 * HOUR_MS },
  buy("3", 44, 28, 392_000),
  { kind: "depart", id: "4", atMs: at(43), from: "UAE", to: "Torn", durationMs: 3 * HOUR_MS },
  sell("5", 30, 12, 900_001),
  { kind: "give", id: "6", atMs: at(29), items: camels(2) },
  sell("7", 28, 5, 350_000),
];

const ledger = matchLots(movementsOf(EVENTS, value, () => null));
const results = tripResults(tripsOf(EVENTS), ledger, value, NOW);

/** The dollars of "−$392,000". */
const dollarsIn = (text: string) => Number(text.replace("−", "-").replaceAll(/[$,+]/g, ""));

/** The milliseconds of "6 h 02 min". */
function durationIn(text: string): number {
  const [, hours, minutes] = /^(\d+) h (\d+) min$/.exec(text) ?? [];
  return Number(hours) * HOUR_MS + Number(minutes) * MINUTE_MS;
}

const valueOf = (lines: Lines, label: string) =>
  lines.find((line) => line.label === label)?.value ?? "";

/** The lines above the profit give it. */
function expectProfit(lines: Lines): number {
  const profitAt = lines.findIndex(({ label }) => label === "Profit");
  const profit = dollarsIn(valueOf(lines, "Profit"));
  expect(sum(lines.slice(0, profitAt).map((line) => dollarsIn(line.value)))).toBe(profit);
  expect(lines[profitAt]?.isTotal).toBe(true);
  // A line is found by its label.
  expect(new Set(lines.map(({ label }) => label)).size).toBe(lines.length);
  return profit;
}

/** The lines above the profit give it, and with the flights they give the profit per hour. */
function expectPerHour(lines: Lines) {
  const hours = durationIn(valueOf(lines, "÷ flights")) / HOUR_MS;
  const perHour = dollarsIn(valueOf(lines, "Per hour"));
  expect(perHour).toBe(Math.round(expectProfit(lines) / hours));
}

test("a trip: explainTrip()", () => {
  expect(results).toHaveLength(1);
  for (const result of results) expectPerHour(explainTrip(result, () => "Camel Plushie").lines);
});

test.each([
  { sets: 2, unsold: 7, label: "9 × Camel Plushie, 2 of them in a museum set, at market less 5%" },
  { sets: 9, unsold: 0, label: "9 × Camel Plushie, in a museum set, at market less 5%" },
])("a trip with $sets items in a museum set: explainTrip()", ({ sets, unsold, label }) => {
  const museum: LedgerEvent = {
    ...{ kind: "museum", id: "8", atMs: at(27), set: "Camels" },
    sets,
    points: null,
  };
  const log = matchLots(movementsOf([...EVENTS, museum], value, () => [384]));
  const trips = tripResults(tripsOf(EVENTS), log, value, NOW);
  expect(trips).toMatchObject([{ inSets: sets, unsold }]);
  for (const result of trips) {
    const { lines } = explainTrip(result, () => "Camel Plushie");
    expectPerHour(lines);
    expect(lines.map((line) => line.label)).toContain(label);
  }
  const { lines } = explainTrips("the trips", totalOf(trips));
  expectPerHour(lines);
  expect(lines.map((line) => line.label)).toContain(
    `${unsold > 0 ? `${unsold} unsold and ` : ""}${sets} in a museum set, at market less 5%`,
  );
});

test("what the museum has is in the profit of trips before Trade counts it, and both say so", () => {
  const museum: LedgerEvent = {
    ...{ kind: "museum", id: "8", atMs: at(27), set: "Camels" },
    sets: 2,
    points: 20,
  };
  const log = matchLots(movementsOf([...EVENTS, museum], value, () => [384]));
  const trips = tripResults(tripsOf(EVENTS), log, value, NOW);
  const inTrade = "Trade counts items in a museum set only once you sell the points.";
  expect(explainTrips("the trips", totalOf(trips)).note).toContain(inTrade);
  for (const result of trips) {
    expect(explainTrip(result, () => "Camel Plushie").note).toContain(inTrade);
  }
  const inTrips = "Trips counts what you gave for them at market value.";
  expect(explainTrade(tradeTotal(itemTotals(log, 0, value))).note).toContain(inTrips);

  // Without an exchange there is no difference.
  expect(explainTrips("the trips", totalOf(results)).note).not.toContain("Trade");
  for (const result of results) {
    expect(explainTrip(result, () => "Camel Plushie").note).not.toContain("Trade");
  }
});

test("a purchase without its cost: the trip’s lines have dashes, not 0", () => {
  const events = EVENTS.map((event) => (event.kind === "buy" ? { ...event, cost: null } : event));
  const log = matchLots(movementsOf(events, value, () => null));
  for (const result of tripResults(tripsOf(events), log, value, NOW)) {
    const { lines } = explainTrip(result, () => "Camel Plushie");
    expect(valueOf(lines, "Profit")).toBe("–");
    expect(valueOf(lines, "Per hour")).toBe("–");
  }
});

test("several trips: explainTrips()", () => {
  expectPerHour(explainTrips("the trips", totalOf([...results, ...results])).lines);
});

test.each([1, 20])(
  "an item with %i further sales, and all items: explainItem(), explainTrade()",
  (count) => {
    const further = Array.from({ length: count }, (_, index) => [
      buy(`b${index}`, 20, 1, 71_000),
      sell(`s${index}`, 2, 1, 70_000 + index),
    ]).flat();
    const items = itemTotals(
      matchLots(movementsOf([...EVENTS, ...further], value, () => null)),
      0,
      value,
    );
    expect(items).toHaveLength(1);
    for (const item of items) expectProfit(explainItem(item, "Camel Plushie").lines);
    expectProfit(explainTrade(tradeTotal(items)).lines);
  },
);

const SET = { name: "Plushie Set", points: 10, items: [1, 2, 3] };
const POINT = 34_120;

test.each([
  { what: "with items on hand", held: [3, 4, 1] },
  { what: "without one", held: [2, 2, 2] },
  { what: "with two missing", held: [1, 1, 5] },
])("sets that are ready and the next one, $what: explainReady(), explainNext()", ({ held }) => {
  const items = new Map(
    SET.items.map((id) => [id, anItem({ id, name: `Item ${id}`, marketPrice: 7_001 * id })]),
  );
  const rows = setRows([SET], items, (id) => held[id - 1] ?? null, POINT);
  expect(rows).toHaveLength(1);
  for (const row of rows) {
    const sums = [
      explainNext(row, POINT),
      explainReady(readySets(row.count === null ? [] : [row.count], POINT), POINT),
    ];
    for (const lines of sums.map((explained) => explained?.lines ?? [])) {
      expect(lines.length).toBeGreaterThan(2);
      const values = lines.map(({ value: text }) => dollarsIn(text));
      expect(sum(values.slice(0, -1))).toBe(values.at(-1));
      expect(lines.map(({ isTotal }) => isTotal ?? false).indexOf(true)).toBe(lines.length - 1);
      const [count, each] = (lines[0]?.label ?? "").split(" points × ").map(dollarsIn);
      expect((count ?? NaN) * (each ?? NaN)).toBe(values[0]);
    }
  }
});

test.each(FLIGHT_KINDS)("a cargo by $name: explainCargo()", (kind) => {
  const country = "Canada";
  const soldBy = [{ country, shop: "General Store", buyPrice: 601, sellPrice: null }];
  const items = [anItem({ id: 263, marketPrice: 3_961, soldBy })];
  const [option] = tripOptions(items, EVENTS, { kind, capacity: 28 });
  const cargo = option?.items[0];
  if (option === undefined || cargo === undefined) throw new Error("No cargo");
  const { lines } = explainCargo(option, cargo, { name: "Crocus", capacity: 28 });
  const profit = expectProfit(lines);
  const flights = lines.find(({ label }) => label.startsWith("÷")) ?? { label: "", value: "" };
  const [out, home] = flights.label.match(/\d+/g) ?? [];
  const [, hours = "0", minutes] = /^(?:(\d+) h )?(\d+) min$/.exec(flights.value) ?? [];
  const total = Number(hours) * 60 + Number(minutes);
  expect(Number(out) + Number(home)).toBe(total);
  expect(dollarsIn(valueOf(lines, "Per hour"))).toBe(Math.round((profit / total) * 60));
});

test.each(FLIGHT_KINDS)("the capacity by $name: explainCapacity()", (kind) => {
  const perks = {
    kind: null,
    items: [
      { source: "faction", items: 9 },
      { source: "Large Suitcase", items: 4 },
      { source: "faction", items: 1 },
    ],
  };
  const { lines } = explainCapacity(kind, perks);
  expect(new Set(lines.map(({ label }) => label)).size).toBe(lines.length);
  const values = lines.map(({ value: text }) => dollarsIn(text));
  expect(sum(values.slice(0, -1))).toBe(values.at(-1));
  expect(lines.at(-1)?.isTotal).toBe(true);
});
