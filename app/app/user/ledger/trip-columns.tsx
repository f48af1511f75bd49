import { FigureWithButton } from "@/components/figures/explain";
import { ProgressCircle } from "@/components/figures/progress-circle";
import { Toned } from "@/components/figures/toned";
import { EXPLAINED, NAMES, NUMERIC } from "@/components/table/cells";
import { columnsFor } from "@/components/table/features";
import { formatIsoMoment } from "@/lib/format/days";
import { formatMoney, orDash } from "@/lib/format/numbers";
import { formatGameDay, formatGameMinute } from "@/lib/format/times";
import { marketPart, type TripResult } from "@/lib/game/ledger/trip-results";

import { ExplainTrip } from "./explain-trips";
import { CellBar } from "./profit-bar";
import { formatFlights, formatProfit } from "./text";
import type { PlayerLedger } from "./use-ledger";

export interface TripRow extends TripResult, Pick<PlayerLedger, "itemName"> {
  id: string;
  country: string;
  /** "28 × Camel Plushie", one entry for each item. */
  items: readonly string[];
  /** "12 of 28 unsold". */
  soldText: string;
  /** "returning, lands 11:23" of the trip in progress; null once back. */
  progressText: string | null;
  /** The highest profit per hour of all trips. */
  highest: number;
}

const column = columnsFor<TripRow>();

const Small = ({ children }: { children: string }) => (
  <span className="block text-small text-muted-foreground">{children}</span>
);

/** The part of the items that isn't there any more. */
export const SoldCircle = ({ bought, unsold }: TripRow) => (
  <ProgressCircle value={bought === 0 ? 0 : (bought - unsold) / bought} />
);

/** "Wed 18 Nov, 15:20"; of a trip in progress, its state. */
const whenText = ({ trip, progressText }: TripRow) =>
  progressText ??
  `${formatGameDay(trip.beganMs)}, ${formatGameMinute(trip.beganMs)}${trip.departedMs === null ? ", left before the log" : ""}`;

/** The country; muted if nothing was bought there, so that the other trips stand out. */
export const Country = ({ country, bought, state }: TripRow) => (
  <b
    className={
      bought === 0 && state === "back" ? "font-normal text-muted-foreground" : "font-semibold"
    }
    translate="no"
  >
    {country}
  </b>
);

interface FigureProps {
  row: TripRow;
  value: number | null;
  format: (dollars: number) => string;
}

/** A figure with "about" before it if it depends on market values; muted if nothing was bought. */
const Figure = ({ row: { unsold, inSets, bought }, value, format }: FigureProps) => (
  <span className={bought === 0 ? "font-normal text-muted-foreground" : ""}>
    {unsold + inSets > 0 && value !== null && (
      <span className="font-normal text-small text-muted-foreground">about </span>
    )}
    <Toned value={value}>{orDash(value, format)}</Toned>
  </span>
);

export const PerHour = (row: TripRow) => (
  <Figure row={row} value={row.perHour} format={formatMoney} />
);

export const Profit = (row: TripRow) => (
  <Figure row={row} value={row.profit} format={formatProfit} />
);

/** The bar of a trip's profit per hour. */
export const barOf = (row: TripRow) => ({
  value: row.perHour,
  highest: row.highest,
  market: marketPart(row),
});

const spentOn = ({ cost, trip }: TripRow) => (cost === null ? null : cost + trip.fares);

/** The columns of the trips. Unknown values sort last in both directions. */
export const tripColumns = column.columns([
  column.accessor(({ trip }) => trip.beganMs, {
    id: "departed",
    header: "Trip",
    meta: {
      sortText: { asc: "oldest first", desc: "newest first" },
      text: ({ country, trip }: TripRow) => `${country}, ${formatIsoMoment(trip.beganMs)}`,
    },
    cell: ({ row: { original } }) => (
      <span className="flex items-center gap-x-3">
        <SoldCircle {...original} />
        <span>
          <Country {...original} />
          <Small>{whenText(original)}</Small>
        </span>
      </span>
    ),
  }),
  column.accessor(({ items }) => items.join(", "), {
    id: "items",
    header: "Items",
    sortFn: "text",
    meta: { ...NAMES, text: ({ items, soldText }: TripRow) => [...items, soldText].join(", ") },
    cell: ({ row: { original } }) => (
      <>
        {original.items.map((text) => (
          <span key={text} className="block" translate="no">
            {text}
          </span>
        ))}
        <Small>{original.soldText}</Small>
      </>
    ),
  }),
  column.accessor((row) => spentOn(row) ?? undefined, {
    id: "spent",
    header: "Spent",
    sortUndefined: "last",
    meta: NUMERIC,
    cell: ({ row: { original } }) => orDash(spentOn(original), formatMoney),
  }),
  column.accessor("proceeds", {
    id: "sold",
    header: "Sold after fees",
    meta: NUMERIC,
    cell: ({ getValue }) => formatMoney(getValue()),
  }),
  column.accessor(({ unsoldValue }) => unsoldValue ?? undefined, {
    id: "unsold",
    header: "Unsold, at market",
    sortUndefined: "last",
    // The items say how many are unsold.
    meta: { ...NUMERIC, hidden: true },
    cell: ({ row: { original } }) => orDash(original.unsoldValue, formatMoney),
  }),
  column.accessor(({ profit }) => profit ?? undefined, {
    id: "profit",
    header: "Profit",
    sortUndefined: "last",
    meta: NUMERIC,
    cell: ({ row }) => <Profit {...row.original} />,
  }),
  column.accessor(({ flightMs }) => flightMs ?? undefined, {
    id: "flights",
    header: "Flights",
    sortUndefined: "last",
    meta: {
      ...NUMERIC,
      sortText: { asc: "shortest first", desc: "longest first" },
      text: ({ flightMs }: TripRow) => (flightMs === null ? "" : formatFlights(flightMs)),
    },
    cell: ({ row: { original } }) => orDash(original.flightMs, formatFlights),
  }),
  column.accessor(({ perHour }) => perHour ?? undefined, {
    id: "per-hour",
    header: "Per hour",
    sortUndefined: "last",
    meta: EXPLAINED,
    cell: ({ row: { original } }) => (
      <>
        <FigureWithButton>
          <PerHour {...original} />
          <ExplainTrip result={original} itemName={original.itemName} />
        </FigureWithButton>
        <CellBar {...barOf(original)} />
      </>
    ),
  }),
]);
