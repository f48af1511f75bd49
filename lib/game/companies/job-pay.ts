import { sumOrNull } from "@/lib/common/sums";
import type { WorkingStats } from "@/lib/game/account/account";

/** A company's pay of a day. Null is unknown. */
export interface Pay {
  /** Dollars. */
  pay: number;
  jobPoints: number | null;
  gained: WorkingStats | null;
}

/** The pay of one day, as the log has it. */
export interface JobPay extends Pay {
  id: string;
  atMs: number;
}

/** The total of some days; a part that is unknown for one of them is unknown. */
export function totalPay(days: readonly JobPay[]): Pay {
  const totalGain = (stat: keyof WorkingStats) =>
    sumOrNull(days.map(({ gained }) => gained?.[stat] ?? null));
  const manualLabor = totalGain("manualLabor");
  const intelligence = totalGain("intelligence");
  const endurance = totalGain("endurance");
  return {
    pay: days.reduce((total, { pay }) => total + pay, 0),
    jobPoints: sumOrNull(days.map(({ jobPoints }) => jobPoints)),
    gained:
      manualLabor === null || intelligence === null || endurance === null
        ? null
        : { manualLabor, intelligence, endurance },
  };
}
