import { mayJoinCrimes } from "@/lib/game/faction/member";

import { type Clock, DAY, HOUR, MINUTE } from "./clock";
import { type Scenario, SCENARIOS } from "./crime-scenarios";
import { type CrimeDraft, doneSlot, emptySlot, passRate } from "./crime-slots";
import type { Assigned } from "./crimes-open";
import { at, seededRandom, type Random } from "./random";
import { ROSTER, type RosterMember } from "./roster";

const SPAN = 240 * DAY;
const LATEST = 7 * HOUR;

/** By level, in millions of dollars. */
const USUAL_MONEY = [0, 0.7, 1.9, 6, 13, 34, 52, 98, 165, 270];
const REWARD_ITEMS = [206, 197, 370, 818, 283, 1203, 1380, 190, 72, 1012];

/** Eight months of finished crimes; nobody is in two at once, or in one before joining the faction. */
export function pastCrimes(clock: Clock, assigned: Assigned, count: number): CrimeDraft[] {
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

/** The game doesn't always say which role a member had: not in the latest crime that brought money. */
function forgetRole(crimes: readonly CrimeDraft[]) {
  const latest = crimes.findLast(({ rewards }) => rewards !== null && rewards.money > 0);
  const slot = latest?.slots[0];
  if (slot) slot.position = null;
}

/** Nobody joined: all slots are empty, and only the crime's own times are set. */
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
