import type { Span } from "@/lib/game/week/span";

import {
  carriedOutAtMs,
  filledCount,
  type FilledSlot,
  isFinished,
  isOpen,
  isSuccessful,
  type OrganisedCrime,
  slotsByMember,
} from "./organised-crime";
import {
  addShares,
  divideRewards,
  type ItemPrices,
  multiplyShare,
  NO_SHARE,
  type RewardShare,
  subtractShares,
} from "./reward-share";

/** What a member has done in crimes, and the shares of their rewards. */
export interface Participant extends RewardShare {
  memberId: number;
  /** Finished ones, each counted once however many slots the member held. The three below count the same way. */
  crimes: number;
  succeeded: number;
  failed: number;
  /** That ended in jail, injured or in hospital for the member, whether the crime succeeded or not. */
  hurt: number;
  /** Of the latest finished crime; null if there is none. */
  lastAtMs: number | null;
  /** Whether the member sits in an open crime. */
  isUnderWay: boolean;
}

/** The members' shares and `undivided` together are `total`, to the dollar. */
interface Participation {
  /** In the order in which the crimes first name them. */
  members: readonly Participant[];
  /** The remainder of the division, and the shares of slots that nobody held. */
  undivided: RewardShare;
  /** All rewards of finished crimes. */
  total: RewardShare;
  /** Records of reward items without a price. */
  unpriced: number;
}

const HURT = new Set<string | null>(["Jailed", "Injured", "Hospitalized"]);

/** Who took part in these crimes and what each got, in equal shares. Members who are only under way are listed too. */
export function participation(
  crimes: readonly OrganisedCrime[],
  prices: ItemPrices,
): Participation {
  const members = new Map<number, Participant>();
  let total = NO_SHARE;
  let given = NO_SHARE;
  let unpriced = 0;

  for (const crime of crimes) {
    const isDone = isFinished(crime);
    if (!isDone && !isOpen(crime)) continue;
    const divided = isDone ? divideRewards(crime, prices) : null;
    const perSlot = divided?.perSlot ?? NO_SHARE;
    if (divided) {
      total = addShares(total, divided.total);
      given = addShares(given, multiplyShare(perSlot, filledCount(crime)));
      unpriced += divided.unpriced.length;
    }

    for (const [memberId, slots] of slotsByMember(crime)) {
      const member = members.get(memberId) ?? newParticipant(memberId);
      members.set(memberId, member);
      if (isDone) count(member, crime, slots, perSlot);
      else member.isUnderWay = true;
    }
  }
  // Shares are whole, so this is exact where adding up what each crime left, perhaps with cents, is not.
  return {
    members: [...members.values()],
    undivided: subtractShares(total, given),
    total,
    unpriced,
  };
}

function count(
  member: Participant,
  crime: OrganisedCrime,
  slots: readonly FilledSlot[],
  perSlot: RewardShare,
): void {
  member.crimes += 1;
  if (isSuccessful(crime)) member.succeeded += 1;
  else member.failed += 1;
  if (slots.some(({ member: { outcome } }) => HURT.has(outcome))) member.hurt += 1;
  member.lastAtMs = Math.max(member.lastAtMs ?? -Infinity, carriedOutAtMs(crime));
  member.money += perSlot.money * slots.length;
  member.respect += perSlot.respect * slots.length;
  member.itemsValue += perSlot.itemsValue * slots.length;
}

const newParticipant = (memberId: number): Participant => ({
  memberId,
  crimes: 0,
  succeeded: 0,
  failed: 0,
  hurt: 0,
  lastAtMs: null,
  isUnderWay: false,
  ...NO_SHARE,
});

/** What a member contributed in the faction's crimes. */
export interface CrimeContribution {
  /** Finished crimes taken part in. */
  crimes: number;
  /** The member's equal share of the money that they brought, in dollars. */
  money: number;
}

const NO_PRICES = new Map<number, null>();

/** What each member did in the crimes that were carried out in the span, by the member's number. */
export function crimeContributions(
  crimes: readonly OrganisedCrime[],
  { fromMs, toMs }: Span,
): ReadonlyMap<number, CrimeContribution> {
  const within = crimes.filter((crime) => {
    const atMs = carriedOutAtMs(crime);
    return isFinished(crime) && atMs >= fromMs && atMs < toMs;
  });
  const { members } = participation(within, NO_PRICES);
  return new Map(
    members.map(({ memberId, crimes: count, money }) => [memberId, { crimes: count, money }]),
  );
}
