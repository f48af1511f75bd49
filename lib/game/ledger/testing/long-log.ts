import { MINUTE_MS } from "@/lib/common/time";
import type { LedgerEvent } from "@/lib/game/ledger/events";

/** A log of at least so many entries, newest first: trips of 28 items, which are sold three at a time. */
export function longLog(count: number): LedgerEvent[] {
  const events: LedgerEvent[] = [];
  for (let trip = 0; events.length < count; trip += 1) {
    const at = (minutes: number) => (trip * 400 + minutes) * MINUTE_MS;
    const dated = (minutes: number) => ({ id: `Trip${trip}-${minutes}`, atMs: at(minutes) });
    const durationMs = 181 * MINUTE_MS;
    const item = 384 + (trip % 7);
    events.push(
      { ...dated(0), kind: "depart", from: "Torn", to: "UAE", durationMs },
      { ...dated(181), kind: "arrive", at: "UAE" },
      {
        ...dated(183),
        kind: "buy",
        place: "abroad",
        items: [{ id: item, count: 28 }],
        cost: 392_000,
        country: "UAE",
      },
      { ...dated(187), kind: "depart", from: "UAE", to: "Torn", durationMs },
      { ...dated(368), kind: "arrive", at: "Torn" },
    );
    for (let sale = 1; sale <= 9; sale += 1) {
      events.push({
        ...dated(370 + sale),
        kind: "sell",
        place: "market",
        items: [{ id: item, count: 3 }],
        proceeds: 206_514,
        fee: 10_869,
      });
    }
  }
  return events.reverse();
}
