import type { Member } from "@/lib/game/faction/member";

/** A plain, valid member; a test overrides only what it is about. */
export function aMember(changes: Partial<Member> = {}): Member {
  return {
    id: 3000001,
    name: "Alpha",
    level: 50,
    daysInFaction: 100,
    position: "Member",
    state: "Okay",
    lastAction: { atMs: 0, relative: "2 minutes ago" },
    inCrime: true,
    ...changes,
  };
}
