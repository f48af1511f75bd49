import { DAY_MS } from "@/lib/common/time";

/** A member of the player's faction. */
export interface Member {
  id: number;
  name: string;
  level: number;
  /** Null where it is not known. */
  daysInFaction: number | null;
  /** The faction's own name for the member's rank; "Recruit" is the game's. */
  position: string;
  /** "Okay", "Hospital", "Jail", "Traveling", "Abroad", "Federal", "Fallen" or a word that we don't know yet. */
  state: string;
  /** When the state ends; null if it does not, or if that is not known. */
  stateUntilMs: number | null;
  /** The country of a stay in hospital or jail abroad; "" if we don't know it, null in Torn. */
  abroadIn: string | null;
  /** Who may revive the member: "Everyone", "Friends & faction", "No one"; null where it is not known. */
  revives: string | null;
  /** The moment is null where it is not known. */
  lastAction: { atMs: number | null };
  /** Whether the member has a slot in an organised crime; null where the API does not say. */
  isInOc: boolean | null;
}

/** Those who are known to be members, in a map or set by their numbers. */
export interface KnownMembers {
  readonly size: number;
  has(id: number): boolean;
  /** Some could not be read. */
  isPartial?: boolean;
}

/** The same map or set, which says whether members are missing from it. */
export const markPartial = <Known extends KnownMembers>(known: Known, isPartial: boolean): Known =>
  Object.assign(known, { isPartial });

/** Whether a player is no member any more. A list with gaps can't tell, nor one of nobody, which no faction is. */
export const hasLeft = (id: number, members: KnownMembers): boolean =>
  members.size > 0 && members.isPartial !== true && !members.has(id);

/** A faction has no room for more. */
export const MAX_MEMBERS = 100;

/** Money and points that the faction keeps for a member. */
export interface Balance {
  memberId: number;
  money: number;
  points: number;
}

const RECRUIT = "Recruit";
const FEDERAL = "Federal";
const FALLEN = "Fallen";

/** How long somebody has been away. */
export interface InactiveAfter {
  nowMs: number;
  days: number;
}

type WithLastAction = Pick<Member, "lastAction">;

/** Whether the last action is older than that. Exactly that old is not older, nor is an unknown time. */
export const isInactiveBeyond = (
  { lastAction }: WithLastAction,
  { nowMs, days }: InactiveAfter,
): boolean => lastAction.atMs !== null && nowMs - lastAction.atMs > days * DAY_MS;

type WithState = Pick<Member, "state">;

/** Whether the player is gone for long, or for good, and can't act: in federal jail, or fallen. */
export const isFallenOrFederal = ({ state }: WithState): boolean =>
  state === FALLEN || state === FEDERAL;

/** Whether a member counts as inactive. Who is fallen or in federal jail can't act, so they never do. */
export const isInactive = (member: WithLastAction & WithState, after: InactiveAfter): boolean =>
  !isFallenOrFederal(member) && isInactiveBeyond(member, after);

/** Whether it can't be told if a member is inactive. */
export const isLastActionUnknown = (member: WithLastAction & WithState): boolean =>
  !isFallenOrFederal(member) && member.lastAction.atMs === null;

/** The inactive, the longest absent first. */
export const inactiveOf = <Person extends WithLastAction & WithState>(
  people: readonly Person[],
  after: InactiveAfter,
): Person[] =>
  people
    .filter((person) => isInactive(person, after))
    .sort((a, b) => (a.lastAction.atMs ?? 0) - (b.lastAction.atMs ?? 0));

/** Whether the member may be in an organised crime: recruits, fallen and federal may not. */
export const mayJoinCrimes = ({ position, state }: Pick<Member, "position" | "state">): boolean =>
  position !== RECRUIT && !isFallenOrFederal({ state });

/** Whether the API says of every member whether they are in a crime. False of a list with gaps, or of nobody. */
export const areCrimesKnown = (members: readonly Pick<Member, "isInOc">[], dropped: number) =>
  members.length > 0 && dropped === 0 && members.every(({ isInOc }) => isInOc !== null);

/** Whether the member could be in an organised crime and is not. */
export const isNotInOc = (member: Pick<Member, "isInOc" | "position" | "state">): boolean =>
  member.isInOc === false && mayJoinCrimes(member);

/** Whether the member is in no organised crime, and could not be: a recruit, fallen or in federal jail. */
export const isExcludedFromOc = (member: Pick<Member, "isInOc" | "position" | "state">): boolean =>
  member.isInOc === false && !mayJoinCrimes(member);
