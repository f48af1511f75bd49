import { Suspense, useRef } from "react";

import { useInView } from "@/components/charts/use-in-view";
import { LoadingState } from "@/components/feedback/loading-state";
import { onDemand } from "@/components/ui/on-demand";
import type { TripResult } from "@/lib/game/ledger/trip-results";

import type { PlayerLedger } from "./use-ledger";

const NoTrips = onDemand(() => import("./no-trips").then((l) => l.NoTrips));
const TripTable = onDemand(() => import("./trip-table").then((l) => l.TripTable));
const TripTotals = onDemand(() => import("./trip-totals").then((l) => l.TripTotals));

export interface TripsProps {
  player: PlayerLedger;
  /** Newest first. */
  results: readonly TripResult[];
}

/** The trips of the period, and their totals by country and by week. */
export function Trips({ player, results }: TripsProps) {
  if (results.length === 0) {
    return player.progress.state === "done" && <NoTrips fromMs={player.fromMs} />;
  }
  return (
    <>
      <Suspense fallback={<LoadingState text="Loading data..." rows={16} />}>
        <TripTable player={player} results={results} />
      </Suspense>
      <TotalsBelow results={results} />
    </>
  );
}

/** Until the totals are there, what follows is out of view. */
const ROOM = <div className="h-svh" />;

/** The totals, whose code loads once they are in view, and the note below them, which comes along so that it doesn’t move. */
function TotalsBelow({ results }: Pick<TripsProps, "results">) {
  const box = useRef<HTMLDivElement>(null);
  const isSeen = useInView(box);
  return (
    <div ref={box}>
      {isSeen ? (
        <Suspense fallback={ROOM}>
          <TripTotals results={results} />
          <p className="mt-4 max-w-136 text-small text-muted-foreground">
            Profit = sold after fees − spent abroad − fares. Sales are matched to the oldest
            purchase of the same item first (FIFO). The time is that of both flights, without the
            time abroad. A listing is no sale.
          </p>
        </Suspense>
      ) : (
        ROOM
      )}
    </div>
  );
}
