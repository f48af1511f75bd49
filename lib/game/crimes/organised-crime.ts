import { groupBy } from "@/lib/common/group-by";

/** An organised crime, of either generation. Times are epoch milliseconds, null when not reached or not known. */
export interface OrganisedCrime {
  id: number;
  name: string;
  /** Recruiting, Planning, Successful, Failure, Expired, or a word that we don't know yet. */
  status: string;
  /** 1 to 10; null in crimes of the first generation. */
  difficulty: number | null;
  createdAtMs: number | null;
  /** The time at which the members who have joined will be ready. */
  readyAtMs: number | null;
  /** A crime that was carried out has this or `createdAtMs`. */
  executedAtMs: number | null;
  expiresAtMs: number | null;
  slots: readonly CrimeSlot[];
  /** Number of further slots that couldn't be parsed. It is unknown whether members hold them. */
  unreadSlots: number;
  /** Null unless the crime was successful. */
  rewards: CrimeRewards | null;
}

export interface CrimeSlot {
  /** The role, such as "Robber"; several slots may have the same one. Empty if unknown, as in crimes of the first generation. */
  position: string;
  /** The chance to pass in percent: the member's own, or the caller's if the slot is empty; null if not given. */
  passRate: number | null;
  member: { id: number; outcome: string | null } | null;
  item: { id: number; isAvailable: boolean; isReusable: boolean } | null;
}

export interface CrimeRewards {
  money: number;
  respect: number;
  items: readonly RewardItem[];
  /** The game's own payout to the members; null if there is none yet. */
  payout: CrimePayout | null;
}

/** An item of a crime's rewards. Current responses have no name: it is joined from the list of items. */
export interface RewardItem {
  id: number;
  quantity: number;
  name: string | null;
}

/** The game's payout of a crime. Crimes of the first generation paid out automatically: both fields are unknown for them. */
export interface CrimePayout {
  /** Percentage of the rewards that went to all members together. */
  percentage: number | null;
  paidAtMs: number | null;
}

type WithStatus = Pick<OrganisedCrime, "status">;

/** In the order of a crime's life. A status that is not in this list counts as neither open nor finished. */
export const STATUSES = ["Recruiting", "Planning", "Successful", "Failure", "Expired"] as const;

export const isRecruiting = ({ status }: WithStatus): boolean => status === "Recruiting";

export const isPlanning = ({ status }: WithStatus): boolean => status === "Planning";

/** True if it is still to be carried out. */
export const isOpen = (crime: WithStatus): boolean => isRecruiting(crime) || isPlanning(crime);

export const isSuccessful = ({ status }: WithStatus): boolean => status === "Successful";

/** True if it was carried out; an expired crime was not. */
export const isFinished = (crime: WithStatus): boolean =>
  isSuccessful(crime) || crime.status === "Failure";

/**
 * The time at which it was carried out. For crimes before January 2025 the game gives only the time at which they were created.
 */
export const carriedOutAtMs = ({
  executedAtMs,
  createdAtMs,
}: Pick<OrganisedCrime, "createdAtMs" | "executedAtMs">): number =>
  executedAtMs ?? createdAtMs ?? 0;

/** A slot that a member holds. */
export interface FilledSlot extends CrimeSlot {
  member: NonNullable<CrimeSlot["member"]>;
}

export const isFilled = (slot: CrimeSlot): slot is FilledSlot => slot.member !== null;

export const filledCount = ({ slots }: Pick<OrganisedCrime, "slots">): number =>
  slots.filter(isFilled).length;

/** True while an open crime has no member. False if a slot couldn't be parsed, because a member may hold it. */
export const hasNobody = (crime: OrganisedCrime): boolean =>
  isRecruiting(crime) && crime.unreadSlots === 0 && filledCount(crime) === 0;

/**
 * The number of all slots, including those that couldn't be parsed. Rewards are divided by it, so an unread slot doesn't increase
 * the other shares.
 */
export const slotCount = ({
  slots,
  unreadSlots,
}: Pick<OrganisedCrime, "slots" | "unreadSlots">): number => slots.length + unreadSlots;

/** The slots that each member holds, by member id. The game allows one per member. */
export const slotsByMember = ({
  slots,
}: Pick<OrganisedCrime, "slots">): Map<number, FilledSlot[]> =>
  groupBy(slots.filter(isFilled), ({ member }) => member.id);

/** The crimes of both lists without duplicates. For a crime in both lists, the second list's version counts. */
export const mergeCrimes = (
  some: readonly OrganisedCrime[],
  others: readonly OrganisedCrime[],
): OrganisedCrime[] => [
  ...new Map([...some, ...others].map((crime) => [crime.id, crime])).values(),
];

/** True if the slot's pass rate is below the faction's limit in percent; false if it is unknown. */
export const isPassRateLow = <Slot extends Pick<CrimeSlot, "passRate">>(
  slot: Slot,
  minimum: number,
): slot is Slot & { passRate: number } => slot.passRate !== null && slot.passRate < minimum;

/** A slot whose member still has to get its item. */
export type SlotWithoutItem = FilledSlot & { item: NonNullable<CrimeSlot["item"]> };

/** True if the slot's member still has to get its item; false if none is required or it is available. */
export const isItemMissing = (slot: FilledSlot): slot is SlotWithoutItem =>
  slot.item !== null && !slot.item.isAvailable;

/** An item that a member of an open crime still has to get. */
export interface MissingItem {
  crime: OrganisedCrime;
  slot: SlotWithoutItem;
}

/** The items that members of open crimes still have to get, in the order of the crimes and of their slots. */
export const missingItems = (crimes: readonly OrganisedCrime[]): MissingItem[] =>
  crimes.filter(isOpen).flatMap((crime) =>
    crime.slots
      .filter(isFilled)
      .filter(isItemMissing)
      .map((slot) => ({ crime, slot })),
  );
