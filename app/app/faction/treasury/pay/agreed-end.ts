import { DAY_MS, dayStartMs, HOUR_MS, MINUTE_MS } from "@/lib/common/time";
import { formatShortGameDay } from "@/lib/format/days";

interface Period {
  startsAtMs: number;
  endedAtMs: number;
}

const DAY_AND_TIME = /^(?:(\d{1,2} [a-z]{3,9}),? +)?(\d{1,2}):(\d{2})$/i;

/**
 * A time within the war, from "14 Nov, 20:15" or "20:15" in game time: without a day it is the last such time. Null for an empty
 * text, undefined for a text that is no time in the war.
 */
export function parseAgreedEnd(
  typed: string,
  { startsAtMs, endedAtMs }: Period,
): number | null | undefined {
  const text = typed.trim();
  if (text === "") return null;
  const [, day, hours = "", minutes = ""] = DAY_AND_TIME.exec(text) ?? [];
  if (hours === "" || Number(hours) > 23 || Number(minutes) > 59) return undefined;
  const inDayMs = Number(hours) * HOUR_MS + Number(minutes) * MINUTE_MS;
  for (let dayMs = dayStartMs(endedAtMs); dayMs >= dayStartMs(startsAtMs); dayMs -= DAY_MS) {
    const atMs = dayMs + inDayMs;
    const isInWar = atMs > startsAtMs && atMs < endedAtMs;
    if (isInWar && (day === undefined || isSameDay(day, atMs))) return atMs;
  }
  return undefined;
}

/** True for "14 Nov", "14 nov" and "14 November" of that day. */
function isSameDay(typed: string, atMs: number): boolean {
  const [day = "", month = ""] = typed.toLowerCase().split(" ");
  const [gameDay = "", gameMonth = ""] = formatShortGameDay(atMs).toLowerCase().split(" ");
  return (
    Number(day) === Number(gameDay) && (month.startsWith(gameMonth) || gameMonth.startsWith(month))
  );
}
