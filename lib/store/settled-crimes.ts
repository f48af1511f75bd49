import * as z from "@/lib/zod";

import type { StoredKey } from "./keys";
import { listOf, moment, recordOf } from "./readable";
import { jsonValue } from "./stored-value";

/** Which crimes of a faction were paid by hand. Times are epoch milliseconds. */
export interface SettledCrimes {
  /** When a crime was marked, by its id. */
  crimes: Readonly<Record<string, number>>;
  /** Marks of all that was carried out before a time, and when each was made. */
  upTo: readonly { untilMs: number; atMs: number }[];
}

/** By the id of the faction. */
export type SettledByFaction = Readonly<Record<string, SettledCrimes>>;

const schema = recordOf(
  z.object({
    crimes: recordOf(moment, 10_000),
    upTo: listOf(z.object({ untilMs: moment, atMs: moment }), 1_000),
  }),
  100,
);

const settled = (name: StoredKey) => jsonValue<SettledByFaction>(name, schema, {});

export const settledCrimesStore = settled("settledCrimes");

/** For the invented crimes of the sample data, whose ids may be those of real ones. */
export const sampleSettledStore = settled("settledCrimesOfSample");

export const NOTHING_SETTLED: SettledCrimes = { crimes: {}, upTo: [] };
