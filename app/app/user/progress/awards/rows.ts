import { formatAmount, formatValue } from "@/components/history/stat-text";
import { DAY_MS } from "@/lib/common/time";
import { formatGameDate } from "@/lib/format/days";
import { formatCount, formatWhole } from "@/lib/format/numbers";
import type { AwardProgress } from "@/lib/game/awards/award-progress";

/** The maximum fraction of an award's circle, which isn't full before the award is earned. */
export const ALMOST_FULL = 0.9;

/** A row of the awards table. */
export interface AwardRow extends AwardProgress {
  id: string;
  isTracked: boolean;
}

export const awardRows = (
  standings: readonly AwardProgress[],
  tracked: readonly string[],
): readonly AwardRow[] =>
  standings.map((standing) => ({
    ...standing,
    id: `${standing.award.kind} ${standing.award.id}`,
    isTracked: standing.target !== null && tracked.includes(standing.target.stat),
  }));

/** Ten years. Awards further off are listed on request. */
const FAR_MS = 3652 * DAY_MS;

/** True for an award that isn't earned within ten years at the player's pace. */
const isFar = ({ projection, won }: AwardRow, todayMs: number) =>
  won === null && (projection?.expectedMs ?? 0) > todayMs + FAR_MS;

/** The filters of the chips. `value` is their name in the address. */
export const filtersAt = (todayMs: number) =>
  [
    {
      value: "month",
      text: "Within 30 days",
      shows: ({ projection }: AwardRow) =>
        (projection?.expectedMs ?? Infinity) <= todayMs + 30 * DAY_MS,
    },
    { value: "followed", text: "Tracked", shows: ({ isTracked }: AwardRow) => isTracked },
    { value: "honors", text: "Honors", shows: ({ award }: AwardRow) => award.kind === "honor" },
    { value: "medals", text: "Medals", shows: ({ award }: AwardRow) => award.kind === "medal" },
    {
      value: "far",
      text: "Over 10 years off",
      shows: (row: AwardRow) => isFar(row, todayMs),
    },
    { value: "won", text: "Earned", shows: ({ won }: AwardRow) => won !== null },
    {
      value: "no-number",
      text: "No target number",
      shows: ({ target, won }: AwardRow) => target === null && won === null,
    },
  ] as const;

/**
 * The awards that the other filters choose from: those not earned yet within ten years, those further off or those earned, both on
 * request; the others if there are none of the first.
 */
export function filterable(
  rows: readonly AwardRow[],
  asked: readonly string[],
  todayMs: number,
): readonly AwardRow[] {
  const open = rows.filter(({ won }) => won === null);
  if (asked.includes("won") || open.length === 0) return rows.filter(({ won }) => won !== null);
  const [near, far] = [
    open.filter((row) => !isFar(row, todayMs)),
    open.filter((row) => isFar(row, todayMs)),
  ];
  return asked.includes("far") || near.length === 0 ? far : near;
}

/** The limit of forecasts: a pace of 30 days can't predict a later date. */
const FORESEEABLE_MS = 2 * 365 * DAY_MS;

/** The awards that the player is expected to earn within two years at the current pace, soonest first. */
export const soonest = (rows: readonly AwardRow[], todayMs: number): readonly AwardRow[] =>
  rows
    .filter(({ projection }) => (projection?.expectedMs ?? Infinity) <= todayMs + FORESEEABLE_MS)
    .sort((a, b) => (a.projection?.expectedMs ?? 0) - (b.projection?.expectedMs ?? 0));

/** The award with the most progress, of those not earned yet. */
export const nearest = (rows: readonly AwardRow[]): AwardRow | undefined =>
  rows
    .filter(({ won, fraction }) => won === null && fraction !== null && fraction < 1)
    .sort((a, b) => (b.fraction ?? 0) - (a.fraction ?? 0))[0];

/** "48 of 50"; "of 50" if the value is unknown; "No target number" without a target. */
export const progressText = ({ target, value }: Pick<AwardRow, "target" | "value">): string => {
  if (target === null) return "No target number";
  const most = formatValue(target.target, target.unit);
  return value === null ? `of ${most}` : `${formatValue(value, target.unit)} of ${most}`;
};

/** "about 23 days (17 to 31 days)"; the reason if there is no expected date. */
export function whenText(
  { won, target, value, projection, range }: AwardRow,
  todayMs: number,
): string {
  if (won !== null) return won.atMs === null ? "Earned" : `Earned ${formatGameDate(won.atMs)}`;
  if (target === null) return "";
  if (value === null) return "Not loaded yet";
  if (projection?.state === "reached") return "Reached, not yet awarded";
  const expectedMs = projection?.expectedMs ?? null;
  if (expectedMs === null) return "No estimate yet";
  const about = `about ${lengthText(expectedMs - todayMs)}`;
  if (range === null) return about;
  const toMs = range.toMs === null ? null : range.toMs - todayMs;
  return about + rangeText(range.fromMs - todayMs, toMs);
}

type Remaining = Pick<AwardRow, "target" | "projection">;

/** "796 to go"; "" for an award that is earned, or whose value is unknown or enough. */
export const toGoText = ({ target, projection }: Remaining): string =>
  target === null || projection === null || projection.remaining === 0
    ? ""
    : `${formatValue(projection.remaining, target.unit)} to go`;

/** "796 to go, 6.6 per day", "2 to go, 1 in 15 days" below one a day; "" without a pace. */
export function paceText(row: Remaining): string {
  const toGo = toGoText(row);
  const pace = row.projection?.pace ?? 0;
  if (row.target === null || toGo === "" || pace <= 0) return "";
  const { unit } = row.target;
  const daysForOne = Math.round(1 / pace);
  return daysForOne > 1 && (unit === "count" || unit === "strength")
    ? `${toGo}, 1 in ${formatWhole(daysForOne)} days`
    : `${toGo}, ${formatAmount(pace, unit)} per day`;
}

const MONTH_DAYS = 365.25 / 12;

type LengthUnit = "day" | "month" | "year";

/** A duration in days, in months from two months on, or in years from 24 months on. */
function lengthOf(ms: number): { count: number; unit: LengthUnit } {
  const days = Math.max(0, Math.round(ms / DAY_MS));
  if (days < 2 * MONTH_DAYS) return { count: days, unit: "day" };
  const months = Math.round(days / MONTH_DAYS);
  return months < 24
    ? { count: months, unit: "month" }
    : { count: Math.round(months / 12), unit: "year" };
}

/** "23 days", "10 months", "12 years". */
export function lengthText(ms: number): string {
  const { count, unit } = lengthOf(ms);
  return formatCount(count, unit, `${unit}s`);
}

/** " (17 to 31 days)", " (50 days to 3 months)", " (50 days or more)" without an end; "" if both ends have the same text. */
export function rangeText(fromMs: number, toMs: number | null): string {
  if (toMs === null) return ` (${lengthText(fromMs)} or more)`;
  const [from, to] = [lengthOf(fromMs), lengthOf(toMs)];
  if (from.unit !== to.unit) return ` (${lengthText(fromMs)} to ${lengthText(toMs)})`;
  return from.count === to.count ? "" : ` (${formatWhole(from.count)} to ${lengthText(toMs)})`;
}
