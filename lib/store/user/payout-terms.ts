import type { Settled } from "@/lib/game/crimes/payout";
import { lenientArray, lenientRecord, timestampMs } from "@/lib/store/engine/lenient-schemas";
import { jsonValue } from "@/lib/store/engine/stored-value";
import * as z from "@/lib/zod";

/**
 * The percentage of a crime's money that goes to its members, as set by the player; null until then. The faction gets the rest.
 */
export const membersShareStore = jsonValue<number | null>(
  "membersShare",
  z.nullable(z.number().check(z.nonnegative(), z.maximum(100))),
  null,
);

/** Settled crimes by faction id. */
export type SettledByFaction = Readonly<Record<string, Settled>>;

const schema = lenientRecord(
  z.object({
    crimes: lenientRecord(timestampMs, 10_000),
    upTo: lenientArray(z.object({ untilMs: timestampMs, atMs: timestampMs }), 1_000),
  }),
  100,
);

export const settledCrimesStore = jsonValue<SettledByFaction>("settledCrimes", schema, {});

export const NOTHING_SETTLED: Settled = { crimes: {}, upTo: [] };

/** The id used for a faction with an unknown id. */
export const NO_ID = 0;

/**
 * The settled crimes of all factions, for a player whose faction is unknown: a payment that isn't listed is better than one that
 * is made twice.
 */
export const allSettled = (kept: SettledByFaction): Settled => {
  const all = Object.values(kept);
  return {
    crimes: Object.assign({}, ...all.map(({ crimes }) => crimes)) as Settled["crimes"],
    upTo: all.flatMap(({ upTo }) => upTo),
  };
};

/** The settled crimes of one faction. */
export const settledOf = (kept: SettledByFaction, factionId: number | null): Settled =>
  kept[factionId ?? NO_ID] ?? NOTHING_SETTLED;
