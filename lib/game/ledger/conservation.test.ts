import fc from "fast-check";
import { expect, test } from "vitest";

import { groupBy } from "@/lib/common/group-by";
import { sum } from "@/lib/common/numbers";

import type { LedgerEvent } from "./events";
import { matchLots } from "./lots";
import { type Movement, movementsOf } from "./movements";

/** Item 5 has no market value. */
const marketValue = (item: number) => (item === 5 ? null : item * 100);
const museumSets = (name: string) => (name === "Plushies" ? [1, 2, 3] : null);

const items = fc.uniqueArray(
  fc.record({ id: fc.integer({ min: 1, max: 5 }), count: fc.integer({ min: 1, max: 9 }) }),
  { minLength: 1, maxLength: 3, selector: ({ id }) => id },
);
const money = fc.integer({ min: 0, max: 100_000 });
const isIncoming = fc.boolean();
const place = fc.constant("market" as const);

const what = fc.oneof(
  fc.record({
    kind: fc.constant("buy" as const),
    place,
    items,
    cost: fc.option(money),
    country: fc.constant(null),
  }),
  fc.record({
    kind: fc.constant("sell" as const),
    place,
    items,
    proceeds: fc.option(money),
    fee: fc.integer({ min: 0, max: 50 }),
  }),
  fc.record({ kind: fc.constantFrom("receive" as const, "give" as const), items }),
  fc.record({
    kind: fc.constant("trade" as const),
    tradeId: fc.constantFrom("1", "2"),
    isIncoming,
    money,
    items: fc.oneof(items, fc.constant([])),
    isProperty: fc.constantFrom(false, false, true),
  }),
  fc.record({
    kind: fc.constant("exchange" as const),
    place: fc.constant("container" as const),
    gone: items,
    came: items,
  }),
  fc.record({
    kind: fc.constant("museum" as const),
    set: fc.constantFrom("Plushies", "Teddies"),
    sets: fc.integer({ min: 1, max: 4 }),
    points: fc.option(fc.integer({ min: 1, max: 50 })),
  }),
);

const logs = fc
  .array(fc.tuple(what, fc.integer({ min: 1, max: 30 })), { maxLength: 40 })
  .map((rows) =>
    rows.map(([event, atMs], index): LedgerEvent => ({ ...event, id: `Entry${index}`, atMs })),
  );

const ledgerOf = (events: readonly LedgerEvent[]) => {
  const movements = movementsOf(events, marketValue, museumSets);
  return { movements, ...matchLots(movements) };
};

const quantityOf = (its: readonly { quantity: number }[]) => sum(its.map((one) => one.quantity));
const isOut = (movement: Movement) => !movement.isIncoming;

test("all that came is left or has left once, and all that left is counted once", () => {
  fc.assert(
    fc.property(logs, (events) => {
      const { movements, lots, matches } = ledgerOf(events);
      expect(quantityOf(lots)).toBe(quantityOf(movements.filter((one) => one.isIncoming)));
      const byLot = groupBy(matches, ({ lot }) => lot);
      for (const lot of lots) {
        const its = byLot.get(lot) ?? [];
        expect(lot.left).toBeGreaterThanOrEqual(0);
        expect(quantityOf(its) + lot.left).toBe(lot.quantity);
        if (lot.cost === null) expect(its.every(({ cost }) => cost === null)).toBe(true);
        else expect(sum(its.map(({ cost }) => cost ?? NaN)) + (lot.leftCost ?? NaN)).toBe(lot.cost);
      }
      expect(quantityOf(matches)).toBe(quantityOf(movements.filter(isOut)));
    }),
  );
});

test("the money of a sale is shared out whole, or is unknown", () => {
  fc.assert(
    fc.property(logs, (events) => {
      const byEntry = groupBy(ledgerOf(events).matches, ({ outId }) => outId);
      for (const event of events) {
        if (event.kind !== "sell") continue;
        const its = byEntry.get(event.id) ?? [];
        expect(quantityOf(its)).toBe(sum(event.items.map(({ count }) => count)));
        if (its.some(({ proceeds }) => proceeds === null)) continue;
        expect(sum(its.map(({ proceeds }) => proceeds ?? 0))).toBe(event.proceeds);
        expect(sum(its.map(({ fee }) => fee))).toBe(event.fee);
      }
    }),
  );
});

test("what came in an exchange costs exactly what went, or has no known cost", () => {
  fc.assert(
    fc.property(logs, (events) => {
      const { lots, matches } = ledgerOf(events);
      for (const { id, kind } of events) {
        if (kind !== "exchange" && kind !== "museum") continue;
        const made = lots.filter((lot) => lot.id === id);
        const given = matches.filter(({ outId }) => outId === id);
        expect(given.every(({ proceeds }) => proceeds === null)).toBe(true);
        if (made.length === 0 || made.some(({ cost }) => cost === null)) continue;
        expect(sum(made.map(({ cost }) => cost ?? NaN))).toBe(
          sum(given.map(({ cost }) => cost ?? NaN)),
        );
      }
    }),
  );
});

test("the order in which the pages load makes no difference", () => {
  const shuffled = logs.chain((events) =>
    fc.tuple(
      fc.constant(events),
      fc.shuffledSubarray(events, { minLength: events.length, maxLength: events.length }),
    ),
  );
  fc.assert(
    fc.property(shuffled, ([events, others]) => {
      expect(ledgerOf(others)).toEqual(ledgerOf(events));
    }),
  );
});
