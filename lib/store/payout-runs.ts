import * as z from "@/lib/zod";

import type { StoredKey } from "./keys";
import { id, listOf } from "./readable";
import { jsonValue, type StoredValue } from "./stored-value";

/** Who was paid for which crimes, at which percentage. */
export interface PayoutRun {
  /** In rising order. */
  crimeIds: readonly number[];
  percent: number;
  /** The members that are ticked off. */
  paidIds: readonly number[];
}

/** The run that was changed last comes first. */
export type PayoutRuns = readonly PayoutRun[];

/** Older runs are forgotten. */
export const KEPT_RUNS = 20;

// All or nothing: without one of its crimes it would be a different run.
const ids = z.array(id);
const percent = z.number().check(z.nonnegative(), z.maximum(100));
const schema = listOf(z.object({ crimeIds: ids, percent, paidIds: ids }), KEPT_RUNS);

const runs = (name: StoredKey) => jsonValue<PayoutRuns>(name, schema, []);

export const payoutRunsStore = runs("payoutRuns");

/** For the invented crimes of the sample data, whose ids may be those of real ones. */
export const samplePayoutRunsStore = runs("payoutRunsOfSample");

/** Where the payout runs of a session are kept. */
export const runsStoreOf = ({ isSample }: { isSample: boolean }) =>
  isSample ? samplePayoutRunsStore : payoutRunsStore;

type Run = Pick<PayoutRun, "crimeIds" | "percent">;

/** Whether both are for the same crimes at the same percentage. */
export const isSameRun = (a: Run, b: Run): boolean =>
  a.percent === b.percent &&
  a.crimeIds.length === b.crimeIds.length &&
  a.crimeIds.every((id, index) => id === b.crimeIds[index]);

/** Ticks a member of the run off, or unticks them. A run without ticks is not kept. */
export function setPaid(
  store: StoredValue<PayoutRuns>,
  { crimeIds, percent }: Run,
  memberId: number,
  isPaid: boolean,
) {
  const kept = store.get();
  const before = kept.find((run) => isSameRun(run, { crimeIds, percent }));
  const others = (before?.paidIds ?? []).filter((id) => id !== memberId);
  const paidIds = isPaid ? [...others, memberId] : others;
  const rest = kept.filter((run) => run !== before);
  const changed = paidIds.length > 0 ? [{ crimeIds, percent, paidIds }, ...rest] : rest;
  store.set(changed.slice(0, KEPT_RUNS));
}
