import * as z from "@/lib/zod";

import type { StoredKey } from "./keys";
import { listOf, moment, recordOf } from "./readable";
import { jsonValue, type StoredValue } from "./stored-value";

/** What the crimes of a faction were paid by hand. Times are epoch milliseconds. */
export interface SettledCrimes {
  /** When a crime was marked, by its id. */
  crimes: Readonly<Record<string, number>>;
  /** Marks of all that was carried out before a time, and when each was made. */
  upTo: readonly { untilMs: number; atMs: number }[];
}

/** By the id of the faction. */
type ByFaction = Readonly<Record<string, SettledCrimes>>;

const schema = recordOf(
  z.object({
    crimes: recordOf(moment, 10_000),
    upTo: listOf(z.object({ untilMs: moment, atMs: moment }), 1_000),
  }),
  100,
);

const settled = (name: StoredKey) => jsonValue<ByFaction>(name, schema, {});

export const settledCrimesStore = settled("settledCrimes");

/** Of the invented crimes of the sample data: their ids may be those of real ones. */
export const sampleSettledStore = settled("settledCrimesOfSample");

export const NOTHING_SETTLED: SettledCrimes = { crimes: {}, upTo: [] };

type Store = StoredValue<ByFaction>;

/** Marks crimes as settled at that time; null takes their marks back. */
export function settleCrimes(
  store: Store,
  factionId: number,
  crimeIds: readonly number[],
  atMs: number | null,
) {
  change(store, factionId, ({ crimes, upTo }) => {
    const others = Object.entries(crimes).filter(([id]) => !crimeIds.includes(Number(id)));
    const marked = atMs === null ? [] : crimeIds.map((id) => [String(id), atMs] as const);
    return { crimes: Object.fromEntries([...others, ...marked]), upTo };
  });
}

/** Marks all that was carried out before `untilMs`; null as the time of the mark takes it back. */
export function settleUpTo(store: Store, factionId: number, untilMs: number, atMs: number | null) {
  change(store, factionId, ({ crimes, upTo }) => {
    const others = upTo.filter((mark) => mark.untilMs !== untilMs);
    return { crimes, upTo: atMs === null ? others : [{ untilMs, atMs }, ...others] };
  });
}

/** A faction without marks is not kept. */
function change(store: Store, factionId: number, of: (before: SettledCrimes) => SettledCrimes) {
  const { [factionId]: before = NOTHING_SETTLED, ...others } = store.get();
  const after = of(before);
  const isEmpty = Object.keys(after.crimes).length === 0 && after.upTo.length === 0;
  store.set(isEmpty ? others : { ...others, [factionId]: after });
}
