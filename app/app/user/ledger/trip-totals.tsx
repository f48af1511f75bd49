import { useMemo } from "react";

import { FigureWithButton } from "@/components/figures/explain";
import { Toned } from "@/components/figures/toned";
import type { TwoLines } from "@/components/list/two-line-row";
import { EXPLAINED, INTEGER, NUMERIC } from "@/components/table/cells";
import { columnsFor } from "@/components/table/features";
import {
  formatCount,
  formatMoney,
  formatMoneyShort,
  formatWhole,
  orDash,
} from "@/lib/format/numbers";
import { formatSignedMoney } from "@/lib/format/signed";
import {
  byCountry,
  marketPart,
  totalOf,
  type TripResult,
  type TripTotal,
} from "@/lib/game/ledger/trip-results";
import { byWeek } from "@/lib/game/ledger/trip-totals";

import { ExplainTrips } from "./explain-trips";
import { CellBar, longestOf, RowBar } from "./profit-bar";
import { countryText, formatFlights } from "./text";
import { type Total, totalColumns, Totals, weekTotal } from "./totals";

interface TripTotalRow extends TripTotal, Total {
  /** The highest profit per hour of the list. */
  highest: number;
}

const barOf = (row: TripTotalRow) => ({
  value: row.perHour,
  highest: row.highest,
  market: marketPart(row),
});

const sumTitle = ({ name, fromMs }: TripTotalRow) =>
  `the profit per hour of ${fromMs === 0 ? "trips to " : ""}${name}`;

const PerHour = ({ perHour, unsold, inSets }: TripTotal) => (
  <span>
    {unsold + inSets > 0 && (
      <span className="text-small font-normal text-muted-foreground">about </span>
    )}
    <Toned value={perHour}>{orDash(perHour, formatMoney)}</Toned>
  </span>
);

const Profit = ({ profit }: TripTotal) => <Toned value={profit}>{formatSignedMoney(profit)}</Toned>;

const column = columnsFor<TripTotalRow>();

const COLUMNS = totalColumns(
  "Country",
  "no",
  column.columns([
    column.accessor("trips", { id: "trips", header: "Trips", ...INTEGER }),
    column.accessor("bought", { id: "bought", header: "Items", ...INTEGER }),
    column.accessor("flightMs", {
      id: "flights",
      header: "Flights",
      meta: { ...NUMERIC, text: ({ flightMs }: TripTotalRow) => formatFlights(flightMs) },
      cell: ({ getValue }) => formatFlights(getValue()),
    }),
    column.accessor("profit", {
      id: "profit",
      header: "Profit",
      meta: NUMERIC,
      cell: ({ row }) => <Profit {...row.original} />,
    }),
    column.accessor(({ perHour }) => perHour ?? undefined, {
      id: "per-hour",
      header: "Per hour",
      sortUndefined: "last",
      meta: EXPLAINED,
      cell: ({ row }) => (
        <>
          <FigureWithButton>
            <PerHour {...row.original} />
            <ExplainTrips title={sumTitle(row.original)} total={row.original} />
          </FigureWithButton>
          <CellBar {...barOf(row.original)} />
        </>
      ),
    }),
  ]),
);

/** A total on a phone: its name, profit per hour, trips, flights and profit. */
const totalLines = (row: TripTotalRow): TwoLines => ({
  title: row.fromMs === 0 ? <span translate="no">{row.name}</span> : row.name,
  figure: (
    <>
      <PerHour {...row} />
      <span className="text-small font-normal text-muted-foreground"> /h</span>
    </>
  ),
  detail: `${formatCount(row.trips, "trip", "trips")}, ${formatFlights(row.flightMs)} of flights`,
  second: (
    <>
      <Profit {...row} />
      <RowBar {...barOf(row)} />
    </>
  ),
});

const HIGHEST_FIRST = [{ id: "per-hour", desc: true }];
const NAMES = { parts: "countries", weeks: "weeks" };

/** Totals with the longest bar of all. */
function withBars<T extends TripTotal>(totals: readonly T[]) {
  const highest = longestOf(totals.map(({ perHour }) => perHour));
  return totals.map((total) => ({ ...total, highest }));
}

const NOTE = (
  <p className="mt-4 max-w-136 text-small text-muted-foreground">
    Profit = sold after fees − spent abroad − fares. Sales are matched to the oldest purchase of the
    same item first (FIFO). The time is that of both flights, without the time abroad. A listing is
    no sale.
  </p>
);

/** The finished trips by country and by week, and what a profit is. */
export function TripTotals({ results }: { results: readonly TripResult[] }) {
  const countries = useMemo(
    () =>
      withBars(byCountry(results)).map(({ country, ...total }) => {
        const name = countryText(country);
        return { ...total, id: name, name, fromMs: 0 };
      }),
    [results],
  );
  const weeks = useMemo(
    () => withBars(byWeek(results)).map((total) => ({ ...total, ...weekTotal(total.fromMs) })),
    [results],
  );
  const total = useMemo(() => totalOf(results), [results]);
  if (countries.length === 0) return NOTE;
  const isStriped = weeks.some((week) => marketPart(week) > 0);
  return (
    <>
      <Totals
        title="By country"
        names={NAMES}
        columns={COLUMNS}
        parts={countries}
        partsSort={HIGHEST_FIRST}
        partsNote={
          <>
            Total: {formatCount(total.trips, "trip", "trips")},{" "}
            {formatCount(total.bought, "item", "items")}, {formatFlights(total.flightMs)} of
            flights, profit {formatSignedMoney(total.profit)}, <PerHour {...total} /> per hour.
          </>
        }
        weeks={weeks}
        weeksNote={`A trip belongs to the week of its departure.${isStriped ? " Striped: unsold items at market value less the 5% fee." : ""}`}
        aside="Profit per hour, trips below"
        label="Profit per hour of flight, with the number of trips,"
        drawWeek={(week) => ({
          value: week.perHour,
          text: orDash(week.perHour, formatMoneyShort),
          market: marketPart(week),
          count: formatWhole(week.trips),
        })}
        phoneLines={totalLines}
      />
      {NOTE}
    </>
  );
}
