import type { CrimeProblem } from "@/lib/game/crimes/crime-problem";
import type { CrimeWithProblems } from "@/lib/game/crimes/group-crimes";
import type { CrimeSlot } from "@/lib/game/crimes/organised-crime";

/** What is wrong with a slot, the worst first. */
export type SlotProblem = "missing-item" | "away" | "low-pass-rate" | "empty" | null;

export interface SlotView {
  passRate: number | null;
  memberId: number | null;
  position: string;
  problem: SlotProblem;
}

/** The slots of a crime, each with the worst that is wrong with it. */
export function slotViews({ crime, problems }: CrimeWithProblems): SlotView[] {
  return crime.slots.map((slot) => ({
    passRate: slot.member && slot.passRate,
    memberId: slot.member?.id ?? null,
    position: slot.position,
    problem: slot.member === null ? "empty" : problemOf(slot, slot.member.id, problems),
  }));
}

function problemOf(slot: CrimeSlot, memberId: number, needs: readonly CrimeProblem[]): SlotProblem {
  const has = (...kinds: CrimeProblem["kind"][]) =>
    needs.some((need) => "slot" in need && need.slot === slot && kinds.includes(need.kind));
  if (has("missing-item")) return "missing-item";
  const isLate = needs.some(
    (need) => need.kind === "late" && need.absences.some((by) => by.memberId === memberId),
  );
  if (isLate || has("away", "left")) return "away";
  return has("low-pass-rate") ? "low-pass-rate" : null;
}
