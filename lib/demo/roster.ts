import { playerNames } from "./names";
import { at, seededRandom } from "./random";

export const FACTION_ID = 9001;
export const FACTION_NAME = "The Testers";
export const PLAYER_ID = 3000001;

/** Who is in the faction, before anything has happened to anybody. */
export interface RosterMember {
  id: number;
  name: string;
  position: string;
  level: number;
  daysInFaction: number;
  /** The member's current state in the game. */
  state: string;
  /** Since the last action. */
  idleMinutes: number;
  /** Skill in organised crimes, around 60. */
  skill: number;
}

const SIZE = 100;
const POSITIONS = ["Leader", "Co-leader", "Council", "Council", "Treasurer"];
const TRAVEL = ["Traveling", "Abroad"];

/** Those in a state of their own, by their place in the roster; the rest is mostly Okay. */
const STATES: Readonly<Record<number, string>> = { 61: "Fallen", 38: "Federal", 12: "Hospital" };
const LAST_RECRUIT = 6;
const INACTIVE_DAYS: Readonly<Record<number, number>> = { 61: 412, 38: 23, 27: 8, 55: 11, 84: 16 };

const random = seededRandom("roster");
const names = playerNames(seededRandom("names"), SIZE);

export const ROSTER: readonly RosterMember[] = names.map((name, index) => {
  const isRecruit = index >= SIZE - LAST_RECRUIT;
  const daysInFaction = isRecruit ? random.int(1, 12) : random.int(14, 1230 - index * 11);
  const inactiveDays = INACTIVE_DAYS[index];
  return {
    id: index === 0 ? PLAYER_ID : 2_000_000 + index * 9_871 + random.int(0, 9_000),
    name,
    position: POSITIONS[index] ?? (isRecruit ? "Recruit" : random.pick(["Soldier", "Enforcer"])),
    level: isRecruit ? random.int(8, 24) : Math.max(100 - index, 15) - random.int(0, 12),
    daysInFaction: index < 4 ? 1232 - index * 40 : daysInFaction,
    state: STATES[index] ?? (index > 0 && random.chance(0.2) ? anyState() : "Okay"),
    idleMinutes: inactiveDays ? inactiveDays * 1440 + 95 : index === 0 ? 0 : idleMinutes(),
    skill: random.int(48, 82) + (index === 0 ? 15 : 0),
  };
});

function anyState(): string {
  return random.pick(["Hospital", "Hospital", "Jail", ...TRAVEL, ...TRAVEL]);
}

function idleMinutes(): number {
  return random.chance(0.25) ? random.int(0, 14) : Math.round(15 + random.next() ** 3 * 6000);
}

export const isAway = ({ state }: RosterMember) => ["Hospital", ...TRAVEL].includes(state);

export const rosterMember = (index: number) => at(ROSTER, index);
