import { ExplainLines } from "@/components/figures/explain-lines";

import type { TripsSumProps, TripSumProps } from "./explain-trips";
import { explainTrip, explainTrips } from "./explanation";

/** The sum behind a trip's profit per hour. */
export const TripSum = ({ result, itemName }: TripSumProps) => (
  <ExplainLines {...explainTrip(result, itemName)} />
);

/** The sum behind the profit per hour of several trips. */
export const TripsSum = ({ title, total }: TripsSumProps) => (
  <ExplainLines {...explainTrips(title, total)} />
);
