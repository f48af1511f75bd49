import type { Need } from "@/lib/game/crimes/need";
import type { CrimeNeeds } from "@/lib/game/crimes/grouped";
import type { CrimeSlot } from "@/lib/game/crimes/organised-crime";

/** What is wrong with a slot, the worst first. */
export type SlotFlag = "item" | "away" | "rate" | "empty" | null;

export interface SlotMark {
  passRate: number | null;
  memberId: number | null;
  position: string;
  flag: SlotFlag;
}

/** The slots of a crime, each with the worst that is wrong with it. */
export function slotMarks({ crime, needs }: CrimeNeeds): SlotMark[] {
  return crime.slots.map((slot) => ({
    passRate: slot.member && slot.passRate,
    memberId: slot.member?.id ?? null,
    position: slot.position,
    flag: slot.member === null ? "empty" : flagOf(slot, slot.member.id, needs),
  }));
}

function flagOf(slot: CrimeSlot, memberId: number, needs: readonly Need[]): SlotFlag {
  const has = (...kinds: Need["kind"][]) =>
    needs.some((need) => "slot" in need && need.slot === slot && kinds.includes(need.kind));
  if (has("missing item")) return "item";
  const isLate = needs.some(
    (need) => need.kind === "delayed" && need.by.some((by) => by.memberId === memberId),
  );
  if (isLate || has("away when ready", "left")) return "away";
  return has("pass rate") ? "rate" : null;
}
