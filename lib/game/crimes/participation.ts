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

/** A member's results in crimes, and shares of their rewards. */
export interface Participant extends RewardShare {
  memberId: number;
  /** Number of finished crimes. Each counts once, even if the member held several slots. The same applies to the next three. */
  crimes: number;
  succeeded: number;
  failed: number;
  /** Crimes in which the member was jailed, injured or hospitalised, whether the crime succeeded or not. */
  hurt: number;
  /** Time of the latest finished crime; null if there is none. */
  lastAtMs: number | null;
  /** True if the member has a slot in an open crime. */
  isUnderWay: boolean;
}

/** The members' shares and `undivided` add up to `total`, to the dollar. */
interface Participation {
  /** In the order in which the crimes first name them. */
  members: readonly Participant[];
  /** The remainder of the division, and the shares of slots that nobody held. */
  undivided: RewardShare;
  /** All rewards of finished crimes. */
  total: RewardShare;
  /** Number of reward item records without a price. */
  unpriced: number;
}

const HURT = new Set<string | null>(["Jailed", "Injured", "Hospitalized"]);

/** The members of these crimes, and their equal shares of the rewards. Includes members who are only in open crimes. */
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
  // Shares are whole numbers, so this is exact. A sum of the remainders of each crime, perhaps with cents, would not be.
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
