import { DAY } from "./clock";
import { positionInfo, type Role } from "./crime-scenarios";
import { fractionOf, type Random } from "./random";
import { PLAYER_ID, ROSTER, type RosterMember } from "./roster";

/** A crime as in the API's answer, except for the ids, which are assigned once all crimes are known. */
export interface CrimeDraft {
  name: string;
  difficulty: number;
  /** The scenario that has to succeed before. */
  follows: string | null;
  status: string;
  created_at: number;
  planning_at: number | null;
  ready_at: number | null;
  expired_at: number;
  executed_at: number | null;
  slots: (ReturnType<typeof emptySlot> | ReturnType<typeof filledSlot>)[];
  rewards: {
    money: number;
    items: { id: number; quantity: number }[];
    respect: number;
    scope: number;
    payout: { type: string; percentage: number; paid_by: number; paid_at: number } | null;
  } | null;
}

const BEST = 97;
const WORST = 8;

/** The member's pass rate in the role: fixed for the two, and lower the higher the crime's level. */
export function passRate({ id, skill }: RosterMember, role: Role, difficulty: number): number {
  const talent = (fractionOf(`${id} ${role.position}`) - 0.5) * 26;
  const rate = Math.round(skill + 26 - difficulty * 4.5 + talent);
  return Math.min(Math.max(rate, WORST), BEST);
}

const player = ROSTER.find(({ id }) => id === PLAYER_ID);

/** An empty place. The game shows the asking player's own rate, and none once the crime has expired. */
export function emptySlot(role: Role, difficulty: number, isOver = false) {
  return {
    position: role.position as string | null,
    position_info: positionInfo(role),
    item_requirement: requirement(role, false),
    user: null,
    checkpoint_pass_rate: isOver || !player ? 0 : passRate(player, role, difficulty),
  };
}

interface Filled {
  role: Role;
  difficulty: number;
  member: RosterMember;
  joinedAt: number;
  progress: number;
  hasItem: boolean;
}

/** A place somebody has taken in a crime that is still ahead. */
export const filledSlot = ({ role, difficulty, member, joinedAt, progress, hasItem }: Filled) => ({
  position: role.position as string | null,
  position_info: positionInfo(role),
  item_requirement: requirement(role, hasItem),
  user: {
    id: member.id,
    outcome: null as string | null,
    outcome_duration: null as number | null,
    item_outcome: null as ReturnType<typeof itemOutcome>,
    joined_at: joinedAt,
    progress,
  },
  checkpoint_pass_rate: passRate(member, role, difficulty),
});

const AFTER_SUCCESS = [
  ...Array<string>(17).fill("Successful"),
  "Jailed",
  "Hospitalized",
  "Injured",
];
const AFTER_FAILURE = ["Failed", "Failed", "Failed", "Jailed", "Hospitalized", "Injured", null];

/** A place in a crime that was carried out, and how it went for its member. */
export function doneSlot(random: Random, filled: Filled, isSuccess: boolean) {
  const slot = filledSlot(filled);
  const outcome = random.pick<string | null>(isSuccess ? AFTER_SUCCESS : AFTER_FAILURE);
  const isOut = outcome === "Jailed" || outcome === "Hospitalized";
  return {
    ...slot,
    user: {
      ...slot.user,
      outcome,
      outcome_duration: isOut ? random.int(3600, DAY) : null,
      item_outcome: itemOutcome(random, filled.role),
    },
  };
}

function itemOutcome(random: Random, { item }: Role) {
  if (item === null || (item.isReusable && random.chance(0.9))) return null;
  return {
    owned_by: random.chance(0.6) ? "faction" : "user",
    item_id: item.id,
    item_uid: random.int(10_000_000, 99_000_000),
    outcome: item.isReusable ? "lost" : "used",
  };
}

const requirement = ({ item }: Role, isAvailable: boolean) =>
  item && { id: item.id, is_reusable: item.isReusable, is_available: isAvailable };
