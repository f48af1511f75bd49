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
  /** When the members who have joined will be ready. */
  readyAtMs: number | null;
  /** A crime that was carried out has either this or the time when it was created. */
  executedAtMs: number | null;
  expiresAtMs: number | null;
  slots: readonly CrimeSlot[];
  /** How many more it has, of which nothing could be read: not even whether somebody holds them. */
  unreadSlots: number;
  /** Only of a successful crime. */
  rewards: CrimeRewards | null;
}

export interface CrimeSlot {
  /** The role: "Robber", in several slots perhaps. Empty where it is not known, as in crimes of the first generation. */
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
  /** How the game itself paid the members; null where it has not yet. */
  payout: CrimePayout | null;
}

/** Today's answers carry no name: it is joined from the list of items. */
export interface RewardItem {
  id: number;
  quantity: number;
  name: string | null;
}

/** Crimes of the first generation paid out automatically: for those, neither is known. */
export interface CrimePayout {
  /** The part of the rewards that went to all members together. */
  percentage: number | null;
  paidAtMs: number | null;
}

type WithStatus = Pick<OrganisedCrime, "status">;

/** In the order of a crime's life. A word that is not here counts as neither open nor finished. */
export const STATUSES = ["Recruiting", "Planning", "Successful", "Failure", "Expired"] as const;

export const isRecruiting = ({ status }: WithStatus): boolean => status === "Recruiting";

export const isPlanning = ({ status }: WithStatus): boolean => status === "Planning";

/** Whether it is yet to be carried out. */
export const isOpen = (crime: WithStatus): boolean => isRecruiting(crime) || isPlanning(crime);

export const isSuccessful = ({ status }: WithStatus): boolean => status === "Successful";

/** Whether it was carried out; an expired crime was not. */
export const isFinished = (crime: WithStatus): boolean =>
  isSuccessful(crime) || crime.status === "Failure";

/** When it was carried out; of crimes before January 2025 the game knows only when they were created. */
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

/** Whether an open crime still waits for its first member. With slots that couldn't be read, that isn't known. */
export const hasNobody = (crime: OrganisedCrime): boolean =>
  isRecruiting(crime) && crime.unreadSlots === 0 && filledCount(crime) === 0;

/** All slots, by which rewards are divided: no share grows because a slot could not be read. */
export const slotCount = ({
  slots,
  unreadSlots,
}: Pick<OrganisedCrime, "slots" | "unreadSlots">): number => slots.length + unreadSlots;

/** The slots that each member holds, by the member's id. The game allows one each. */
export const slotsByMember = ({
  slots,
}: Pick<OrganisedCrime, "slots">): Map<number, FilledSlot[]> =>
  groupBy(slots.filter(isFilled), ({ member }) => member.id);

/** Each crime once; where both lists have it, as the second one does. */
export const mergeCrimes = (
  some: readonly OrganisedCrime[],
  others: readonly OrganisedCrime[],
): OrganisedCrime[] => [
  ...new Map([...some, ...others].map((crime) => [crime.id, crime])).values(),
];

/** The slot's pass rate where it is under the lowest that the faction takes; null where it is not, or is not known. Percent. */
export const lowPassRate = (
  { passRate }: Pick<CrimeSlot, "passRate">,
  lowest: number,
): number | null => (passRate !== null && passRate < lowest ? passRate : null);

/** An item that a member of an open crime still has to get. */
export interface MissingItem {
  crime: OrganisedCrime;
  slot: FilledSlot & { item: NonNullable<CrimeSlot["item"]> };
}

/** Whether the member of this slot still has to get its item: false where none is needed, or it is there. */
export const isItemMissing = (slot: FilledSlot): slot is MissingItem["slot"] =>
  slot.item !== null && !slot.item.isAvailable;

/** The items that members of open crimes still have to get, in the order of the crimes and of their slots. */
export const missingItems = (crimes: readonly OrganisedCrime[]): MissingItem[] =>
  crimes.filter(isOpen).flatMap((crime) =>
    crime.slots
      .filter(isFilled)
      .filter(isItemMissing)
      .map((slot) => ({ crime, slot })),
  );
