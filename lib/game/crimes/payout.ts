import { isRechecked } from "./history-refetch";
import {
  carriedOutAtMs,
  isSuccessful,
  mergeCrimes,
  type OrganisedCrime,
  slotCount,
  slotsByMember,
} from "./organised-crime";

export interface MemberPayout {
  memberId: number;
  money: number;
  /** What it comes from: every successful crime of the member, including those that brought no money. */
  crimes: readonly { crimeId: number; money: number }[];
}

/** What the members get and what is `kept` together are `total`, to the dollar. */
interface Payout {
  /** In the order in which the crimes first name them. */
  members: readonly MemberPayout[];
  /** The faction's part, the remainder of the division, and the shares of slots that nobody held. */
  kept: number;
  /** All money of the successful crimes. */
  total: number;
}

/** How many decimals of a percentage count, as a factor: the game itself shows three. */
const PARTS_OF_PERCENT = 10_000;

/**
 * What each member of a successful crime is due if so many percent (0 to 100) of its money are divided equally among its
 * slots, rounded down to whole dollars for each slot.
 */
export const payoutOf = (crimes: readonly OrganisedCrime[], percent: number): Payout =>
  divideMoney(crimes, () => percent);

/** "equal": all money divided among the slots. "paid": as much of it as the game itself has paid out. */
export type Split = "equal" | "paid";

interface Earnings extends Payout {
  /** Successful crimes that give nobody anything, since the percentage paid is not known, or nothing was. */
  unpaid: number;
}

/** What each member has earned in successful crimes. */
export function earnings(crimes: readonly OrganisedCrime[], split: Split): Earnings {
  if (split === "equal") return { ...payoutOf(crimes, 100), unpaid: 0 };
  return {
    ...divideMoney(crimes, (crime) => paidPercent(crime) ?? 0),
    unpaid: crimes.filter((crime) => isSuccessful(crime) && paidPercent(crime) === null).length,
  };
}

const paidPercent = ({ rewards }: OrganisedCrime): number | null =>
  rewards?.payout?.percentage ?? null;

function divideMoney(
  crimes: readonly OrganisedCrime[],
  percentOf: (crime: OrganisedCrime) => number,
): Payout {
  const members = new Map<number, { memberId: number; money: number; crimes: CrimeMoney[] }>();
  let total = 0;
  let given = 0;
  for (const crime of crimes.filter(isSuccessful)) {
    const all = crime.rewards?.money ?? 0;
    total += all;
    const perSlot = moneyPerSlot(all, percentOf(crime), slotCount(crime));
    for (const [memberId, slots] of slotsByMember(crime)) {
      const money = perSlot * slots.length;
      given += money;
      const member = members.get(memberId) ?? { memberId, money: 0, crimes: [] };
      member.money += money;
      member.crimes.push({ crimeId: crime.id, money });
      members.set(memberId, member);
    }
  }
  return { members: [...members.values()], kept: total - given, total };
}

interface CrimeMoney {
  crimeId: number;
  money: number;
}

/** Multiplied in whole numbers: 64.1 % of $1,000 would be $640.99… otherwise. */
const moneyPerSlot = (money: number, percent: number, slots: number): number =>
  Math.floor((money * Math.round(percent * PARTS_OF_PERCENT)) / (100 * PARTS_OF_PERCENT * slots));

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

/**
 * The percentage that the game paid out last, of the crimes that brought money; null where none is known. A payout of 0 is
 * none: the members were paid otherwise.
 */
export function lastPaidShare(crimes: readonly OrganisedCrime[]): number | null {
  let last: { percent: number; atMs: number } | null = null;
  for (const crime of crimes) {
    const percent = paidPercent(crime) ?? 0;
    const atMs = crime.rewards?.payout?.paidAtMs ?? 0;
    if (percent > 0 && (crime.rewards?.money ?? 0) > 0 && atMs >= (last?.atMs ?? 0)) {
      last = { percent, atMs };
    }
  }
  return last?.percent ?? null;
}

/** The members' share in percent: the player's own, or else the one last paid in the game, or else all of it. */
export const membersShareOf = (own: number | null, crimes: readonly OrganisedCrime[]): number =>
  own ?? lastPaidShare(crimes) ?? 100;

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

/**
 * The crimes that owe their members money: among the latest ones, however old, and of those loaded besides as long as the
 * game is asked again if they were paid. No other period changes it.
 */
export const owedNow = (
  latest: readonly OrganisedCrime[],
  loaded: readonly OrganisedCrime[],
  terms: PayoutTerms,
  nowMs: number,
): OrganisedCrime[] =>
  mergeCrimes(
    latest,
    loaded.filter((crime) => isRechecked(crime, nowMs)),
  ).filter((crime) => isUnpaid(crime, terms));
