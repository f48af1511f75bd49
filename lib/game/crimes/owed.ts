import type { OrganisedCrime } from "./organised-crime";
import { payoutOf } from "./payout";
import { carriedOutAtMs, isSuccessful } from "./status";

/** What a leader has paid by hand, as marked here. Times are epoch milliseconds. */
export interface Settled {
  /** When a crime was marked, by its id. */
  crimes: Readonly<Record<string, number>>;
  /** Marks of all that was carried out before a time, and when each was made. */
  upTo: readonly { untilMs: number; atMs: number }[];
}

/** What a faction does with the money of its crimes. */
export interface PayoutTerms {
  /** Percent of the money that goes to the members. */
  membersShare: number;
  settled: Settled;
}

/** When the crime was marked as settled; null where it was not. */
export function settledAtMs(crime: OrganisedCrime, { crimes, upTo }: Settled): number | null {
  const doneAtMs = carriedOutAtMs(crime);
  return crimes[crime.id] ?? upTo.find(({ untilMs }) => doneAtMs < untilMs)?.atMs ?? null;
}

/**
 * What the members of a crime are still due, in dollars: their share of its money, unless the game has paid it out or
 * it was marked as settled.
 */
export function amountOwed(crime: OrganisedCrime, { membersShare, settled }: PayoutTerms): number {
  if (!isSuccessful(crime) || crime.rewards?.payout !== null) return 0;
  if (settledAtMs(crime, settled) !== null) return 0;
  const { total, kept } = payoutOf([crime], membersShare);
  return total - kept;
}

/** Whether a crime owes its members money. */
export const isUnpaid = (crime: OrganisedCrime, terms: PayoutTerms): boolean =>
  amountOwed(crime, terms) > 0;
