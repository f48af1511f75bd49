import type { ReactNode } from "react";

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

import { explainCargo } from "./next-trip-explanation";
import { costText, flightsText, priceText } from "./next-trip-text";
import { CellBar, RowBar } from "./profit-bar";
import { type TripAxis, TripLine } from "./trip-line";

/** A cargo of one item from one country. */
export interface CargoRow extends Omit<TripOption, "items"> {
  id: string;
  /** Null for a country in which nothing is known to be sold. */
  cargo: TripItem | null;
  name: string;
  capacity: number;
  backMs: number;
  nowMs: number;
  /** "before energy is full". */
  inTime: string;
  axis: TripAxis;
  /** The highest profit per hour of all items. */
  highest: number;
}

const column = columnsFor<CargoRow>();

const Small = ({ children }: { children: string }) => (
  <span className="block text-small text-muted-foreground">{children}</span>
);

const profitOf = ({ cargo }: CargoRow) => cargo?.profit ?? null;
const perHourOf = ({ cargo }: CargoRow) => cargo?.perHour ?? null;
const priceOf = ({ cargo }: CargoRow) => cargo?.price?.each ?? null;

/** The money for one of the cargo after the fee, which is rounded up for the whole cargo. */
const afterFeeOf = ({ cargo, capacity }: CargoRow) => {
  const proceeds = cargo?.proceeds ?? null;
  return proceeds === null ? null : Math.round(proceeds / capacity);
};

const Profit = (row: CargoRow) => (
  <Toned value={profitOf(row)}>{orDash(profitOf(row), formatSignedMoney)}</Toned>
);

const PerHour = (row: CargoRow) => (
  <Toned value={perHourOf(row)}>{orDash(perHourOf(row), formatMoney)}</Toned>
);

const barOf = (row: CargoRow) => ({ value: perHourOf(row), highest: row.highest });

const countryColumn = column.accessor("country", {
  id: "country",
  header: "Country",
  sortFn: "text",
  meta: { ...NAMES, text: (row: CargoRow) => `${row.country}, ${flightsText(row.flights)}` },
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
    original.cargo === null ? (
      "–"
    ) : (
      <>
        <span translate="no">{original.name}</span>
        <Small>{costText(original.cargo)}</Small>
      </>
    ),
});

const priceColumn = column.accessor((row) => priceOf(row) ?? undefined, {
  id: "price",
  header: "Price",
  sortUndefined: "last",
  meta: { ...NUMERIC, text: (row: CargoRow) => priceOf(row) ?? "" },
  cell: ({ row: { original } }) => (
    <>
      {orDash(priceOf(original), formatMoney)}
      {original.cargo !== null && <Small>{priceText(original.cargo.price, original.nowMs)}</Small>}
    </>
  ),
});

const afterFeeColumn = column.accessor((row) => afterFeeOf(row) ?? undefined, {
  id: "after-fee",
  header: "After fee",
  sortUndefined: "last",
  meta: { ...NUMERIC, text: (row: CargoRow) => afterFeeOf(row) ?? "" },
  cell: ({ row: { original } }) => (
    <>
      {orDash(afterFeeOf(original), formatMoney)}
      {original.cargo !== null && (
        <Small>{`market ${orDash(original.cargo.marketPrice, formatMoney)}`}</Small>
      )}
    </>
  ),
});

const profitColumn = column.accessor((row) => profitOf(row) ?? undefined, {
  id: "profit",
  header: "Profit",
  sortUndefined: "last",
  meta: { ...NUMERIC, text: (row: CargoRow) => profitOf(row) ?? "" },
  cell: ({ row }) => <Profit {...row.original} />,
});

const backColumn = column.accessor("backMs", {
  id: "back",
  header: "Back",
  meta: {
    ...NUMERIC,
    sortText: { asc: "soonest first", desc: "latest first" },
    text: ({ backMs }: CargoRow) => formatIsoMoment(backMs),
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
  meta: { ...EXPLAINED, text: (row: CargoRow) => perHourOf(row) ?? "" },
  cell: ({ row: { original } }) =>
    original.cargo === null ? (
      "–"
    ) : (
      <>
        <Explained {...explainCargo(original, original.cargo, original)}>
          <PerHour {...original} />
        </Explained>
        <CellBar {...barOf(original)} />
      </>
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
export const cargoColumns = column.columns([
  itemColumn,
  countryColumn,
  priceColumn,
  afterFeeColumn,
  profitColumn,
  perHourColumn,
]);

const lines = (row: CargoRow, title: ReactNode, detail: string): TwoLines => ({
  title,
  figure: (
    <>
      <PerHour {...row} />
      {perHourOf(row) !== null && (
        <span className="text-small font-normal text-muted-foreground"> /h</span>
      )}
    </>
  ),
  detail: <span translate="no">{detail}</span>,
  second: (
    <>
      <Profit {...row} />
      <RowBar {...barOf(row)} />
    </>
  ),
});

/** A country on a phone: when the player is back, its profit per hour, and the best item with its cost. */
export function countryLines(row: CargoRow): TwoLines {
  const { country, backMs, nowMs, cargo, name } = row;
  const title = (
    <>
      <span translate="no">{country}</span>{" "}
      <span className="text-small font-normal text-muted-foreground">
        back {formatGameMoment(backMs, nowMs)}
      </span>
    </>
  );
  return lines(row, title, cargo === null ? "–" : `${name}, ${costText(cargo)}`);
}

/** An item on a phone: its profit per hour, its country, and the price there. */
export function cargoLines(row: CargoRow): TwoLines {
  const { country, cargo, name, nowMs } = row;
  const title = <span translate="no">{name}</span>;
  return lines(row, title, `${country}, ${priceText(cargo?.price ?? null, nowMs)}`);
}
