import { ExplainPopover } from "@/components/figures/explain";
import { onDemand } from "@/components/ui/on-demand";
import type { TripResult, TripTotal } from "@/lib/game/ledger/trip-results";

import { tripTitle } from "./text";
import type { PlayerLedger } from "./use-ledger";

const TripSum = onDemand(() => import("./sums").then((l) => l.TripSum));
const TripsSum = onDemand(() => import("./sums").then((l) => l.TripsSum));

export interface TripSumProps extends Pick<PlayerLedger, "itemName"> {
  result: TripResult;
}

/** A button that explains the profit per hour of a trip. */
export const ExplainTrip = (props: TripSumProps) => (
  <ExplainPopover title={tripTitle(props.result.trip)}>
    <TripSum {...props} />
  </ExplainPopover>
);

export interface TripsSumProps {
  title: string;
  total: TripTotal;
}

/** A button that explains the profit per hour of several trips. */
export const ExplainTrips = (props: TripsSumProps) => (
  <ExplainPopover title={props.title}>
    <TripsSum {...props} />
  </ExplainPopover>
);
