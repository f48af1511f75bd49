import { mayJoinCrimes } from "@/lib/game/faction/member";

import { type Clock, DAY, HOUR, MINUTE, oncePerClock } from "./clock";
import {
  type CrimeDraft,
  doneSlot,
  emptySlot,
  filledSlot,
  passRate,
  type Scenario,
  scenarioNamed,
  SCENARIOS,
} from "./crime-scenarios";
import { at, type Random, seededRandom } from "./random";
import { isHurtAbroad, PLAYER_ID, ROSTER, type RosterMember } from "./roster";

type CrimeWire = Omit<CrimeDraft, "follows"> & { id: number; previous_crime_id: number | null };

export interface Crimes {
  /** Newest first. */
  all: readonly CrimeWire[];
  own: CrimeWire | null;
  /** The ids of members in a crime that is recruiting or planning. */
  inOc: ReadonlySet<number>;
}

const FIRST_ID = 1_812_040;
const COUNT = 300;

export const crimes = oncePerClock((clock): Crimes => {
  const assigned: Assigned = new Map();
  const open = openCrimes(clock, assigned);
  const past = pastCrimes(clock, assigned, COUNT - open.length);
  const all = numbered([...past, ...open]);
  const own = all.find(
    ({ status, slots }) =>
      status === "Planning" && slots.some(({ user }) => user?.id === PLAYER_ID),
  );
  return { all, own: own ?? null, inOc: new Set(assigned.keys()) };
});

/** Assigns ids in the order of creation. A crime that follows another refers to the last such crime that succeeded. */
function numbered(drafts: readonly CrimeDraft[]): CrimeWire[] {
  const sorted = drafts.toSorted((a, b) => a.created_at - b.created_at);
  const numberedCrimes = sorted.map(({ follows, ...crime }, index) => {
    const before = sorted.findLastIndex(
      ({ name, status, executed_at }) =>
        name === follows && status === "Successful" && (executed_at ?? 0) <= crime.created_at,
    );
    const previous = before < 0 ? null : FIRST_ID + before * 9;
    return { ...crime, id: FIRST_ID + index * 9, previous_crime_id: previous };
  });
  return numberedCrimes.reverse();
}

type TimeField = "created_at" | "executed_at" | "expired_at" | "ready_at";

/** The statuses in each of the API's categories, and the time by which the API sorts them. */
const CATEGORIES: Readonly<Record<string, [statuses: string[] | null, by: TimeField]>> = {
  all: [null, "created_at"],
  available: [["Recruiting", "Planning"], "created_at"],
  completed: [["Successful", "Failure"], "executed_at"],
  successful: [["Successful"], "executed_at"],
  failure: [["Failure"], "executed_at"],
  recruiting: [["Recruiting"], "expired_at"],
  expired: [["Expired"], "expired_at"],
  planning: [["Planning"], "ready_at"],
};

/** The crimes of a category with the time by which they are sorted. Undefined if the API has no such category. */
export function crimesOf({ all }: Crimes, category: string, filter: string | null) {
  const known = CATEGORIES[category];
  if (known === undefined) return undefined;
  const [statuses, usual] = known;
  const by = isTimeField(filter) ? filter : usual;
  return all
    .filter(({ status }) => statuses === null || statuses.includes(status))
    .map((crime) => ({ entry: crime, time: crime[by] ?? 0 }));
}

const isTimeField = (name: string | null): name is TimeField =>
  name !== null && ["created_at", "executed_at", "expired_at", "ready_at"].includes(name);

/** The creation time of the open crime that each member is in. */
type Assigned = Map<number, number>;

const PLANNING = 15;
const RECRUITING = 9;

/** Members who have been away for longer are in no open crime. */
const PRESENT = 7 * DAY;

/** The number of members who could be in a crime and aren't. */
const LEFT_OVER = 7;

