import { DAY_MS } from "@/lib/common/time";
import type { Company } from "@/lib/game/companies/company";
import type { Application, Faction } from "@/lib/game/faction/faction";
import {
  type InactiveAfter,
  inactiveOf,
  isFallenOrFederal,
  isNotInOc,
  type Member,
} from "@/lib/game/faction/member";

import {
  checkResult,
  type CheckResult,
  completeIfNobody,
  disabled,
  type Occupancy,
  type People,
} from "./check-result";

/** Complete if the player is in a faction. */
export const checkMembership = (isInFaction: boolean): CheckResult<null> =>
  checkResult(isInFaction, null);

/** Complete if the faction has a member in every place. */
export function checkFull({
  members,
  capacity,
}: Pick<Faction, "capacity" | "members">): CheckResult<Occupancy> {
  // A capacity of 0 is impossible, and would count as full without members.
  if (members === null || !capacity) return disabled("no data");
  return checkResult(members >= capacity, { count: members, total: capacity });
}

/** Complete if no application is pending. */
export const checkApplications = (applications: readonly Application[]): CheckResult<People> =>
  completeIfNobody(
    applications
      .filter(({ status }) => status === "active")
      .map(({ playerId, name }) => ({ id: playerId, name })),
  );

/**
 * Complete if no member of the faction, or employee of the company, is inactive. The facts give the days since each one's last
 * action.
 */
export const checkInactive = (
  people: readonly Pick<Member, "id" | "lastAction" | "name" | "state">[],
  after: InactiveAfter,
): CheckResult<People> =>
  completeIfNobody(
    inactiveOf(people, after).map(({ id, name, lastAction }) => ({
      id,
      name,
      inactiveDays: Math.floor((after.nowMs - (lastAction.atMs ?? after.nowMs)) / DAY_MS),
    })),
  );

/** Complete if no member of the faction, or employee of the company, is fallen or in federal jail. */
export const checkGone = (
  people: readonly Pick<Member, "id" | "name" | "state">[],
): CheckResult<People> =>
  completeIfNobody(
    people.filter(isFallenOrFederal).map(({ id, name, state }) => ({ id, name, state })),
  );

/** Complete if every member who can be in a crime is in one. Members about whom the game doesn't say are not counted. */
export const checkMembersNotInOc = (members: readonly Member[]): CheckResult<People> =>
  completeIfNobody(members.filter(isNotInOc).map(({ id, name }) => ({ id, name })));

/** Complete if there is an employee in every position. */
export const checkPositions = ({
  employeesHired: count,
  employeesCapacity: total,
}: Pick<Company, "employeesCapacity" | "employeesHired">): CheckResult<Occupancy> =>
  total > 0 ? checkResult(count >= total, { count, total }) : disabled("no data");
