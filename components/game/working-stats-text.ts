import { formatList, formatWhole } from "@/lib/format/numbers";
import type { WorkingStats } from "@/lib/game/account/account";

/** The three working stats, or some of them. */
type Stats = Readonly<Record<keyof WorkingStats, number | null>>;

/** "2,000 manual labor and 4,000 endurance". Stats that are 0 or unknown are left out; without any, it is "". */
export const workingStatsText = (stats: Stats): string =>
  formatList(namedOf(stats).map(([value, name]) => `${formatWhole(value)} ${name}`));

/** "manual labor and endurance": the names of the stats that aren't 0 or unknown. */
export const workingStatNames = (stats: Stats): string =>
  formatList(namedOf(stats).map(([, name]) => name));

const namedOf = ({ manualLabor, intelligence, endurance }: Stats) =>
  [
    [manualLabor, "manual labor"] as const,
    [intelligence, "intelligence"] as const,
    [endurance, "endurance"] as const,
  ].flatMap(([value, name]) => (value ? [[value, name] as const] : []));
