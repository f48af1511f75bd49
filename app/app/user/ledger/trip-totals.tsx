import { useMemo } from "react";

import { FigureWithButton } from "@/components/figures/explain";
import { Toned } from "@/components/figures/toned";
import type { TwoLines } from "@/components/list/two-line-row";
import { EXPLAINED, INTEGER, NAMES, NUMERIC } from "@/components/table/cells";
import { DataTable } from "@/components/table/data-table";
import { columnsFor } from "@/components/table/features";
import { useNow } from "@/components/window/use-now";
import { DAY_MS, MINUTE_MS, WEEK_MS } from "@/lib/common/time";
import { formatIsoDay, formatShortGameDay } from "@/lib/format/days";
import {
  formatCount,
  formatMoney,
  formatMoneyShort,
  formatWhole,
  orDash,
} from "@/lib/format/numbers";
import { formatSignedMoney } from "@/lib/format/signed";
import {
  marketPart,
  totalOf,
  type TripResult,
  type TripTotal,
} from "@/lib/game/ledger/trip-results";
import { byCountry, byWeek } from "@/lib/game/ledger/trip-totals";

import { ExplainTrips } from "./explain-trips";
import { CellBar, longestOf, RowBar } from "./profit-bar";
import { countryText, formatFlights } from "./text";
import { WeekColumns, WeekHeader } from "./week-columns";

interface TotalRow extends TripTotal {
  id: string;
  name: string;
  /** The start of a week; 0 for a country. */
  fromMs: number;
  /** The highest profit per hour of the list. */
  highest: number;
}

const barOf = (row: TotalRow) => ({
  value: row.perHour,
  highest: row.highest,
  market: marketPart(row),
});

const sumTitle = ({ name, fromMs }: TotalRow) =>
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
      <>
        <FigureWithButton>
          <PerHour {...row.original} />
          <ExplainTrips title={sumTitle(row.original)} total={row.original} />
        </FigureWithButton>
        <CellBar {...barOf(row.original)} />
      </>
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
    second: (
      <>
        <Profit {...row} />
        <RowBar {...barOf(row)} />
      </>
    ),
  };
}

const HIGHEST_FIRST = [{ id: "per-hour", desc: true }];
const NEWEST_FIRST = [{ id: "week", desc: true }];

/** Totals with the longest bar of all. */
function withBars<T extends TripTotal>(totals: readonly T[]) {
  const highest = longestOf(totals.map(({ perHour }) => perHour));
  return totals.map((total) => ({ ...total, highest }));
}

/** The finished trips by country and by week. */
export function TripTotals({ results }: { results: readonly TripResult[] }) {
  const countries = useMemo(
    () =>
      withBars(byCountry(results)).map((total) => {
        const name = countryText(total.country);
        return { ...total, id: name, name, fromMs: 0 };
      }),
    [results],
  );
  const weeks = useMemo(
    () =>
      withBars(byWeek(results)).map((total) => {
        const { fromMs } = total;
        const name = `${formatShortGameDay(fromMs)} to ${formatShortGameDay(fromMs + 6 * DAY_MS)}`;
        return { ...total, id: String(fromMs), name };
      }),
    [results],
  );
  const total = useMemo(() => totalOf(results), [results]);
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
        <p className="mt-2 text-small text-muted-foreground">
          Total: {formatCount(total.trips, "trip", "trips")},{" "}
          {formatCount(total.bought, "item", "items")}, {formatFlights(total.flightMs)} of flights,
          profit {formatSignedMoney(total.profit)}, <PerHour {...total} /> per hour.
        </p>
      </section>
      <section aria-label="By week" className="mt-6">
        <DataTable
          title="By week"
          name="weeks"
          columns={weekColumns}
          rows={weeks}
          rowId={({ id }) => id}
          initialSort={NEWEST_FIRST}
          firstSort="desc"
          header={(parts) => (
            <WeekHeader {...parts} aside="Profit per hour, trips below">
              {weeks.length > 1 && <Weeks weeks={weeks} />}
            </WeekHeader>
          )}
          phoneLines={totalLines}
        />
        <p className="mt-2 text-small text-muted-foreground">
          Weeks start on Monday 00:00 TCT. A trip belongs to the week of its departure.
          {weeks.length > 1 &&
            weeks.some((week) => marketPart(week) > 0) &&
            " Striped: unsold items at market value less the 5% fee."}
        </p>
      </section>
    </>
  );
}

/** The profit per hour of each week, with the number of trips. */
function Weeks({ weeks }: { weeks: readonly TotalRow[] }) {
  const nowMs = useNow(MINUTE_MS);
  return (
    <WeekColumns
      label={`Profit per hour of flight in ${formatCount(weeks.length, "week", "weeks")}, with the number of trips. The table below has the figures.`}
      weeks={weeks.map((week) => ({
        label: formatShortGameDay(week.fromMs),
        value: week.perHour,
        text: orDash(week.perHour, formatMoneyShort),
        market: marketPart(week),
        count: formatWhole(week.trips),
        isCurrent: nowMs - week.fromMs < WEEK_MS,
      }))}
    />
  );
}
