import type { ReactNode } from "react";

import { Explained } from "@/components/figures/explain";
import { Toned } from "@/components/figures/toned";
import type { TwoLines } from "@/components/list/two-line-row";
import { EXPLAINED, NAMES, NUMERIC } from "@/components/table/cells";
import { columnsFor } from "@/components/table/features";
import { HOUR_MS } from "@/lib/common/time";
import { formatIsoMoment } from "@/lib/format/days";
import { formatMoney, orDash } from "@/lib/format/numbers";
import { formatSignedMoney } from "@/lib/format/signed";
import { formatGameMinute, formatGameMoment } from "@/lib/format/times";
import type { TripItem, TripOption } from "@/lib/game/ledger/next-trip";
import { cn } from "@/lib/utils";

import { explainCargo } from "./next-trip-explanation";
import { costText, DUE_MARKS, flightsText, priceText, shortFlightsText } from "./next-trip-text";
import { CellBar, RowBar } from "./profit-bar";
import type { Due } from "./use-next-trip";

/** The time that the lines of all countries share, from now until the player would be back from the farthest. */
interface TripAxis {
  nowMs: number;
  lastMs: number;
  leaveMs: number;
  /** When energy is full and when the drug cooldown ends, soonest first. */
  dues: readonly Due[];
}

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
  meta: NUMERIC,
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
  meta: NUMERIC,
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
  meta: NUMERIC,
  cell: ({ row: { original } }) => (
    <>
      <Profit {...original} />
      {original.fare > 0 && profitOf(original) !== null && (
        <Small>{`fare ${formatMoney(-original.fare)}`}</Small>
      )}
    </>
  ),
});

/** The width of the axis, on a wide screen only; and the part of it up to the last moment, beyond which a time has room. */
const AXIS = "@4xl/page:w-52";
const USED_PERCENT = 70;

/** The room that a text of the axis needs, in percent of its width; and the least distance of a time from the beginning, where "now" is. */
const TEXT_PERCENT = 18;
const FIRST_PERCENT = 22;

/** The place of a moment on the axis, in percent of its width. */
const percentAt = ({ nowMs, lastMs }: TripAxis, ms: number) =>
  lastMs <= nowMs ? 0 : ((Math.min(ms, lastMs) - nowMs) / (lastMs - nowMs)) * USED_PERCENT;

const at = (percent: number) => ({ left: `${percent}%` });

/** Full hours with room for their texts, apart from "now" and from the lines of what is due. */
function hoursOn(axis: TripAxis): readonly number[] {
  const hourPercent = percentAt(axis, axis.nowMs + HOUR_MS);
  const step = [1, 2, 4, 6, 12].find((hours) => hours * hourPercent > TEXT_PERCENT) ?? 24;
  const first = Math.ceil(axis.nowMs / (step * HOUR_MS));
  return Array.from({ length: 6 }, (_, index) => (first + index) * step * HOUR_MS).filter(
    (ms) =>
      ms <= axis.lastMs &&
      percentAt(axis, ms) > FIRST_PERCENT &&
      shownDues(axis).every(
        ({ atMs }) => Math.abs(percentAt(axis, ms) - percentAt(axis, atMs)) > TEXT_PERCENT / 2,
      ),
  );
}

/** A line for each moment, so that the head can name it without standing over it. */
const DUE_LINES = { energy: "border-input", drug: "border-dashed border-input", day: "" };

