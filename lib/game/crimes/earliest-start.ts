import { DAY_MS } from "@/lib/common/time";

import { filledCount, hasNobody, isOpen, type OrganisedCrime } from "./organised-crime";

/**
 * The earliest possible start of an open crime; null if the crime isn't open, or if it is full and the game doesn't say. The
 * game's own time counts only members who have joined, so each empty slot adds about a day to that time, or to now if that is
 * later. Source: players' experience; planning runs one slot at a time, some 24 hours each.
 */
export function earliestStart(crime: OrganisedCrime, nowMs: number): number | null {
  if (!isOpen(crime)) return null;
  const { readyAtMs } = crime;
  const empty = crime.slots.length - filledCount(crime);
  return empty === 0 ? readyAtMs : Math.max(readyAtMs ?? nowMs, nowMs) + empty * DAY_MS;
}

/** The crime with the earliest start after now, of those that somebody has joined; null if there is none. */
export function firstToStart(
  crimes: readonly OrganisedCrime[],
  nowMs: number,
): OrganisedCrime | null {
  let first: OrganisedCrime | null = null;
  let firstMs = Infinity;
  for (const crime of crimes) {
    const atMs = earliestStart(crime, nowMs);
    if (atMs === null || atMs <= nowMs || atMs >= firstMs || hasNobody(crime)) continue;
    first = crime;
    firstMs = atMs;
  }
  return first;
}
