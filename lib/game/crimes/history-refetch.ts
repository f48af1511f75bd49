import { DAY_MS } from "@/lib/common/time";

import { carriedOutAtMs, type OrganisedCrime } from "./organised-crime";

/** After this time a payout is no longer expected: nobody will pay, or the members were paid in another way. */
const PAID_WITHIN_MS = 30 * DAY_MS;

/** True if the game's data of a finished crime may still change: it has rewards but no payout. */
const mayChange = ({ rewards }: OrganisedCrime): boolean => rewards?.payout === null;

/** True if a crime is recent enough to be requested from the game again. */
export const isRechecked = (crime: OrganisedCrime, nowMs: number): boolean =>
  nowMs - carriedOutAtMs(crime) <= PAID_WITHIN_MS;

/**
 * The time from which crimes must be fetched again, in epoch milliseconds: the execution of the oldest crime that may still
 * change. Null if there is none.
 */
export function refetchSince(crimes: readonly OrganisedCrime[], nowMs: number): number | null {
  const times = crimes
    .filter((crime) => mayChange(crime) && isRechecked(crime, nowMs))
    .map(carriedOutAtMs);
  return times.length === 0 ? null : Math.min(...times);
}
