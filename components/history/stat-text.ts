import { formatGameDate, formatShortGameDay } from "@/lib/format/days";
import { formatMoneyShort, formatShort, formatWhole } from "@/lib/format/numbers";
import { formatSignedPercent, signed } from "@/lib/format/signed";
import { formatDuration } from "@/lib/format/times";
import {
  changeKnownFromMs,
  type SpanName,
  type StatChange,
  type StatPoint,
} from "@/lib/game/progress/series";
import type { Unit } from "@/lib/game/progress/stat-groups";
import type { Span } from "@/lib/game/week/span";

export const SPAN_TEXT: Readonly<Record<SpanName, string>> = {
  week: "in the last 7 days",
  month: "in the last 30 days",
  year: "in the last 52 weeks",
};

/** `SPAN_TEXT`, short enough for one line of a narrow card. */
export const SHORT_SPAN_TEXT: Readonly<Record<SpanName, string>> = {
  week: "in 7 days",
  month: "in 30 days",
  year: "in 52 weeks",
};

/** `SPAN_TEXT` as a length. */
const SPAN_LENGTH: Readonly<Record<SpanName, string>> = {
  week: "7 days",
  month: "30 days",
  year: "52 weeks",
};

/** The reason why loaded stats have no change over a period, and the date from which they will have one. */
export function noChangeText(
  points: readonly StatPoint[],
  name: SpanName,
  todayMs: number,
): string {
  const [first] = points;
  const knownFromMs = changeKnownFromMs(points, name);
  if (first === undefined || knownFromMs === null) {
    return "Your API key can’t access these stats, or you have none yet.";
  }
  return knownFromMs > todayMs
    ? `Your stats begin on ${formatGameDate(first.dayMs)}. The change over ${SPAN_LENGTH[name]} shows from ${formatGameDate(knownFromMs)}.`
    : "The game has no value for the start or the end of this period.";
}

const FORMATS: Readonly<Record<Unit, (value: number) => string>> = {
  count: formatWhole,
  strength: formatShort,
  dollars: formatMoneyShort,
  seconds: (seconds) => formatDuration(seconds * 1000),
};

export const formatValue = (value: number, unit: Unit): string => FORMATS[unit](value);

/** A value, or a change without its sign. A daily average of a count may be a fraction: "0.6". */
export const formatAmount = (value: number, unit: Unit): string =>
  isCounted(unit) && Math.abs(value) < MAX_WITH_TENTHS
    ? String(Math.round(value * 10) / 10)
    : formatValue(value, unit);

/** A change with its sign; "0" if nothing changed. */
export const formatGain = (value: number, unit: Unit): string =>
  signed(value, (gain) => formatAmount(gain, unit));

/** From this value on, tenths are left out. */
const MAX_WITH_TENTHS = 10;

const isCounted = (unit: Unit) => unit === "count" || unit === "strength";

/** "+1.20%", relative to the earlier value; null if the change is unknown or the earlier value isn't above 0. */
export const formatShare = ({ amount, from }: StatChange): string | null =>
  amount === null || from.value <= 0 ? null : formatSignedPercent((amount / from.value) * 100);

/** "13 Nov to 20 Nov"; with the years if they differ. */
export function daysText({ fromMs, toMs }: Span): string {
  const isOneYear = new Date(fromMs).getUTCFullYear() === new Date(toMs).getUTCFullYear();
  const format = isOneYear ? formatShortGameDay : formatGameDate;
  return `${format(fromMs)} to ${format(toMs)}`;
}

export const changeDays = ({ from, to }: StatChange): string =>
  daysText({ fromMs: from.dayMs, toMs: to.dayMs });
