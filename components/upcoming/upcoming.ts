import type { OptionalResult } from "@/components/reading/use-optional-query";
import { DAY_MS } from "@/lib/common/time";
import type { Ending, Upcoming } from "@/lib/game/upcoming/upcoming";

import type { Sources } from "./kinds/define-kind";
import { KINDS } from "./kinds/kinds";

/**
 * Everything that ends within 24 hours: what is ready now first, then by time. It changes only with its sources, as a
 * moment of `momentsOf` passes, and as another comes within the 24 hours.
 */
export function upcoming(sources: Sources, nowMs: number): Upcoming[] {
  return endings(sources, nowMs)
    .flatMap((ending): Upcoming[] => {
      if (ending.atMs > nowMs + DAY_MS) return [];
      if (ending.atMs > nowMs) return [ending];
      return KINDS[ending.kind].waits ? [{ ...ending, atMs: null }] : [];
    })
    .sort((a, b) => (a.atMs ?? 0) - (b.atMs ?? 0) || KINDS[a.kind].rank - KINDS[b.kind].rank);
}

/** The times at which the list of upcoming events may change: when each was answered, and when it ends. */
export const momentsOf = (sources: Sources): number[] => [
  ...Object.values<OptionalResult<unknown>>({ ...sources }).flatMap(({ data, readAtMs }) =>
    data === undefined ? [] : readAtMs,
  ),
  // A new day begins with a full minute.
  ...endings(sources, 0).flatMap(({ kind, atMs }) => (kind === "new-day" ? [] : atMs)),
];

const endings = (sources: Sources, nowMs: number): Ending[] =>
  Object.values(KINDS).flatMap((kind) => kind.ends(sources, nowMs));
