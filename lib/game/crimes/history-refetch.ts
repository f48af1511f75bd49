import { DAY_MS } from "@/lib/common/time";

import { carriedOutAtMs, type OrganisedCrime } from "./organised-crime";

/** After this time nobody is expected to pay a crime any more, or to have paid it otherwise. */
const PAID_WITHIN_MS = 30 * DAY_MS;

/** Whether what the game says about a finished crime may still change: it has rewards, and nobody was paid. */
const mayChange = ({ rewards }: OrganisedCrime): boolean => rewards?.payout === null;

/** Whether a crime is so recent that the game is asked again what it says about it. */
export const isRechecked = (crime: OrganisedCrime, nowMs: number): boolean =>
  nowMs - carriedOutAtMs(crime) <= PAID_WITHIN_MS;

/**
 * From when on crimes have to be read again, in epoch milliseconds: the execution of the oldest one that may still
 * change. Null if there is none.
 */
export function refetchSince(crimes: readonly OrganisedCrime[], nowMs: number): number | null {
  const times = crimes
    .filter((crime) => mayChange(crime) && isRechecked(crime, nowMs))
    .map(carriedOutAtMs);
  return times.length === 0 ? null : Math.min(...times);
}
