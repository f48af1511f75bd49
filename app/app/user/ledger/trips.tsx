import { type ReactNode, Suspense } from "react";

import { LoadingState } from "@/components/feedback/loading-state";
import { onDemand } from "@/components/ui/on-demand";
import type { TripResult } from "@/lib/game/ledger/trip-results";

import { WhenInView } from "./when-in-view";
import type { PlayerLedger } from "./use-ledger";

const NoTrips = onDemand(() => import("./no-trips").then((l) => l.NoTrips));
const TripTable = onDemand(() => import("./trip-table").then((l) => l.TripTable));
const TripTotals = onDemand(() => import("./trip-totals").then((l) => l.TripTotals));

export interface TripsProps {
  player: PlayerLedger;
  /** Newest first. */
  results: readonly TripResult[];
  /** The last part of the view. */
  foot: ReactNode;
}

/** The trips of the period, and their totals by country and by week. */
export function Trips({ player, results, foot }: TripsProps) {
  if (results.length === 0) {
    return (
      <>
        {player.progress.state === "done" && <NoTrips fromMs={player.fromMs} />}
        {foot}
      </>
    );
  }
  return (
    <>
      <Suspense fallback={<LoadingState text="Loading data..." rows={16} />}>
        <TripTable player={player} results={results} />
      </Suspense>
      <WhenInView>
        <TripTotals results={results} />
        {foot}
      </WhenInView>
    </>
  );
}
