import { DAY_MS } from "@/lib/common/time";
import type { PlayerStatus } from "@/lib/game/account/account";

/** A member of the player's faction. */
export interface Member extends PlayerStatus {
  id: number;
  name: string;
  level: number;
  /** Null if unknown. */
  daysInFaction: number | null;
  /** The faction's own name for the member's rank; "Recruit" is the game's. */
  position: string;
  /** Players who may revive the member: "Everyone", "Friends & faction", "No one"; null if unknown. */
  revives: string | null;
  /** `atMs` is null if unknown. */
  lastAction: { atMs: number | null };
  /** "Online", "Idle" or "Offline" when the response was made; "" if unknown. */
  onlineStatus: string;
  /** True if the member has a slot in an organised crime; null if the API doesn't say. */
  isInOc: boolean | null;
}

/** The known members, in a map or set by id. */
export interface KnownMembers {
  readonly size: number;
  has(id: number): boolean;
  /** True if some members couldn't be parsed. */
  readonly isPartial?: boolean;
}

/**
 * The ids of these members.
 * @param isPartial true if some members couldn't be parsed
 */
export const memberIdsOf = (
  members: readonly { id: number }[],
  isPartial: boolean,
): ReadonlySet<number> & KnownMembers =>
  Object.assign(new Set(members.map(({ id }) => id)), { isPartial });

/**
 * These members by id.
 * @param isPartial true if some members couldn't be parsed
 */
export const membersById = <T extends { id: number }>(
  members: readonly T[],
  isPartial: boolean,
): ReadonlyMap<number, T> & KnownMembers =>
  Object.assign(new Map(members.map((member) => [member.id, member])), { isPartial });

/** True if a player is no longer a member. False for a list with gaps, and for an empty list, because no faction is empty. */
export const hasLeft = (id: number, members: KnownMembers): boolean =>
  members.size > 0 && members.isPartial !== true && !members.has(id);

/** The maximum number of members in a faction. */
export const MAX_MEMBERS = 100;

/** Money and points that the faction holds for a member. */
export interface Balance {
  memberId: number;
  money: number;
  points: number;
}

const RECRUIT = "Recruit";
const FEDERAL = "Federal";
const FALLEN = "Fallen";

/** The number of days, counted back from `nowMs`, after which a person without an action is inactive. */
export interface InactiveAfter {
  nowMs: number;
  days: number;
}

type WithLastAction = Pick<Member, "lastAction">;

/** True if the last action is older than that. Exactly that age is not older, and an unknown time isn't either. */
export const isInactiveBeyond = (
  { lastAction }: WithLastAction,
  { nowMs, days }: InactiveAfter,
): boolean => lastAction.atMs !== null && nowMs - lastAction.atMs > days * DAY_MS;

type WithState = Pick<Member, "state">;

/** True if the player is in federal jail or fallen: gone for long, or for good, and unable to act. */
export const isFallenOrFederal = ({ state }: WithState): boolean =>
  state === FALLEN || state === FEDERAL;

/** True if a member counts as inactive. Fallen and federal members can't act, so they never do. */
export const isInactive = (member: WithLastAction & WithState, after: InactiveAfter): boolean =>
  !isFallenOrFederal(member) && isInactiveBeyond(member, after);

/** True if it is unknown whether a member is inactive. */
export const isLastActionUnknown = (member: WithLastAction & WithState): boolean =>
  !isFallenOrFederal(member) && member.lastAction.atMs === null;

/** The inactive people, longest absent first. */
export const inactiveOf = <Person extends WithLastAction & WithState>(
  people: readonly Person[],
  after: InactiveAfter,
): Person[] =>
  people
    .filter((person) => isInactive(person, after))
    .sort((a, b) => (a.lastAction.atMs ?? 0) - (b.lastAction.atMs ?? 0));

/** True if the member may be in an organised crime: recruits, fallen and federal members may not. */
export const mayJoinCrimes = ({ position, state }: Pick<Member, "position" | "state">): boolean =>
  position !== RECRUIT && !isFallenOrFederal({ state });

/** True if the API says of every member whether they are in a crime. False for a list with gaps, or an empty list. */
export const areCrimesKnown = (members: readonly Pick<Member, "isInOc">[], dropped: number) =>
  members.length > 0 && dropped === 0 && members.every(({ isInOc }) => isInOc !== null);

/** True if the member could be in an organised crime and is not. */
export const isNotInOc = (member: Pick<Member, "isInOc" | "position" | "state">): boolean =>
  member.isInOc === false && mayJoinCrimes(member);

/** True if the member is in no organised crime and can't be: a recruit, fallen or in federal jail. */
export const isExcludedFromOc = (member: Pick<Member, "isInOc" | "position" | "state">): boolean =>
  member.isInOc === false && !mayJoinCrimes(member);
