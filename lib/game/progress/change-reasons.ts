import { sum } from "@/lib/common/numbers";
import type { BattleStat } from "@/lib/game/training/battle-stats";

/** How much each battle stat grew by training. */
export type TrainingGains = Readonly<Partial<Record<BattleStat, number>>>;

/** What an entry of the log says about changes. */
export interface LoggedChange {
  category: string;
  /** Dollars gained, negative if lost; null if the entry doesn't say. */
  money: number | null;
  training: TrainingGains;
}

/** What one category of the log brought. */
interface Reason {
  category: string;
  /** Dollars gained minus those lost. */
  net: number;
}

export interface MoneyReasons {
  /** The largest first, gained or lost; those of nothing are left out. */
  reasons: readonly Reason[];
  /** All of them together. */
  sum: number;
  /** Entries whose money isn't known. */
  unclear: number;
}

/** What came in and went out by category of the log. */
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

/** What training brought to a battle stat. */
export const trainingGain = (entries: readonly LoggedChange[], stat: BattleStat): number =>
  sum(entries.map(({ training }) => training[stat] ?? 0));
