import { DAY_MS } from "@/lib/common/time";

import { carriedOutAtMs, type OrganisedCrime } from "./organised-crime";

/** After this time nobody is expected to pay a crime any more, or to have paid it otherwise. */
const PAID_WITHIN_MS = 30 * DAY_MS;

/** Whether what the game says about a finished crime may still change: it has rewards, and nobody was paid. */
const mayChange = ({ rewards }: OrganisedCrime): boolean => rewards?.payout === null;

/**
 * From when on crimes have to be read again, in epoch milliseconds: the execution of the oldest one that may still
 * change. Null if there is none.
 */
export function refetchSince(crimes: readonly OrganisedCrime[], nowMs: number): number | null {
  const times = crimes
    .filter(mayChange)
    .map(carriedOutAtMs)
    .filter((atMs) => nowMs - atMs <= PAID_WITHIN_MS);
  return times.length === 0 ? null : Math.min(...times);
}
