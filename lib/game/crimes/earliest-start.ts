import { DAY_MS } from "@/lib/common/time";

import { filledCount, isOpen, type OrganisedCrime } from "./organised-crime";

/**
 * When an open crime can start at the earliest; null where it is not open, or full and the game does not say. The game's
 * own time counts only members who have joined: each empty slot takes about a day more, from then or from now.
 * Source: players' experience; planning runs one slot at a time, some 24 hours each.
 */
export function earliestStart(crime: OrganisedCrime, nowMs: number): number | null {
  if (!isOpen(crime)) return null;
  const { readyAtMs } = crime;
  const empty = crime.slots.length - filledCount(crime);
  return empty === 0 ? readyAtMs : Math.max(readyAtMs ?? nowMs, nowMs) + empty * DAY_MS;
}

/** The crime that starts next; null where none is ahead. */
export function firstToStart(
  crimes: readonly OrganisedCrime[],
  nowMs: number,
): OrganisedCrime | null {
  let first: OrganisedCrime | null = null;
  let firstMs = Infinity;
  for (const crime of crimes) {
    const atMs = earliestStart(crime, nowMs);
    if (atMs === null || atMs <= nowMs || atMs >= firstMs) continue;
    first = crime;
    firstMs = atMs;
  }
  return first;
}
