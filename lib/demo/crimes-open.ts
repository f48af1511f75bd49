import { mayJoinCrimes } from "@/lib/game/faction/member";

import { type Clock, DAY, HOUR, MINUTE } from "./clock";
import { type Scenario, scenarioNamed, SCENARIOS } from "./crime-scenarios";
import { type CrimeDraft, emptySlot, filledSlot } from "./crime-slots";
import { seededRandom, type Random } from "./random";
import { isAway, PLAYER_ID, ROSTER, type RosterMember } from "./roster";

/** When the open crime was created in which each member sits. */
export type Assigned = Map<number, number>;

const PLANNING = 15;
const RECRUITING = 9;
/** Members who could be in a crime and aren't. */
const LEFT_OVER = 7;

export function openCrimes(clock: Clock, assigned: Assigned): CrimeDraft[] {
  const random = seededRandom("open crimes");
  const [player, ...others] = ROSTER.filter(mayJoinCrimes);
  const free = random.shuffled(others).slice(LEFT_OVER);
  const away = free.splice(free.findIndex(isAway), 1);
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

/** When a crime is ready, as a share of the days it takes: one soon, one already (and its member is away). */
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
    // Only those who have joined count.
    ready_at: team.length > 0 ? clock.ahead(team.length * DAY - begunAgo) : null,
    expired_at: isStuck ? clock.ahead(9 * HOUR) : createdAt + 7 * DAY,
    executed_at: null,
    slots,
    rewards: null,
  };
}

const percent = (share: number) => Math.round(Math.min(Math.max(share, 0), 1) * 10_000) / 100;
