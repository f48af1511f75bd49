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
  /** Every successful crime of the member, including those that brought no money. */
  crimes: readonly { crimeId: number; money: number }[];
}

/** The members' money and `kept` add up to `total`, to the dollar. */
interface Payout {
  /** In the order in which the crimes first name them. */
  members: readonly MemberPayout[];
  /** The faction's part, the remainder of the division, and the shares of slots that nobody held. */
  kept: number;
  /** All money of the successful crimes. */
  total: number;
}

/** The number of parts per percent: four decimals count. The game itself shows three. */
const PARTS_OF_PERCENT = 10_000;

/**
 * The money owed to each member of a successful crime if `percent` (0 to 100) of its money is divided equally among its slots,
 * rounded down to whole dollars for each slot.
 */
export const payoutOf = (crimes: readonly OrganisedCrime[], percent: number): Payout =>
  divideMoney(crimes, () => percent);

/** The dollars that rounding down leaves of the members' share of one crime. The shares of empty slots aren't part of it. */
export function payoutRemainder(crime: OrganisedCrime, percent: number): number {
  const money = crime.rewards?.money ?? 0;
  const slots = slotCount(crime);
  if (slots === 0) return 0;
  return moneyPerSlot(money, percent, 1) - moneyPerSlot(money, percent, slots) * slots;
}

/** "equal": all money is divided among the slots. "paid": only the percentage that the game itself has paid out. */
export type Split = "equal" | "paid";

interface Earnings extends Payout {
  /** Number of successful crimes without earnings: the game has not paid them out, or the percentage is unknown. */
  unpaid: number;
}

/** The money that each member has earned in successful crimes. */
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

/** Multiplies in whole numbers: in decimals, 64.1 % of $1,000 would be $640.99…. */
const moneyPerSlot = (money: number, percent: number, slots: number): number =>
  Math.floor((money * Math.round(percent * PARTS_OF_PERCENT)) / (100 * PARTS_OF_PERCENT * slots));

/** Payments that a leader has made by hand, as marked in this app. Times are epoch milliseconds. */
export interface Settled {
  /** The time at which a crime was marked, by crime id. */
  crimes: Readonly<Record<string, number>>;
  /** Marks for all crimes that were carried out before `untilMs`, with the time of each mark. */
  upTo: readonly { untilMs: number; atMs: number }[];
}

/** A faction's rules for the money of its crimes. */
export interface PayoutTerms {
  /** Percentage of the money that goes to the members. */
  membersShare: number;
  settled: Settled;
}

/**
 * The percentage of the game's latest payout, of the crimes that brought money; null if unknown. A payout of 0 doesn't count: the
 * members were paid in another way.
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

/** The members' share in percent: the player's own setting, or else the last one paid in the game, or else 100. */
export const membersShareOf = (own: number | null, crimes: readonly OrganisedCrime[]): number =>
  own ?? lastPaidShare(crimes) ?? 100;

/** The time at which the crime was marked as settled; null if it wasn't. */
export function settledAtMs(crime: OrganisedCrime, { crimes, upTo }: Settled): number | null {
  const doneAtMs = carriedOutAtMs(crime);
  return crimes[crime.id] ?? upTo.find(({ untilMs }) => doneAtMs < untilMs)?.atMs ?? null;
}

/**
 * The money still owed to the members of a crime, in dollars: their share of its money, unless the game has paid it out or it was
 * marked as settled.
 */
export function amountOwed(crime: OrganisedCrime, { membersShare, settled }: PayoutTerms): number {
  if (!isSuccessful(crime) || crime.rewards?.payout !== null) return 0;
  if (settledAtMs(crime, settled) !== null) return 0;
  const { total, kept } = payoutOf([crime], membersShare);
  return total - kept;
}

/** True if a crime owes its members money. */
export const isUnpaid = (crime: OrganisedCrime, terms: PayoutTerms): boolean =>
  amountOwed(crime, terms) > 0;

/**
 * The crimes that owe their members money. Of `latest` all count, regardless of age; of `loaded` only those recent enough to be
 * requested again, so the period that the player chooses doesn't change the result.
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
