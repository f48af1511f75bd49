import { DAY_MS, dayStartMs } from "@/lib/common/time";
import type { TrainAgreement } from "@/lib/game/companies/agreements";
import { id, lenientArray, text, timestampMs } from "@/lib/store/engine/lenient-schemas";
import { isSampleTab, jsonValue } from "@/lib/store/engine/stored-value";
import * as z from "@/lib/zod";

/** The maximum number of agreements. Those that were added first are removed. */
export const MAX_AGREEMENTS = 200;
/** More than anybody sells in one agreement. */
export const MAX_TRAINS = 10_000;
/** Dollars per train; all trains of an agreement cost an amount that can be shown exactly. */
export const MAX_PRICE = 100_000_000_000;
/** The maximum number of characters in a name, which is copied from the game. */
const NAME_LENGTH = 100;

const agreements = lenientArray(
  z.object({
    addedAtMs: timestampMs,
    playerId: id,
    name: text(NAME_LENGTH),
    trains: z.int().check(z.minimum(1), z.maximum(MAX_TRAINS)),
    price: z.int().check(z.nonnegative(), z.maximum(MAX_PRICE)),
    fromMs: timestampMs,
  }),
  MAX_AGREEMENTS,
);

/** The time of adding identifies an agreement: of two with the same, the first is read. */
const schema = z.pipe(
  agreements,
  z.transform((all): readonly TrainAgreement[] => {
    const firsts = new Map<number, TrainAgreement>();
    for (const each of all) {
      if (!firsts.has(each.addedAtMs)) firsts.set(each.addedAtMs, each);
    }
    return [...firsts.values()];
  }),
);

/** The trains that the player has agreed to give, latest added first. */
export const trainAgreementsStore = jsonValue<readonly TrainAgreement[]>(
  "trainAgreements",
  schema,
  [],
);

/** Adds a new agreement, which gets a time of its own. */
export function addTrainAgreement(agreement: Omit<TrainAgreement, "addedAtMs">, nowMs: number) {
  const [latest] = trainAgreementsStore.get();
  const addedAtMs = Math.max(nowMs, (latest?.addedAtMs ?? 0) + 1);
  setTrainAgreement({ ...agreement, addedAtMs });
}

/** Changes a stored agreement, or restores a deleted one in its place. */
export function setTrainAgreement(agreement: TrainAgreement) {
  const stored = trainAgreementsStore.get();
  const isStored = stored.some((each) => isSameAgreement(each, agreement));
  trainAgreementsStore.set(
    isStored
      ? stored.map((each) => (isSameAgreement(each, agreement) ? agreement : each))
      : [agreement, ...stored]
          .toSorted((a, b) => b.addedAtMs - a.addedAtMs)
          .slice(0, MAX_AGREEMENTS),
  );
}

export function removeTrainAgreement(agreement: TrainAgreement) {
  trainAgreementsStore.set(
    trainAgreementsStore.get().filter((each) => !isSameAgreement(each, agreement)),
  );
}

/** True if both are one agreement, even if it was changed in between. */
export const isSameAgreement = (
  a: Pick<TrainAgreement, "addedAtMs">,
  b: Pick<TrainAgreement, "addedAtMs">,
): boolean => a.addedAtMs === b.addedAtMs;

/** An employee of the sample's company: id, name, trains, dollars per train, and days since the first day. */
const OF_SAMPLE = [
  [2_481_454, "Bertil77", 12, 500_000, 25],
  [2_575_465, "Yorphine", 8, 450_000, 18],
  [2_450_117, "Nolwen", 5, 0, 30],
] as const;

/** Sets agreements in the sample data, whose list would be empty, unless the visitor has changed some. */
export function fillSampleAgreements(nowMs: number) {
  if (!isSampleTab()) return;
  if (trainAgreementsStore.get() !== trainAgreementsStore.fallback) return;
  trainAgreementsStore.set(
    OF_SAMPLE.map(([playerId, name, trains, price, days]) => {
      const fromMs = dayStartMs(nowMs) - days * DAY_MS;
      return { addedAtMs: fromMs, playerId, name, trains, price, fromMs };
    }).toSorted((a, b) => b.addedAtMs - a.addedAtMs),
  );
}
