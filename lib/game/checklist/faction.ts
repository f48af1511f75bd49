import type { Application } from "@/lib/game/faction/application";
import type { Faction } from "@/lib/game/faction/faction";
import {
  type InactiveAfter,
  inactiveMembers,
  isFallenOrFederal,
  isNotInOc,
  type Member,
  unseenOf,
} from "@/lib/game/faction/member";
import { DAY_MS } from "@/lib/game/time/time";

import {
  disabled,
  type Filled,
  judged,
  nobodyOf,
  type People,
  type Person,
  type Verdict,
} from "./verdict";

type Seen = Pick<Member, "id" | "lastAction" | "name">;

/** Complete if nobody is left; otherwise says how long each has been away. */
const nobodyAway = (people: readonly Seen[], { nowMs }: InactiveAfter): Verdict<People> =>
  nobodyOf(
    people.map(({ id, name, lastAction }) => ({
      id,
      name,
      inactiveDays: Math.floor((nowMs - (lastAction.atMs ?? nowMs)) / DAY_MS),
    })),
  );

/** Complete if nobody's last action is older than that. */
export const unseenVerdict = (people: readonly Seen[], after: InactiveAfter): Verdict<People> =>
  nobodyAway(unseenOf(people, after), after);

export const withState = ({ id, name, state }: Pick<Member, "id" | "name" | "state">): Person => ({
  id,
  name,
  state,
});

/** Complete in a faction. */
export const membershipVerdict = (isInFaction: boolean): Verdict<null> => judged(isInFaction, null);

/** Complete with a member in every place. */
export function fullVerdict({
  members,
  capacity,
}: Pick<Faction, "capacity" | "members">): Verdict<Filled> {
  // A capacity of 0 can't be, and would be filled by nobody.
  if (members === null || !capacity) return disabled("not told");
  return judged(members >= capacity, { count: members, of: capacity });
}

/** Complete if nobody waits for an answer. */
export const applicationsVerdict = (applications: readonly Application[]): Verdict<People> =>
  nobodyOf(
    applications
      .filter(({ status }) => status === "active")
      .map(({ playerId, name }) => ({ id: playerId, name })),
  );

/** Complete if no member is inactive. */
export const inactiveMembersVerdict = (
  members: readonly Member[],
  after: InactiveAfter,
): Verdict<People> => nobodyAway(inactiveMembers(members, after), after);

/** Complete if nobody is fallen or in federal jail. */
export const goneMembersVerdict = (members: readonly Member[]): Verdict<People> =>
  nobodyOf(members.filter(isFallenOrFederal).map(withState));

/** Complete if everybody who may be in a crime is in one. Members about whom the game does not say are not counted. */
export const membersNotInOcVerdict = (members: readonly Member[]): Verdict<People> =>
  nobodyOf(members.filter(isNotInOc).map(({ id, name }) => ({ id, name })));
