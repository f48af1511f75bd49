import { useMemo } from "react";

import { dayRange, useDays } from "@/components/days/day-range";
import type { Choice } from "@/components/window/choice";
import { useUrlChoice } from "@/components/window/use-url-value";
import { formatIsoDay, parseIsoDay } from "@/lib/format/days";
import { lastSevenDays, spanOfDays, completedWeeks } from "@/lib/game/week/span";

import { weekText } from "./text";

const LAST_SEVEN = "last-7-days";
export const TWO_DATES = "dates";
/** The number of weeks to choose from: a year. */
const WEEKS = 52;

const NOTHING_BETWEEN = "No full day in this period yet. Choose an earlier start.";

/** The period compared, from the URL: the last seven days, a week from Monday to Monday, or custom dates. */
export function useSpan(todayMs: number) {
  const days = useDays();
  const { choices, spans } = useMemo(() => weeksAt(todayMs), [todayMs]);
  const [week, setWeek] = useUrlChoice("week", choices, LAST_SEVEN);
  const { from, to } = days;
  const { span, problem } = useMemo(() => {
    const usual = lastSevenDays(todayMs);
    if (week !== TWO_DATES) return { span: spans.get(week) ?? usual, problem: null };
    const range = dayRange({ from, to }, todayMs, todayMs);
    if (typeof range === "string") return { span: usual, problem: range };
    const chosen = spanOfDays(parseIsoDay(from), parseIsoDay(to), todayMs);
    return { span: chosen ?? usual, problem: chosen === null ? NOTHING_BETWEEN : null };
  }, [week, from, to, spans, todayMs]);
  return { week, setWeek, choices, span, days, problem };
}

/** The last seven days, custom dates, and each week from Monday to Monday, by their names in the URL. */
function weeksAt(todayMs: number) {
  const weeks = completedWeeks(todayMs, WEEKS).map(
    (span) => [formatIsoDay(span.fromMs), span] as const,
  );
  const choices: readonly Choice[] = [
    [LAST_SEVEN, "Last 7 days"],
    [TWO_DATES, "Custom dates"],
    ...weeks.map(([day, span]) => [day, weekText(span, todayMs)] as const),
  ];
  return { choices, spans: new Map(weeks) };
}
