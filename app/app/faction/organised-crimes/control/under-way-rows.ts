import { earliestStart } from "@/lib/game/crimes/earliest-start";
import type { OrganisedCrime } from "@/lib/game/crimes/organised-crime";
import { filledCount } from "@/lib/game/crimes/slots";

import type { NeedRow } from "./need-rows";

/** What is wrong with a slot, the worst first. */
export type SlotFlag = "item" | "away" | "rate" | "empty" | null;

export interface SlotMark {
  passRate: number | null;
  memberId: number | null;
  position: string;
  flag: SlotFlag;
}

export interface UnderWayRow {
  crime: OrganisedCrime;
  filled: number;
  /** The lowest pass rate of a member; null where nobody has one. */
  lowest: number | null;
  earliestMs: number | null;
  slots: readonly SlotMark[];
}

/** The open crimes as the table shows them, with what the needs say of their slots. */
export function underWayRows(
  crimes: readonly OrganisedCrime[],
  needs: readonly NeedRow[],
  nowMs: number,
): UnderWayRow[] {
  const flags = slotFlags(needs);
  return crimes.map((crime) => {
    const slots = crime.slots.map((slot): SlotMark => ({
      passRate: slot.member && slot.passRate,
      memberId: slot.member?.id ?? null,
      position: slot.position,
      flag: slot.member === null ? "empty" : (flags.get(slot) ?? null),
    }));
    const rates = slots.flatMap(({ passRate }) => passRate ?? []);
    return {
      crime,
      filled: filledCount(crime),
      lowest: rates.length === 0 ? null : Math.min(...rates),
      earliestMs: earliestStart(crime, nowMs),
      slots,
    };
  });
}

function slotFlags(needs: readonly NeedRow[]) {
  const flags = new Map<OrganisedCrime["slots"][number], SlotFlag>();
  const mark = (slot: OrganisedCrime["slots"][number], flag: SlotFlag) => {
    if (!flags.has(slot)) flags.set(slot, flag);
  };
  for (const need of needs) if (need.kind === "missing item") mark(need.slot, "item");
  for (const need of needs) {
    if (need.kind === "away when ready") mark(need.slot, "away");
    if (need.kind === "delayed") {
      const away = new Set(need.by.map(({ memberId }) => memberId));
      for (const slot of need.crime.slots) {
        if (slot.member && away.has(slot.member.id)) mark(slot, "away");
      }
    }
  }
  for (const need of needs) {
    if (need.kind === "low rates") for (const { slot } of need.members) mark(slot, "rate");
  }
  return flags;
}
