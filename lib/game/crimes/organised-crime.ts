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
