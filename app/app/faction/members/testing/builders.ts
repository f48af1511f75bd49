import type { InactiveAfter } from "@/lib/game/faction/member";
import { aMember } from "@/lib/game/testing/builders";

import { type MemberRow, memberRows } from "../rows";

type Given = Parameters<typeof aMember>[0] & Partial<Pick<MemberRow, "money" | "points" | "note">>;

/** A row of the table without money, points or note; a test overrides only what it is about. */
export function aRow(
  { money = 0, points = 0, note = "", ...member }: Given,
  inactiveAfter: InactiveAfter,
): MemberRow {
  const [row] = memberRows([aMember(member)], { entries: [], dropped: 0 }, {}, inactiveAfter);
  if (row === undefined) throw new Error("A member makes a row.");
  return { ...row, money, points, note };
}