function openCrimes(clock: Clock, assigned: Assigned): CrimeDraft[] {
  const random = seededRandom("open crimes");
  const [player, ...others] = ROSTER.filter(
    (member) => mayJoinCrimes(member) && member.idleMinutes * MINUTE < PRESENT,
  );
  const away = others.filter(isHurtAbroad);
  const free = random.shuffled(others.filter((member) => !isHurtAbroad(member))).slice(LEFT_OVER);
  const planning = Array.from({ length: PLANNING }, (_, index) => {
    const isOwn = index === 0 && player?.id === PLAYER_ID;
    const scenario = isOwn ? scenarioNamed("Counter Offer") : random.pick(SCENARIOS.slice(2));
    const first = isOwn ? [player] : index === 1 ? away : [];
    const team = [...first, ...free.splice(0, scenario.roles.length - first.length)];
    const share = READY_IN[index] ?? random.next() * 0.85;
    return planned(clock, random, scenario, team, share, assigned);
  });
  const recruiting = Array.from({ length: RECRUITING }, (_, index) => {
    const scenario = random.pick(SCENARIOS);
    const wanted = index < 2 ? 0 : random.int(1, scenario.roles.length - 1);
    return recruited(clock, random, scenario, free.splice(0, wanted), index === 0, assigned);
  });
  return [...planning, ...recruiting];
}

/**
 * The time until each crime is ready, as a fraction of the days it takes: one is ready soon, one already (and a member is away).
 */
const READY_IN = [0.01, -0.045, 0.05, 0.9];

function planned(
  clock: Clock,
  random: Random,
  scenario: Scenario,
  team: readonly RosterMember[],
  share: number,
  assigned: Assigned,
) {
  const { name, difficulty, roles, follows } = scenario;
  const needs = roles.length * DAY;
  const readyAt = clock.ahead(share * needs);
  const plannedAt = readyAt - needs;
  const createdAt = plannedAt - random.int(4 * HOUR, 30 * HOUR);
  const daysDone = (clock.now - plannedAt) / DAY;
  const slots = roles.map((role, index) => {
    const member = team[index];
    if (member === undefined) return emptySlot(role, difficulty);
    assigned.set(member.id, createdAt);
    const joinedAt = createdAt + random.int(10 * MINUTE, plannedAt - createdAt);
    const hasItem = member.id === PLAYER_ID || random.chance(0.85);
    const progress = percent(daysDone - index);
    return filledSlot({ role, difficulty, member, joinedAt, progress, hasItem });
  });
  const isFull = team.length === roles.length;
  return {
    name,
    difficulty,
    follows,
    status: isFull ? "Planning" : "Recruiting",
    created_at: createdAt,
    planning_at: plannedAt,
    ready_at: readyAt,
    expired_at: readyAt + random.int(2 * DAY, 4 * DAY),
    executed_at: null,
    slots,
    rewards: null,
  };
}

function recruited(
  clock: Clock,
  random: Random,
  scenario: Scenario,
  team: readonly RosterMember[],
  isStuck: boolean,
  assigned: Assigned,
) {
  const { name, difficulty, roles, follows } = scenario;
  const age = isStuck ? 6.6 * DAY : random.int(3 * HOUR, 3 * DAY);
  const createdAt = clock.ago(age);
  const taken = new Map(random.shuffled(roles).map((role, index) => [role, index]));
  // Slots are planned one after the other, a day each.
  const begunAgo = Math.min(age - HOUR, team.length * DAY * (0.2 + random.next() * 0.75));
  const slots = roles.map((role) => {
    const order = taken.get(role) ?? 0;
    const member = team[order];
    if (member === undefined) return emptySlot(role, difficulty);
    assigned.set(member.id, createdAt);
    const joinedAt = clock.ago(begunAgo * (1 - order / team.length));
    const progress = percent(begunAgo / DAY - order);
    return filledSlot({
      role,
      difficulty,
      member,
      joinedAt,
      progress,
      hasItem: random.chance(0.7),
    });
  });
  return {
    name,
    difficulty,
    follows,
    status: "Recruiting",
    created_at: createdAt,
    planning_at: null,
    // Only members who have joined count.
    ready_at: team.length > 0 ? clock.ahead(team.length * DAY - begunAgo) : null,
    expired_at: isStuck ? clock.ahead(9 * HOUR) : createdAt + 7 * DAY,
    executed_at: null,
    slots,
    rewards: null,
  };
}

const percent = (share: number) => Math.round(Math.min(Math.max(share, 0), 1) * 10_000) / 100;

const SPAN = 240 * DAY;
const LATEST = 7 * HOUR;

/** The usual money by level, in millions of dollars. */
const USUAL_MONEY = [0, 0.7, 1.9, 6, 13, 34, 52, 98, 165, 270];
const REWARD_ITEMS = [206, 197, 370, 818, 283, 1203, 1380, 190, 72, 1012];

