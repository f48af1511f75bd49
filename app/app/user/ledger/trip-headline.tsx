import { useMemo } from "react";

import { PageHeadline } from "@/components/figures/page-headline";
import {
  formatCount,
  formatMoney,
  formatMoneyShort,
  formatWhole,
  orDash,
} from "@/lib/format/numbers";
import { formatSignedMoneyShort } from "@/lib/format/signed";
import {
  isCounted,
  newestCounted,
  totalOf,
  type TripResult,
  type TripTotal,
} from "@/lib/game/ledger/trip-results";

import { ExplainTrips } from "./explain-trips";
import { formatFlights } from "./text";
import type { PlayerLedger } from "./use-ledger";

/** The number of trips behind the headline. */
const NEWEST = 10;

interface TripHeadlineProps {
  player: PlayerLedger;
  /** Newest first. */
  results: readonly TripResult[];
}

/** The headline of the Trips view: the profit per hour of the last trips. */
export function TripHeadline({ player, results }: TripHeadlineProps) {
  const total = totalOf(newestCounted(results, NEWEST));
  const { trips, unsold, unsoldValue, profit, flightMs, perHour } = total;
  const all = useMemo(() => totalOf(results), [results]);
  const explained = <ExplainTrips title="the profit per hour of these trips" total={total} />;
  const note =
    trips === 0 ? (
      noTripsText(player)
    ) : (
      <>
        {countedText(player, results, total)} {explained}
      </>
    );
  const which = whichText(player, results, total);
  const allPerHour = orDash(all.perHour, formatMoneyShort);
  return (
    <PageHeadline
      figure={orDash(perHour, formatMoney)}
      text="per hour"
      note={note}
      status={
        all.trips > trips
          ? [
              // One line of a phone, also while trips are added: the number unsold is in the explanation.
              <>
                {which} {explained}
              </>,
              `all ${formatWhole(all.trips)}: ${allPerHour}/h`,
            ]
          : [note]
      }
      side={[
        ...(all.trips > trips
          ? [{ label: `All ${formatWhole(all.trips)} trips`, value: allPerHour, note: "per hour" }]
          : []),
        // A flight in the air is the first of the trips.
        {
          label: "Profit of these trips",
          value: trips === 0 ? "–" : formatSignedMoneyShort(profit),
          note:
            player.trips === null
              ? "unknown"
              : trips === 0
                ? "no trips"
                : `${formatFlights(flightMs)} of flights`,
        },
        ...(unsold === 0
          ? []
          : [
              {
                label: "Unsold",
                value: formatMoneyShort(unsoldValue),
                note: "less the fee",
              },
            ]),
      ]}
    />
  );
}

function noTripsText({ trips, progress }: PlayerLedger): string {
  if (trips === null) return "Your trips are unknown";
  return progress.state === "done"
    ? "No finished trips in this period"
    : "No finished trips so far";
}

const unsoldText = ({ unsold }: TripTotal) => (unsold > 0 ? [`${formatWhole(unsold)} unsold`] : []);

/** "Last 10 trips", "5 of the last 10 trips so far". */
function whichText(
  { progress, hasItems }: PlayerLedger,
  results: readonly TripResult[],
  { trips }: TripTotal,
): string {
  const finished = results.filter(({ state }) => state === "back");
  const last = finished.slice(0, NEWEST);
  const skipped = last.filter((result) => !isCounted(result)).length;
  const soFar = progress.state === "done" ? "" : " so far";
  const which =
    skipped > 0 && !hasItems
      ? `${formatWhole(last.length - skipped)} of the last ${formatCount(last.length, "trip", "trips")}`
      : trips === 1
        ? "Last trip"
        : `Last ${formatWhole(trips)} trips`;
  return `${which}${soFar}`;
}

/** "Last 10 trips, 4 with nothing bought, 34 unsold", "5 of the last 10 trips, all sold". */
function countedText(
  player: PlayerLedger,
  results: readonly TripResult[],
  total: TripTotal,
): string {
  const { bought, unsold, inSets } = total;
  const empty = newestCounted(results, NEWEST).filter((trip) => trip.bought === 0).length;
  const rest = [
    ...(bought > 0 && empty > 0 ? [`${formatWhole(empty)} with nothing bought`] : []),
    ...unsoldText(total),
    ...(inSets > 0 ? [`${formatWhole(inSets)} in museum sets`] : []),
  ];
  if (bought === 0) rest.push("nothing bought");
  else if (unsold + inSets === 0) rest.push("all sold");
  return [whichText(player, results, total), ...rest].join(", ");
}
