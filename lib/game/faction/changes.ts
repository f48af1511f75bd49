import { visitStep } from "@/lib/common/visit";

import { type InactiveAfter, isInactive, isInactiveBeyond, type Member } from "./member";

/** A member as the player last saw them. */
interface SeenMember {
  id: number;
  name: string;
  /** Null if unknown. */
  lastActionAtMs: number | null;
}

/** Everybody in the faction, as a visit to the page showed them. */
export interface Visit {
  atMs: number;
  members: readonly SeenMember[];
}

export interface Visits {
  /** The last data of the previous visit; null on the first. */
  before: Visit | null;
  /** The last data that this visit has shown. */
  latest: Visit;
}

/**
 * The visits after these members were seen, fetched at `atMs`; `stored` itself if nothing is new. If none of the members is in
 * the stored visit, it is a different faction or the first visit, so there is no previous visit.
 */
export function memberVisitsAfter(
  stored: Visits | null,
  members: readonly Pick<Member, "id" | "name" | "lastAction">[],
  atMs: number,
): Visits {
  // A faction without members is impossible, so the stored visits stay unchanged.
  if (stored !== null && members.length === 0) return stored;
  const latest: Visit = {
    atMs,
    members: members.map(({ id, name, lastAction }) => ({
      id,
      name,
      lastActionAtMs: lastAction.atMs,
    })),
  };
  const step = visitStep(stored?.latest.atMs ?? null, atMs);
  if (stored === null || step === "first" || !shareAMember(stored.latest, latest)) {
    return { before: null, latest };
  }
  if (step === "nothing new") return stored;
  return { before: step === "new visit" ? stored.latest : stored.before, latest };
}

function shareAMember(one: Visit, other: Visit): boolean {
  const ids = new Set(one.members.map(({ id }) => id));
  return other.members.some(({ id }) => ids.has(id));
}

type Named = Pick<Member, "id" | "name">;

export interface MemberChanges {
  joined: readonly Named[];
  left: readonly Named[];
  /** Inactive now, but not at that visit. */
  becameInactive: readonly Named[];
}

/** The changes among the members since a visit. */
export function memberChangesSince(
  visit: Visit,
  members: readonly Pick<Member, "id" | "name" | "lastAction" | "state">[],
  after: InactiveAfter,
): MemberChanges {
  const then = new Map(visit.members.map((member) => [member.id, member]));
  const present = new Set(members.map(({ id }) => id));
  return {
    joined: members.filter(({ id }) => !then.has(id)),
    left: visit.members.filter(({ id }) => !present.has(id)),
    becameInactive: members.filter((member) => {
      const seen = then.get(member.id);
      return (
        seen !== undefined &&
        seen.lastActionAtMs !== null &&
        isInactive(member, after) &&
        !isInactiveBeyond({ lastAction: asAction(seen) }, { ...after, nowMs: visit.atMs })
      );
    }),
  };
}

const asAction = ({ lastActionAtMs }: SeenMember) => ({ atMs: lastActionAtMs });
