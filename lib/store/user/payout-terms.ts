import type { Settled } from "@/lib/game/crimes/payout";
import { lenientArray, lenientRecord, timestampMs } from "@/lib/store/engine/lenient-schemas";
import { jsonValue, sessionValue } from "@/lib/store/engine/stored-value";
import * as z from "@/lib/zod";

/** Percent of a crime's money that goes to its members, as the player has set it; null until then. The faction keeps the rest. */
export const membersShareStore = jsonValue<number | null>(
  "membersShare",
  z.nullable(z.number().check(z.nonnegative(), z.maximum(100))),
  null,
);

/** By the id of the faction. */
export type SettledByFaction = Readonly<Record<string, Settled>>;

const schema = lenientRecord(
  z.object({
    crimes: lenientRecord(timestampMs, 10_000),
    upTo: lenientArray(z.object({ untilMs: timestampMs, atMs: timestampMs }), 1_000),
  }),
  100,
);

export const settledCrimesStore = sessionValue<SettledByFaction>("settledCrimes", schema, {});

export const NOTHING_SETTLED: Settled = { crimes: {}, upTo: [] };

/** The id used for a faction whose own is unknown. */
export const NO_ID = 0;

/** The marks of all factions, for when it isn't known which one counts: better not owed here than paid twice. */
export const allSettled = (kept: SettledByFaction): Settled => {
  const all = Object.values(kept);
  return {
    crimes: Object.assign({}, ...all.map(({ crimes }) => crimes)) as Settled["crimes"],
    upTo: all.flatMap(({ upTo }) => upTo),
  };
};

/** The marks of one faction. */
export const settledOf = (kept: SettledByFaction, factionId: number | null): Settled =>
  kept[factionId ?? NO_ID] ?? NOTHING_SETTLED;
