import { Explained } from "@/components/figures/explain";
import { Toned } from "@/components/figures/toned";
import type { TwoLines } from "@/components/list/two-line-row";
import { EXPLAINED, NAMES, NUMERIC } from "@/components/table/cells";
import { columnsFor } from "@/components/table/features";
import { formatIsoMoment } from "@/lib/format/days";
import { formatMoney, orDash } from "@/lib/format/numbers";
import { formatSignedMoney } from "@/lib/format/signed";
import { formatGameMoment } from "@/lib/format/times";
import type { TripItem, TripOption } from "@/lib/game/ledger/next-trip";

import { explainLoad } from "./next-trip-explanation";
import { costText, flightsText, priceText } from "./next-trip-text";
import { type TripAxis, TripLine } from "./trip-line";

/** A load of one item from one country. */
export interface LoadRow extends Omit<TripOption, "items"> {
  id: string;
  /** Null for a country in which nothing is known to be sold. */
  load: TripItem | null;
  name: string;
  capacity: number;
  backMs: number;
  nowMs: number;
  /** "before energy is full". */
  inTime: string;
  axis: TripAxis;
}

const column = columnsFor<LoadRow>();

const Small = ({ children }: { children: string }) => (
  <span className="block text-small text-muted-foreground">{children}</span>
);

const profitOf = ({ load }: LoadRow) => load?.profit ?? null;
const perHourOf = ({ load }: LoadRow) => load?.perHour ?? null;
const priceOf = ({ load }: LoadRow) => load?.price?.each ?? null;

/** The money for one of the load after the fee, which is rounded up for the whole load. */
const afterFeeOf = ({ load, capacity }: LoadRow) => {
  const proceeds = load?.proceeds ?? null;
  return proceeds === null ? null : Math.round(proceeds / capacity);
};

const Profit = (row: LoadRow) => (
  <Toned value={profitOf(row)}>{orDash(profitOf(row), formatSignedMoney)}</Toned>
);

const PerHour = (row: LoadRow) => (
  <Toned value={perHourOf(row)}>{orDash(perHourOf(row), formatMoney)}</Toned>
);

const countryColumn = column.accessor("country", {
  id: "country",
  header: "Country",
  sortFn: "text",
  meta: { ...NAMES, text: (row: LoadRow) => `${row.country}, ${flightsText(row.flights)}` },
  cell: ({ row: { original } }) => (
    <>
      <b className="font-semibold" translate="no">
        {original.country}
      </b>
      <Small>{flightsText(original.flights)}</Small>
    </>
  ),
});

const itemColumn = column.accessor("name", {
  id: "item",
  header: "Item",
  sortFn: "text",
  meta: NAMES,
  cell: ({ row: { original } }) =>
    original.load === null ? (
      "–"
    ) : (
      <>
        <span translate="no">{original.name}</span>
        <Small>{costText(original.load)}</Small>
      </>
    ),
});

const priceColumn = column.accessor((row) => priceOf(row) ?? undefined, {
  id: "price",
  header: "Price",
  sortUndefined: "last",
  meta: { ...NUMERIC, text: (row: LoadRow) => priceOf(row) ?? "" },
  cell: ({ row: { original } }) => (
    <>
      {orDash(priceOf(original), formatMoney)}
      {original.load !== null && <Small>{priceText(original.load.price, original.nowMs)}</Small>}
    </>
  ),
});

const afterFeeColumn = column.accessor((row) => afterFeeOf(row) ?? undefined, {
  id: "after-fee",
  header: "After fee",
  sortUndefined: "last",
  meta: { ...NUMERIC, text: (row: LoadRow) => afterFeeOf(row) ?? "" },
  cell: ({ row: { original } }) => (
    <>
      {orDash(afterFeeOf(original), formatMoney)}
      {original.load !== null && (
        <Small>{`market ${orDash(original.load.marketPrice, formatMoney)}`}</Small>
      )}
    </>
  ),
});

const profitColumn = column.accessor((row) => profitOf(row) ?? undefined, {
  id: "profit",
  header: "Profit",
  sortUndefined: "last",
  meta: { ...NUMERIC, text: (row: LoadRow) => profitOf(row) ?? "" },
  cell: ({ row }) => <Profit {...row.original} />,
});

const backColumn = column.accessor("backMs", {
  id: "back",
  header: "Back",
  meta: {
    ...NUMERIC,
    sortText: { asc: "soonest first", desc: "latest first" },
    text: ({ backMs }: LoadRow) => formatIsoMoment(backMs),
  },
  cell: ({ row: { original } }) => (
    <>
      {formatGameMoment(original.backMs, original.nowMs)}
      <Small>{original.inTime}</Small>
      <TripLine {...original.axis} backMs={original.backMs} />
    </>
  ),
});

const perHourColumn = column.accessor((row) => perHourOf(row) ?? undefined, {
  id: "per-hour",
  header: "Per hour",
  sortUndefined: "last",
  meta: {
    ...EXPLAINED,
    bar: () => "yours",
    text: (row: LoadRow) => perHourOf(row) ?? "",
  },
  cell: ({ row: { original } }) =>
    original.load === null ? (
      "–"
    ) : (
      <Explained {...explainLoad(original, original.load, original)}>
        <PerHour {...original} />
      </Explained>
    ),
});

/** Unknown values sort last in both directions. */
export const countryColumns = column.columns([
  countryColumn,
  itemColumn,
  priceColumn,
  afterFeeColumn,
  profitColumn,
  backColumn,
  perHourColumn,
]);

/** The same for all items, named by the item. */
export const loadColumns = column.columns([
  itemColumn,
  countryColumn,
  priceColumn,
  afterFeeColumn,
  profitColumn,
  perHourColumn,
]);

const lines = (row: LoadRow, title: string, detail: string): TwoLines => ({
  title: <span translate="no">{title}</span>,
  figure: (
    <>
      <PerHour {...row} />
      {perHourOf(row) !== null && (
        <span className="text-small font-normal text-muted-foreground"> /h</span>
      )}
    </>
  ),
  detail: <span translate="no">{detail}</span>,
  second: <Profit {...row} />,
});

/** A country on a phone: its profit per hour, when the player is back, and the best item. */
export function countryLines(row: LoadRow): TwoLines {
  const { country, backMs, nowMs, load, name } = row;
  const back = `Back ${formatGameMoment(backMs, nowMs)}`;
  return lines(row, country, load === null ? back : `${back}, ${name}, ${costText(load)}`);
}

/** An item on a phone: its profit per hour, its country, and the price there. */
export function loadLines(row: LoadRow): TwoLines {
  const { country, load, name, nowMs } = row;
  return lines(row, name, `${country}, ${priceText(load?.price ?? null, nowMs)}`);
}