/** The head of the axis: now, what is due, and full hours. */
function BackHead({ axis }: { axis: TripAxis | undefined }) {
  if (axis === undefined) return "Back";
  const named = shownDues(axis);
  return (
    <span
      className={cn(
        "block @4xl/page:relative",
        named.length > 1 ? "@4xl/page:h-12" : "@4xl/page:h-8.5",
        AXIS,
      )}
    >
      <span className="@4xl/page:absolute @4xl/page:right-0 @4xl/page:bottom-0">Back</span>
      <span aria-hidden className="hidden @4xl/page:block">
        <b className="absolute bottom-0 left-0 font-semibold text-primary">now</b>
        {named.map(({ id, atMs }, index) => (
          <span
            key={id}
            className={cn(
              "absolute -bottom-2 border-l",
              // Two names stand on lines of their own, so that they stay apart however near the moments are.
              index === 0 ? "top-0" : "top-3.5",
              DUE_LINES[id],
            )}
            style={at(percentAt(axis, atMs))}
          >
            <span className="absolute top-0 left-1 font-normal whitespace-nowrap">
              {DUE_MARKS[id]}
            </span>
          </span>
        ))}
        {hoursOn(axis).map((ms) => (
          <span
            key={ms}
            className="absolute bottom-0 -translate-x-1/2"
            style={at(percentAt(axis, ms))}
          >
            {formatGameMinute(ms)}
          </span>
        ))}
      </span>
    </span>
  );
}

const shownDues = ({ dues, lastMs }: TripAxis) => dues.filter(({ atMs }) => atMs < lastMs);

/** A trip on the axis: dots until the player can leave, then both flights and the time of being back. */
function TripLine({ axis, flights, backMs }: Pick<CargoRow, "axis" | "flights" | "backMs">) {
  const { nowMs, leaveMs } = axis;
  const [left, back] = [percentAt(axis, leaveMs), percentAt(axis, backMs)];
  const turn = left + ((back - left) * flights.outMs) / (flights.outMs + flights.homeMs);
  const between = (from: number, to: number) => ({ left: `${from}%`, width: `${to - from}%` });
  return (
    <span aria-hidden className={cn("hidden @4xl/page:block", AXIS)}>
      <span className={cn("absolute inset-y-0", AXIS)}>
        <span className="absolute inset-y-0 border-l-2 border-primary" />
        {shownDues(axis).map(({ id, atMs }) => (
          <span
            key={id}
            className={cn("absolute inset-y-0 border-l opacity-50", DUE_LINES[id])}
            style={at(percentAt(axis, atMs))}
          />
        ))}
        <span
          className="absolute top-1/2 border-t-2 border-dotted border-input"
          style={between(0, left)}
        />
        <span className={FLIGHT} style={between(left, turn)} />
        <span className={cn(FLIGHT, "border-l border-background")} style={between(turn, back)} />
        <span
          className="absolute top-1/2 ml-1.5 -translate-y-1/2 bg-background pr-1 text-small leading-4 font-medium whitespace-nowrap"
          style={at(back)}
        >
          {formatGameMoment(backMs, nowMs)}
        </span>
      </span>
    </span>
  );
}

const FLIGHT = "absolute top-1/2 h-1 -translate-y-1/2 bg-foreground";

const backColumn = column.accessor("backMs", {
  id: "back",
  header: ({ table }) => <BackHead axis={table.getRowModel().rows[0]?.original.axis} />,
  meta: {
    align: "afterFigure",
    shortName: "Back",
    sortText: { asc: "soonest first", desc: "latest first" },
    text: ({ backMs }: CargoRow) => formatIsoMoment(backMs),
  },
  cell: ({ row: { original } }) => (
    <>
      <span className="@4xl/page:sr-only">
        {formatGameMoment(original.backMs, original.nowMs)}
        <Small>{original.inTime}</Small>
      </span>
      <TripLine {...original} />
    </>
  ),
});

const perHourColumn = column.accessor((row) => perHourOf(row) ?? undefined, {
  id: "per-hour",
  header: "Per hour",
  sortUndefined: "last",
  meta: EXPLAINED,
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

/** A country on a phone: the flights, when the player is back, its profit per hour, and the best item with its cost. */
export function countryLines(row: CargoRow): TwoLines {
  const { country, flights, backMs, nowMs, cargo, name } = row;
  const title = (
    <>
      <span translate="no">{country}</span>{" "}
      <span className="text-small font-normal text-muted-foreground">
        {shortFlightsText(flights)}, back {formatGameMoment(backMs, nowMs)}
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
