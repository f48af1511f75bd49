import { DAY } from "./clock";
import { fractionOf, type Random } from "./random";
import { PLAYER_ID, ROSTER, type RosterMember } from "./roster";

/**
 * Level, scenario, the scenario that it follows, and its roles, each with the id of the item that it needs (* if the crime
 * consumes it).
 */
const TABLE = `1|Mob Mentality||Looter 568,Looter,Looter 568,Looter
1|Pet Project||Kidnapper 1361*,Muscle 1362,Picklock 1203
2|Best of the Lot||Picklock 1203,Car Thief,Muscle,Imitator 1350
2|Cash Me if You Can||Thief 1381*,Thief 1379*,Lookout
3|Gaslight the Way||Imitator 643,Looter,Imitator 1381*,Looter,Imitator 1381*,Looter
3|Market Forces||Enforcer,Negotiator,Lookout,Arsonist 172*,Muscle
3|Smoke and Wing Mirrors||Car Thief 1380,Imitator 1383,Hustler,Hustler
4|Snow Blind||Hustler,Imitator 201*,Muscle,Muscle
4|Stage Fright||Enforcer,Muscle,Muscle,Muscle,Lookout 1258,Sniper
5|Counter Offer||Robber 1429*,Looter 1429*,Hacker 70*,Picklock 1203,Engineer 981
5|Guardian Ángels||Enforcer,Hustler,Engineer 1331
5|Leave No Trace||Techie,Negotiator 1350,Imitator 1350
5|No Reserve||Car Thief 159,Techie 856*,Engineer 576*
6|Bidding War|No Reserve|Robber 568,Driver,Robber 222*,Robber 1284,Bomber 190*,Bomber 190*
6|Honey Trap||Enforcer 1080,Muscle,Muscle 1080
6|Sneaky Git Grab||Imitator,Pickpocket,Hacker 71*,Techie 579
7|Blast from the Past||Picklock,Hacker 103*,Engineer 1431,Bomber 1430*,Muscle 1429*,Picklock
8|Break the Bank||Robber 1331,Muscle 1331,Muscle 1429*,Thief 1331,Muscle 1331,Thief 1331
8|Clinical Precision||Imitator 1094*,Cat Burglar,Assassin 576*,Cleaner 1012*
8|Stacking the Deck||Cat Burglar 568,Driver 226*,Hacker 73*,Imitator 1381*
9|Ace in the Hole|Stacking the Deck|Imitator 1381*,Muscle,Muscle,Hacker,Driver`;

export interface Role {
  position: string;
  /** Its number among the crime's slots with the same role. */
  number: number;
  label: string;
  positionId: string;
  item: { id: number; isReusable: boolean } | null;
}

export interface Scenario {
  difficulty: number;
  name: string;
  follows: string | null;
  roles: Role[];
}

export const SCENARIOS: readonly Scenario[] = TABLE.split("\n").map((line) => {
  const [difficulty, name = "", follows = "", list = ""] = line.split("|");
  const parts = list.split(",").map((entry) => /^(.*?)(?: (\d+)(\*?))?$/.exec(entry) ?? []);
  const positions = parts.map(([, position = ""]) => position);
  return {
    difficulty: Number(difficulty),
    name,
    follows: follows === "" ? null : follows,
    roles: parts.map(([, position = "", id, mark], index) => {
      const number = positions.slice(0, index + 1).filter((other) => other === position).length;
      const isOnlyOne = positions.filter((other) => other === position).length === 1;
      return {
        position,
        number,
        label: isOnlyOne ? position : `${position} #${number}`,
        positionId: `P${index + 1}`,
        item: id === undefined ? null : { id: Number(id), isReusable: mark !== "*" },
      };
    }),
  };
});

export const scenarioNamed = (name: string): Scenario => {
  const scenario = SCENARIOS.find((candidate) => candidate.name === name);
  if (scenario === undefined) throw new RangeError(`No scenario ${name}`);
  return scenario;
};

const positionInfo = ({ positionId, label, number }: Role) => ({ id: positionId, label, number });

/** A crime as in the API's response, except for the ids, which are assigned once all crimes are known. */
export interface CrimeDraft {
  name: string;
  difficulty: number;
  /** The scenario that has to succeed first. */
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

/** The member's pass rate in the role. It is constant for the two, and lower for crimes of a higher level. */
export function passRate({ id, skill }: RosterMember, role: Role, difficulty: number): number {
  const talent = (fractionOf(`${id} ${role.position}`) - 0.5) * 26;
  const rate = Math.round(skill + 26 - difficulty * 4.5 + talent);
  return Math.min(Math.max(rate, WORST), BEST);
}

const player = ROSTER.find(({ id }) => id === PLAYER_ID);

/** An empty slot. The game returns the requesting player's own rate, and none once the crime has expired. */
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

/** A slot with a member, in a crime that has not been carried out yet. */
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

/** A slot in a crime that was carried out, with the outcome for its member. */
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
