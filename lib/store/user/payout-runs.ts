import { lenientArray, id } from "@/lib/store/engine/lenient-schemas";
import { jsonValue } from "@/lib/store/engine/stored-value";
import * as z from "@/lib/zod";

/** The members who were paid for crimes at a percentage, or for a war or a chain, however its money was split. */
export interface PayoutRun {
  /** The id of a ranked war. Its run has no crimes. */
  warId?: number | null | undefined;
  /** The id of a chain. Its run has no crimes either. */
  chainId?: number | null | undefined;
  /** In ascending order. */
  crimeIds: readonly number[];
  percent: number;
  /** The ids of the members who are ticked off. */
  paidIds: readonly number[];
}

/** The run that was changed last comes first. */
export type PayoutRuns = readonly PayoutRun[];

/** The maximum number of runs. Older runs are removed. */
export const MAX_RUNS = 20;

// One invalid id makes the run invalid: without one of its crimes, it would be a different run.
const ids = z.array(id);
const percent = z.number().check(z.nonnegative(), z.maximum(100));
const schema = lenientArray(
  z.object({
    warId: z.nullish(id),
    chainId: z.nullish(id),
    crimeIds: ids,
    percent,
    paidIds: ids,
  }),
  MAX_RUNS,
);

export const payoutRunsStore = jsonValue<PayoutRuns>("payoutRuns", schema, []);

export type StoredRun = Omit<PayoutRun, "paidIds">;

/** The run of a ranked war. */
export const warRun = (warId: number): StoredRun => ({ warId, crimeIds: [], percent: 0 });

/** The run of a chain outside of all wars. */
export const chainRun = (chainId: number): StoredRun => ({ chainId, crimeIds: [], percent: 0 });

/** True if both are for the same war, the same chain, or for the same crimes at the same percentage. */
export const isSameRun = (a: StoredRun, b: StoredRun): boolean =>
  (a.warId ?? null) === (b.warId ?? null) &&
  (a.chainId ?? null) === (b.chainId ?? null) &&
  a.percent === b.percent &&
  a.crimeIds.length === b.crimeIds.length &&
  a.crimeIds.every((id, index) => id === b.crimeIds[index]);

/** Ticks a member of the run off, or unticks them. A run without ticks is not stored. */
export function setPaid(run: StoredRun, memberId: number, isPaid: boolean) {
  const kept = payoutRunsStore.get();
  const before = kept.find((each) => isSameRun(each, run));
  const others = (before?.paidIds ?? []).filter((id) => id !== memberId);
  const paidIds = isPaid ? [...others, memberId] : others;
  const rest = kept.filter((each) => each !== before);
  const changed = paidIds.length > 0 ? [{ ...run, paidIds }, ...rest] : rest;
  payoutRunsStore.set(changed.slice(0, MAX_RUNS));
}
