import { sum } from "@/lib/common/numbers";
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
  const gains = days.map(({ gained }) => gained);
  return {
    pay: sum(days.map(({ pay }) => pay)),
    jobPoints: sumOrNull(days.map(({ jobPoints }) => jobPoints)),
    gained: gains.every((gained) => gained !== null) ? totalStats(gains) : null,
  };
}

const totalStats = (all: readonly WorkingStats[]): WorkingStats => ({
  manualLabor: sum(all.map(({ manualLabor }) => manualLabor)),
  intelligence: sum(all.map(({ intelligence }) => intelligence)),
  endurance: sum(all.map(({ endurance }) => endurance)),
});
