import { sum } from "@/lib/common/numbers";
import type { BattleStat } from "@/lib/game/training/battle-stats";

/** The growth of each battle stat by training. */
export type TrainingGains = Readonly<Partial<Record<BattleStat, number>>>;

/** The changes in one log entry. */
export interface LoggedChange {
  category: string;
  /** Dollars gained, negative if lost; null if the entry doesn't say. */
  money: number | null;
  training: TrainingGains;
}

/** The money of one log category. */
interface Reason {
  category: string;
  /** Dollars gained minus dollars lost. */
  net: number;
}

export interface MoneyReasons {
  /** Largest first, gained or lost; categories with a net of 0 are left out. */
  reasons: readonly Reason[];
  /** The net of all of them together. */
  sum: number;
  /** Number of entries whose money is unknown. */
  unclear: number;
}

/** The money gained and lost, by log category. */
export function moneyReasons(entries: readonly LoggedChange[]): MoneyReasons {
  const byCategory = new Map<string, number>();
  for (const { category, money } of entries) {
    byCategory.set(category, (byCategory.get(category) ?? 0) + (money ?? 0));
  }
  const reasons = [...byCategory]
    .map(([category, net]) => ({ category, net }))
    .filter(({ net }) => net !== 0)
    .sort((a, b) => Math.abs(b.net) - Math.abs(a.net));
  return {
    reasons,
    sum: sum(reasons.map(({ net }) => net)),
    unclear: entries.filter(({ money }) => money === null).length,
  };
}

/** The total growth of a battle stat by training. */
export const trainingGain = (entries: readonly LoggedChange[], stat: BattleStat): number =>
  sum(entries.map(({ training }) => training[stat] ?? 0));
