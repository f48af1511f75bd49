import type { Application } from "@/lib/game/faction/application";
import type { Faction } from "@/lib/game/faction/faction";
import {
  isFallen,
  isFallenOrFederal,
  isInactive,
  isMissingFromCrimes,
  type Member,
} from "@/lib/game/faction/member";
import { DAY_MS } from "@/lib/game/time/time";

import { disabled, judged, nobodyOf, type Person, type Verdict } from "./verdict";

type Seen = Pick<Member, "id" | "lastAction" | "name">;

/** How long the player allows to be away. */
export interface InactiveAfter {
  nowMs: number;
  days: number;
}

/** Who is away longer, the longest first. */
export const inactiveOf = (people: readonly Seen[], { nowMs, days }: InactiveAfter): Person[] =>
  people
    .filter((person) => isInactive(person, nowMs, days))
    .sort((a, b) => a.lastAction.atMs - b.lastAction.atMs)
    .map(({ id, name, lastAction }) => ({
      id,
      name,
      idleDays: Math.floor((nowMs - lastAction.atMs) / DAY_MS),
    }));

export const withState = ({ id, name, state }: Pick<Member, "id" | "name" | "state">): Person => ({
  id,
  name,
  state,
});

/** Complete in a faction. */
export const membershipVerdict = (isInFaction: boolean): Verdict =>
  judged(isInFaction, { kind: isInFaction ? "faction" : "no faction" });

/** Complete with a member in every place. */
export function fullVerdict({ members, capacity }: Pick<Faction, "capacity" | "members">): Verdict {
  if (members === null || capacity === null) return disabled("not told");
  return judged(members >= capacity, { kind: "filled", count: members, of: capacity });
}

/** Complete where nobody waits for an answer. */
export const applicationsVerdict = (applications: readonly Application[]): Verdict =>
  nobodyOf(
    applications
      .filter(({ status }) => status === "active")
      .map(({ playerId, name }) => ({ id: playerId, name })),
  );

/** Complete where nobody's last action is older than `days`. The fallen do not come back. */
export const inactiveMembersVerdict = (members: readonly Member[], after: InactiveAfter): Verdict =>
  nobodyOf(
    inactiveOf(
      members.filter((member) => !isFallen(member)),
      after,
    ),
  );

/** Complete where nobody is fallen or in federal jail. */
export const goneMembersVerdict = (members: readonly Member[]): Verdict =>
  nobodyOf(members.filter(isFallenOrFederal).map(withState));

/** Complete where everybody is in a crime who may be. Of whom the game does not say it, nobody counts. */
export const idleMembersVerdict = (members: readonly Member[]): Verdict =>
  nobodyOf(members.filter(isMissingFromCrimes).map(({ id, name }) => ({ id, name })));
