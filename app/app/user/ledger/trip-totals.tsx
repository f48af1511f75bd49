import { useMemo } from "react";

import { BarChart } from "@/components/charts/charts";
import { FigureWithButton } from "@/components/figures/explain";
import { Toned } from "@/components/figures/toned";
import type { TwoLines } from "@/components/list/two-line-row";
import { EXPLAINED, INTEGER, NAMES, NUMERIC } from "@/components/table/cells";
import { DataTable } from "@/components/table/data-table";
import { columnsFor } from "@/components/table/features";
import { DAY_MS } from "@/lib/common/time";
import { formatIsoDay, formatShortGameDay } from "@/lib/format/days";
import { formatCount, formatMoney, formatMoneyShort, orDash } from "@/lib/format/numbers";
import { formatSignedMoney } from "@/lib/format/signed";
import { byCountry, byWeek, type TripResult, type TripTotal } from "@/lib/game/ledger/trip-results";

import { ExplainTrips } from "./explain-trips";
import { countryText, formatFlights } from "./text";

interface TotalRow extends TripTotal {
  id: string;
  name: string;
  /** The start of a week; 0 for a country. */
  fromMs: number;
}

const sumTitle = ({ name, fromMs }: TotalRow) =>
  `the profit per hour of ${fromMs === 0 ? "trips to " : ""}${name}`;

const PerHour = ({ perHour, unsold }: TripTotal) => (
  <span>
    {unsold > 0 && <span className="text-small font-normal text-muted-foreground">about </span>}
    <Toned value={perHour}>{orDash(perHour, formatMoney)}</Toned>
  </span>
);

const Profit = ({ profit }: TripTotal) => <Toned value={profit}>{formatSignedMoney(profit)}</Toned>;

const column = columnsFor<TotalRow>();

/** The columns of all totals but the first one, which names the row. */
const FIGURES = column.columns([
  column.accessor("trips", { id: "trips", header: "Trips", ...INTEGER }),
  column.accessor("bought", { id: "bought", header: "Items", ...INTEGER }),
  column.accessor("flightMs", {
    id: "flights",
    header: "Flights",
    meta: { ...NUMERIC, text: ({ flightMs }: TotalRow) => formatFlights(flightMs) },
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
    meta: { ...EXPLAINED, text: ({ perHour }: TotalRow) => perHour ?? "" },
    cell: ({ row }) => (
      <FigureWithButton>
        <PerHour {...row.original} />
        <ExplainTrips title={sumTitle(row.original)} total={row.original} />
      </FigureWithButton>
    ),
  }),
]);

const countryColumns = column.columns([
  column.accessor("name", {
    id: "country",
    header: "Country",
    sortFn: "text",
    meta: NAMES,
    cell: ({ getValue }) => <span translate="no">{getValue()}</span>,
  }),
  ...FIGURES,
]);

const weekColumns = column.columns([
  column.accessor("fromMs", {
    id: "week",
    header: "Week",
    meta: {
      sortText: { asc: "oldest first", desc: "newest first" },
      text: ({ fromMs }: TotalRow) => formatIsoDay(fromMs),
    },
    cell: ({ row }) => row.original.name,
  }),
  ...FIGURES,
]);

/** A total on a phone: its name, profit per hour, trips, flights and profit. */
function totalLines(row: TotalRow): TwoLines {
  return {
    title: row.fromMs === 0 ? <span translate="no">{row.name}</span> : row.name,
    figure: (
      <>
        <PerHour {...row} />
        <span className="text-small font-normal text-muted-foreground"> /h</span>
      </>
    ),
    detail: `${formatCount(row.trips, "trip", "trips")}, ${formatFlights(row.flightMs)} of flights`,
    second: <Profit {...row} />,
  };
}

const HIGHEST_FIRST = [{ id: "per-hour", desc: true }];
const NEWEST_FIRST = [{ id: "week", desc: true }];

/** The finished trips by country and by week. */
export function TripTotals({ results }: { results: readonly TripResult[] }) {
  const countries = useMemo(
    () =>
      byCountry(results).map((total) => {
        const name = countryText(total.country);
        return { ...total, id: name, name, fromMs: 0 };
      }),
    [results],
  );
  const weeks = useMemo(
    () =>
      byWeek(results).map((total) => {
        const { fromMs } = total;
        const name = `${formatShortGameDay(fromMs)} to ${formatShortGameDay(fromMs + 6 * DAY_MS)}`;
        return { ...total, id: String(fromMs), name };
      }),
    [results],
  );
  const bars = useMemo(
    () =>
      weeks.map(({ name, fromMs, perHour, trips }) => ({
        label: formatShortGameDay(fromMs),
        // A bar can’t go below zero; its text and the table have the loss.
        value: Math.max(0, perHour ?? 0),
        title: `${name}: ${orDash(perHour, formatMoney)} per hour, ${formatCount(trips, "trip", "trips")}`,
      })),
    [weeks],
  );
  if (countries.length === 0) return null;
  return (
    <>
      <section aria-label="By country" className="mt-6">
        <DataTable
          title="By country"
          name="countries"
          columns={countryColumns}
          rows={countries}
          rowId={({ id }) => id}
          initialSort={HIGHEST_FIRST}
          firstSort="desc"
          phoneLines={totalLines}
        />
      </section>
      <section aria-label="By week" className="mt-6">
        {weeks.length > 1 && (
          <BarChart
            label={`Profit per hour of flight in ${formatCount(weeks.length, "week", "weeks")}. The table below has the figures.`}
            bars={bars}
            format={formatMoneyShort}
          />
        )}
        <DataTable
          title="By week"
          name="weeks"
          columns={weekColumns}
          rows={weeks}
          rowId={({ id }) => id}
          initialSort={NEWEST_FIRST}
          firstSort="desc"
          phoneLines={totalLines}
        />
        <p className="mt-2 text-small text-muted-foreground">
          Weeks start on Monday 00:00 TCT. A trip belongs to the week of its departure.
        </p>
      </section>
    </>
  );
}