/** Eight months of finished crimes. No member is in two at once, or in one before joining the faction. */
function pastCrimes(clock: Clock, assigned: Assigned, count: number): CrimeDraft[] {
  const random = seededRandom("past crimes");
  const freeFrom = new Map<number, number>();
  const crimes = Array.from({ length: count }, (_, index) => {
    const executedAt = clock.ago(LATEST + (1 - index / (count - 1)) ** 1.15 * SPAN);
    const scenario = random.pick(SCENARIOS);
    const plannedAt = executedAt - scenario.roles.length * DAY - random.int(0, 5 * HOUR);
    const createdAt = plannedAt - random.int(2 * HOUR, 30 * HOUR);
    const isFree = (member: RosterMember) =>
      mayJoinCrimes(member) &&
      clock.ago(member.daysInFaction * DAY) <= createdAt &&
      clock.ago(member.idleMinutes * MINUTE) >= plannedAt &&
      (freeFrom.get(member.id) ?? 0) <= createdAt &&
      (assigned.get(member.id) ?? Infinity) >= executedAt;
    const team = random.some(ROSTER.filter(isFree), scenario.roles.length);
    if (team.length < scenario.roles.length || random.chance(0.05)) {
      return expired(random, scenario, createdAt, clock);
    }
    for (const { id } of team) freeFrom.set(id, executedAt);
    return executed(random, { scenario, team, createdAt, plannedAt, executedAt }, clock);
  });
  forgetRole(crimes);
  return crimes;
}

/** Removes a member's role from the latest crime that brought money: the game doesn't always return it. */
function forgetRole(crimes: readonly CrimeDraft[]) {
  const latest = crimes.findLast(({ rewards }) => rewards !== null && rewards.money > 0);
  const slot = latest?.slots[0];
  if (slot) slot.position = null;
}

/** A crime that nobody joined: all slots are empty, and only the crime's own times are set. */
function expired(random: Random, scenario: Scenario, createdAt: number, clock: Clock) {
  const { name, difficulty, roles, follows } = scenario;
  return {
    name,
    difficulty,
    follows,
    status: "Expired",
    created_at: createdAt,
    planning_at: null,
    ready_at: null,
    expired_at: Math.min(createdAt + random.int(3 * DAY, 7 * DAY), clock.ago(HOUR)),
    executed_at: null,
    slots: roles.map((role) => emptySlot(role, difficulty, true)),
    rewards: null,
  };
}

interface Plan {
  scenario: Scenario;
  team: readonly RosterMember[];
  createdAt: number;
  plannedAt: number;
  executedAt: number;
}

function executed(
  random: Random,
  { scenario, team, createdAt, plannedAt, executedAt }: Plan,
  clock: Clock,
) {
  const { name, difficulty, roles, follows } = scenario;
  const rates = roles.map((role, index) => passRate(at(team, index), role, difficulty));
  const mean = rates.reduce((sum, rate) => sum + rate, 0) / rates.length;
  const isSuccess = random.chance(0.52 + mean / 230);
  return {
    name,
    difficulty,
    follows,
    status: isSuccess ? "Successful" : "Failure",
    created_at: createdAt,
    planning_at: plannedAt,
    ready_at: plannedAt + roles.length * DAY,
    expired_at: plannedAt + (roles.length + 3) * DAY,
    executed_at: executedAt,
    slots: roles.map((role, index) => {
      const joinedAt = createdAt + random.int(MINUTE, plannedAt - createdAt);
      const member = at(team, index);
      const filled = { role, difficulty, member, joinedAt, progress: 100, hasItem: true };
      return doneSlot(random, filled, isSuccess);
    }),
    rewards: isSuccess ? rewards(random, difficulty, executedAt, clock) : null,
  };
}

function rewards(random: Random, difficulty: number, executedAt: number, clock: Clock) {
  const isInKind = random.chance(0.25);
  const money = (USUAL_MONEY[difficulty] ?? 0) * 1e6 * (0.65 + random.next() * 0.8);
  const items = isInKind ? random.some(REWARD_ITEMS, random.int(1, 3)) : [];
  const paidAt = executedAt + random.int(20 * MINUTE, 2 * DAY);
  return {
    money: isInKind ? 0 : Math.round(money),
    items: items.map((id) => ({ id, quantity: random.int(1, difficulty + 1) })),
    respect: difficulty * random.int(8, 22),
    scope: difficulty,
    payout:
      paidAt > clock.now || random.chance(0.04)
        ? null
        : {
            type: isInKind ? "inventory" : "balance",
            percentage: random.pick([80, 80, 80, 85, 90.5]),
            paid_by: at(ROSTER, random.int(0, 1)).id,
            paid_at: paidAt,
          },
  };
}
