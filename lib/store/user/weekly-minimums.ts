import type {
  Exemption,
  ExemptionsByMember,
  MinimumsByPosition,
} from "@/lib/game/week/weekly-minimums";
import { lenientArray, timestampMs, lenientRecord, text } from "@/lib/store/engine/lenient-schemas";
import { jsonValue } from "@/lib/store/engine/stored-value";
import * as z from "@/lib/zod";

/** The maximum number of characters in a reason. */
const REASON_LENGTH = 100;
/** The maximum number of exemptions of a member. The earliest ones are removed first. */
const MAX_EXEMPTIONS = 50;

const minimum = z.number().check(z.nonnegative(), z.maximum(Number.MAX_SAFE_INTEGER));

const DEFAULT_MINIMUMS: MinimumsByPosition = { "": { timeplayed: 3600 } };

/** Weekly minimums that a leader has set, by position; "" is everyone. By default an hour of play. */
export const weeklyMinimumsStore = jsonValue<MinimumsByPosition>(
  "weeklyMinimums",
  z.pipe(
    lenientRecord(lenientRecord(minimum, 10), 100),
    z.transform((all): MinimumsByPosition => ({ ...all, "": all[""] ?? {} })),
  ),
  DEFAULT_MINIMUMS,
);

/** Null removes the minimum. */
export function setWeeklyMinimum(position: string, stat: string, minimum: number | null) {
  const all = weeklyMinimumsStore.get();
  const others = Object.entries(all[position] ?? {}).filter(([name]) => name !== stat);
  const minimums = Object.fromEntries(minimum === null ? others : [...others, [stat, minimum]]);
  weeklyMinimumsStore.set({ ...all, [position]: minimums });
}

/** Null if it isn't known: exemptions that were stored before they had a first day, here or in a backup, have none. */
const firstDay = z.pipe(
  z.nullish(timestampMs),
  z.transform((fromMs) => fromMs ?? null),
);

const exemption = z.object({ fromMs: firstDay, untilMs: timestampMs, reason: text(REASON_LENGTH) });

/** Earlier versions stored only one exemption for a member. It remains readable, here and in backups. */
const exemptionsOfMember = z.union([
  z.pipe(
    exemption,
    z.transform((one): readonly Exemption[] => [one]),
  ),
  lenientArray(exemption, MAX_EXEMPTIONS),
]);

export const exemptionsStore = jsonValue<ExemptionsByMember>(
  "exemptions",
  lenientRecord(exemptionsOfMember, 1_000),
  {},
);

/** True if both are for the same days. */
export const isSameExemption = (one: Exemption, other: Exemption): boolean =>
  one.fromMs === other.fromMs && one.untilMs === other.untilMs;

/** Adds an exemption. One for the same days is replaced. */
export function addExemption(memberId: number, given: Exemption) {
  const all = [...othersOf(memberId, given), given];
  const inOrder = all.toSorted((a, b) => (a.fromMs ?? 0) - (b.fromMs ?? 0));
  setExemptions(memberId, inOrder.slice(-MAX_EXEMPTIONS));
}

export function removeExemption(memberId: number, exemption: Exemption) {
  setExemptions(memberId, othersOf(memberId, exemption));
}

const othersOf = (memberId: number, exemption: Exemption) =>
  (exemptionsStore.get()[memberId] ?? []).filter((one) => !isSameExemption(one, exemption));

function setExemptions(memberId: number, own: readonly Exemption[]) {
  const others = Object.entries(exemptionsStore.get()).filter(([id]) => id !== String(memberId));
  exemptionsStore.set(
    Object.fromEntries(own.length === 0 ? others : [...others, [String(memberId), own]]),
  );
}
