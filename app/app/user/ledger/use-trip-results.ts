import { useMemo } from "react";

import { type TripResult, tripResults } from "@/lib/game/ledger/trip-results";

import type { PlayerLedger } from "./use-ledger";

/** The trips that began in the period and what they earned, newest first. Empty if the log can't be loaded. */
export function useTripResults(
  { trips, ledger, marketValue, fromMs, isHome }: PlayerLedger,
  nowMs: number,
): readonly TripResult[] {
  return useMemo(() => {
    const recent = (trips ?? [])
      .filter(({ beganMs }) => beganMs >= fromMs)
      .map((trip) => (isHome ? { ...trip, hasEnded: true } : trip));
    return tripResults(recent, ledger, marketValue, nowMs).toReversed();
  }, [trips, ledger, marketValue, fromMs, isHome, nowMs]);
}
