import { DAY_MS, dayStartMs } from "@/lib/common/time";
import { formatNumber } from "@/lib/format/format-number";
import { formatCount, formatWhole, orDash } from "@/lib/format/numbers";
import { signed } from "@/lib/format/signed";
import { formatGameDay } from "@/lib/format/times";
import type { WorkingStats } from "@/lib/game/account/account";
import type { EffectivenessPart } from "@/lib/game/companies/employee-details";

/** The parts of effectiveness, as columns and lines name them. */
export const PART_NAMES: Readonly<Record<EffectivenessPart, string>> = {
  workingStats: "Working stats",
  settledIn: "Settled in",
  book: "Book",
  merits: "Merits",
  directorEducation: "Education",
  management: "Management",
  wrongGender: "Gender",
  addiction: "Addiction",
  inactivity: "Inactivity",
};

/** The working stats, in the game's short form. */
export const STATS = [
  ["manualLabor", "MAN"],
  ["intelligence", "INT"],
  ["endurance", "END"],
] as const satisfies readonly (readonly [keyof WorkingStats, string])[];

/** "45 END, 23 INT", most first; empty if all are 0. */
export const statsText = (stats: WorkingStats): string =>
  STATS.filter(([stat]) => stats[stat] > 0)
    .toSorted(([a], [b]) => stats[b] - stats[a])
    .map(([stat, label]) => `${formatWhole(stats[stat])} ${label}`)
    .join(", ");

/** The city jobs, by the game's word. */
export const CITY_JOBS: Readonly<Record<string, string>> = {
  army: "Army",
  casino: "Casino",
  education: "Education",
  grocer: "Grocer",
  law: "Law",
  medical: "Medical",
};

/** "1 job point", "143 job points". */
export const jobPointsText = (points: number) => formatCount(points, "job point", "job points");

/** "4.7". */
export const formatTenths = (days: number) => formatNumber(days, { decimals: 1 });

/** "4.7 days", "–". */
export const daysText = (days: number | null) =>
  orDash(days, (known) => `${formatTenths(known)} days`);

/** "67.5". */
export const percentText = (fraction: number | null) =>
  orDash(fraction, (known) => formatTenths(known * 100));

/** "today", "yesterday", else "on Wed 18 Nov": the day of a report. */
export function reportDayText(reportMs: number, nowMs: number): string {
  const daysAgo = (dayStartMs(nowMs) - dayStartMs(reportMs)) / DAY_MS;
  if (daysAgo === 0) return "today";
  return daysAgo === 1 ? "yesterday" : `on ${formatGameDay(reportMs)}`;
}

/** "+4.0%" of 0.04. */
export const changeText = (fraction: number): string =>
  signed(fraction * 100, (percent) => `${formatTenths(percent)}%`);
