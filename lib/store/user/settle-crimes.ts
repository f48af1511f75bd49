import type { Settled } from "@/lib/game/crimes/payout";

import { NOTHING_SETTLED, settledCrimesStore } from "./payout-terms";

/** Marks crimes as settled at that time; null removes the marks. */
export function settleCrimes(factionId: number, crimeIds: readonly number[], atMs: number | null) {
  change(factionId, ({ crimes, upTo }) => {
    const others = Object.entries(crimes).filter(([id]) => !crimeIds.includes(Number(id)));
    const marked = atMs === null ? [] : crimeIds.map((id) => [String(id), atMs] as const);
    return { crimes: Object.fromEntries([...others, ...marked]), upTo };
  });
}

/** Marks all crimes that were carried out before `untilMs` as settled; null as the time of the mark removes it. */
export function settleUpTo(factionId: number, untilMs: number, atMs: number | null) {
  change(factionId, ({ crimes, upTo }) => {
    const others = upTo.filter((mark) => mark.untilMs !== untilMs);
    return { crimes, upTo: atMs === null ? others : [{ untilMs, atMs }, ...others] };
  });
}

/** Changes the marks of a faction. A faction without marks is not stored. */
function change(factionId: number, of: (before: Settled) => Settled) {
  const { [factionId]: before = NOTHING_SETTLED, ...others } = settledCrimesStore.get();
  const after = of(before);
  const isEmpty = Object.keys(after.crimes).length === 0 && after.upTo.length === 0;
  settledCrimesStore.set(isEmpty ? others : { ...others, [factionId]: after });
}
