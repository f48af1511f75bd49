import { DAY_MS } from "@/lib/game/time/time";

/** A member of the player's faction. */
export interface Member {
  id: number;
  name: string;
  level: number;
  daysInFaction: number;
  /** The faction's own name for the member's rank; "Recruit" is the game's. */
  position: string;
  /** "Okay", "Hospital", "Jail", "Traveling", "Abroad", "Federal", "Fallen" or a word of later days. */
  state: string;
  /** When the state ends; null where it does not, or is not known. */
  statusUntilMs: number | null;
  /** Who may revive the member: "Everyone", "Friends & faction", "No one"; null where it is not known. */
  reviveSetting: string | null;
  lastAction: { atMs: number; relative: string };
  /** Whether the member has a slot in an organised crime; null where the API does not say. */
  inCrime: boolean | null;
}

/** Money and points that the faction keeps for a member. */
export interface Balance {
  memberId: number;
  money: number;
  points: number;
}

const RECRUIT = "Recruit";
const FEDERAL = "Federal";
const FALLEN = "Fallen";

/** Days without an action after which a member counts as inactive (specification, section 9). */
export const INACTIVE_AFTER_DAYS = 7;

/** Whether the last action is older than `days`; exactly that old is not yet. */
export function isInactive(
  { lastAction }: Pick<Member, "lastAction">,
  nowMs: number,
  days: number,
) {
  return nowMs - lastAction.atMs > days * DAY_MS;
}

type WithState = Pick<Member, "state">;

export const isFallen = ({ state }: WithState): boolean => state === FALLEN;

/** Whether the player is gone for long, or for good: in federal jail, or fallen. */
export const isFallenOrFederal = ({ state }: WithState): boolean =>
  state === FALLEN || state === FEDERAL;

/** Whether the member may be in an organised crime: recruits, fallen and federal may not. */
export const mayJoinCrimes = ({ position, state }: Pick<Member, "position" | "state">): boolean =>
  position !== RECRUIT && !isFallenOrFederal({ state });

/** Whether the member could be in an organised crime and is not. */
export const isMissingFromCrimes = (
  member: Pick<Member, "inCrime" | "position" | "state">,
): boolean => member.inCrime === false && mayJoinCrimes(member);
