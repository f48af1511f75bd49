import { HOUR_MS } from "@/lib/common/time";

import { formatCount } from "./numbers";
import { timeOrDash } from "./or-dash";

/** "12 hours" under 24 hours, else "7 days" or "7 days 6 hours"; rounded down, as a clock does. */
export const formatDaysAndHours = (ms: number) => timeOrDash(ms, daysAndHours);

function daysAndHours(ms: number): string {
  if (ms > 0 && ms < HOUR_MS) return "under 1 hour";
  const hours = Math.max(0, Math.floor(ms / HOUR_MS));
  const rest = formatCount(hours % 24, "hour", "hours");
  if (hours < 24) return rest;
  const days = formatCount(Math.floor(hours / 24), "day", "days");
  return hours % 24 === 0 ? days : `${days} ${rest}`;
}
