import { Fragment, type ReactNode, useMemo } from "react";
import { createPortal } from "react-dom";

import { Collapsible } from "@/components/figures/collapsible";
import { Explained } from "@/components/figures/explain";
import { ViewHeadline } from "@/components/figures/page-headline";
import { Toned } from "@/components/figures/toned";
import { GameTime } from "@/components/game/game-time";
import type { TwoLines } from "@/components/list/two-line-row";
import { NAMES, NUMERIC } from "@/components/table/cells";
import { DataTable } from "@/components/table/data-table";
import { type RowsProps, WINDOWED_FROM } from "@/components/table/row";
import { RowsWithTotal } from "@/components/table/rows-with-total";
import { groupBy } from "@/lib/common/group-by";
import { sum } from "@/lib/common/numbers";
import { formatIsoMoment } from "@/lib/format/days";
import { formatCount, formatMoney, formatWhole } from "@/lib/format/numbers";
import { formatSignedMoney, formatSignedMoneyShort } from "@/lib/format/signed";
import { type LogSums, logTotals, sumsByType } from "@/lib/game/logs/log-sums";

import { explainNet } from "./explanation";
import type { LogRow } from "./rows";
import { sumColumn, sumColumns, sumLines, type SumRow } from "./sum-columns";
import { formatLogTime } from "./text";
import { plainTitle } from "./type-title";

const MOST_MONEY_FIRST = [{ id: "moved", desc: true }];

/** The greatest gain first, the greatest loss last. */
const BY_NET = [{ id: "net", desc: true }];

const moved = sumColumn.accessor(({ moneyIn, moneyOut }) => moneyIn + moneyOut, {
  id: "moved",
  header: "Money moved",
  // For most types it's the amount of the net.
  meta: { ...NUMERIC, hidden: true },
  cell: ({ getValue }) => formatMoney(getValue()),
});

const latest = sumColumn.accessor("atMs", {
  id: "latest",
  header: "Latest",
  meta: {
    hidden: true,
    sortText: { asc: "oldest first", desc: "newest first" },
    text: ({ atMs }: SumRow) => formatIsoMoment(atMs),
  },
  cell: ({ getValue }) => <GameTime atMs={getValue()}>{formatLogTime(getValue())}</GameTime>,
});

const typeColumns = sumColumn.columns([
  sumColumn.accessor("name", {
    id: "type",
    header: "Type",
    sortFn: "text",
    meta: NAMES,
  }),
  sumColumn.accessor("category", {
    id: "category",
    header: "Category",
    sortFn: "text",
    meta: NAMES,
  }),
  ...sumColumns,
  moved,
  latest,
]);

const categoryColumns = sumColumn.columns([
  sumColumn.accessor("name", {
    id: "category",
    header: "Category",
    sortFn: "text",
    meta: NAMES,
    cell: ({ row: { original } }) => (
      <>
        <b className="font-semibold">{original.name}</b>
        <span className="block max-w-100 text-small text-muted-foreground">
          <InShort types={original.types} max={MAX_TYPES} />
        </span>
      </>
    ),
  }),
  ...sumColumns,
  moved,
  latest,
]);

/** A category on a phone: its net, its first type, and its entries. */
const categoryLines = (row: SumRow): TwoLines => ({
  ...sumLines(row),
  detail: <InShort types={row.types?.slice(0, 1)} max={1} />,
  second: row.moneyIn + row.moneyOut > 0 && formatCount(row.entries, "entry", "entries"),
});

/** The categories with their total, on a wide screen; the headline has the net on a phone. */
function CategoryRows(props: RowsProps<SumRow>): ReactNode {
  const total = (name: keyof LogSums) => sum(props.rows.map(({ original }) => original[name]));
  const sums: LogSums = {
    entries: total("entries"),
    moneyIn: total("moneyIn"),
    moneyOut: total("moneyOut"),
    net: total("net"),
    itemsIn: total("itemsIn"),
    itemsOut: total("itemsOut"),
    unclear: total("unclear"),
    internalTransfers: total("internalTransfers"),
  };
  return (
    <RowsWithTotal
      {...props}
      totals={{
        entries: formatWhole(sums.entries),
        in: formatMoney(sums.moneyIn),
        out: formatMoney(sums.moneyOut),
        net: (
          <Explained {...explainNet("Net of these categories", sums)}>
            <Toned value={sums.net}>{formatSignedMoney(sums.net)}</Toned>
          </Explained>
        ),
        "items-in": formatWhole(sums.itemsIn),
        "items-out": formatWhole(sums.itemsOut),
        open: formatWhole(sums.unclear),
      }}
    />
  );
}

type TypeSums = ReturnType<typeof sumsByType>;

interface TypesHeadlineProps {
  types: TypeSums;
  /** The net money of all entries. */
  net: number;
  /** "100 entries". */
  entriesFound: string;
}

/** The net, with the types that brought and cost most; without money, the number of types. */
function TypesHeadline({ types, net, entriesFound }: TypesHeadlineProps) {
  const byNet = types.toSorted((a, b) => b.net - a.net);
  const [most, least] = [byNet[0], byNet.at(-1)];
  const hasMoney = types.some((type) => type.net !== 0);
  if (!hasMoney || !most || !least) {
    return (
      <ViewHeadline figure={formatCount(types.length, "type", "types")}>
        in {entriesFound}
      </ViewHeadline>
    );
  }
  return (
    <ViewHeadline figure={formatSignedMoneyShort(net)}>
      in {entriesFound}.{" "}
      <span className="text-muted-foreground max-md:text-small">
        {most.net > 0 && <Named word="Most in" {...most} />}{" "}
        {least.net < 0 && <Named word="Most out" {...least} />}
      </span>
    </ViewHeadline>
  );
}

const Named = ({ word, title, net }: { word: string; title: string; net: number }) => (
  <>
    {word}: {plainTitle(title)}{" "}
    <span className="whitespace-nowrap">{formatSignedMoneyShort(net)}.</span>
  </>
);

/** The number of types that a category names on a wide screen. */
const MAX_TYPES = 4;

/** "Mugged by an attacker −$5.47m · 7 more". A figure doesn't break. */
const InShort = ({ types = [], max }: { types: SumRow["types"] | undefined; max: number }) => (
  <>
    {types.slice(0, max).map(({ title, figure }, index) => (
      <Fragment key={index}>
        {index > 0 && " · "}
        {title} <span className="whitespace-nowrap">{figure}</span>
      </Fragment>
    ))}
    {types.length > max && ` · ${formatWhole(types.length - max)} more`}
  </>
);

/** The types of a category with their net, or their number: those that moved most money first. */
const namedTypes = (types: TypeSums) =>
  types
    .toSorted((a, b) => b.moneyIn + b.moneyOut - a.moneyIn - a.moneyOut || b.entries - a.entries)
    .map(({ title, net, entries }) => ({
      title: plainTitle(title),
      figure: net === 0 ? `×${formatWhole(entries)}` : formatSignedMoneyShort(net),
    }));

interface TypesProps {
  rows: readonly LogRow[];
  /** The net money of all rows. */
  net: number;
  /** The container of the headline. */
  top: HTMLElement | null;
}

/** The totals of each category by net, and below them of each type: those that moved most money first, then those with most entries. */
export function Types({ rows, net, top }: TypesProps) {
  const types = useMemo(() => sumsByType(rows), [rows]);
  const sums = useMemo(
    () =>
      types
        .toSorted((a, b) => b.entries - a.entries)
        .map(({ typeId, title, latestAtMs, ...sums }): SumRow => ({
          ...sums,
          id: String(typeId),
          name: plainTitle(title),
          atMs: latestAtMs,
        })),
    [types],
  );
  const categories = useMemo(() => {
    const typesOf = groupBy(types, ({ category }) => category);
    return [...groupBy(rows, ({ entry }) => entry.category)]
      .map(([category, entries]): SumRow => ({
        ...logTotals(entries),
        id: category,
        name: category,
        category,
        types: namedTypes(typesOf.get(category) ?? []),
        atMs: Math.max(...entries.map(({ entry }) => entry.atMs)),
      }))
      .sort((a, b) => b.entries - a.entries);
  }, [types, rows]);
  // A log without any money shows all of them.
  const isMoneyed = ({ moneyIn, moneyOut, unclear }: SumRow) => moneyIn + moneyOut + unclear > 0;
  const hasMoney = categories.some(isMoneyed);
  const moneyed = hasMoney ? categories.filter(isMoneyed) : categories;
  const others = hasMoney ? categories.filter((row) => !isMoneyed(row)) : [];
  const shared = {
    rowId: ({ id }: SumRow) => id,
    initialSort: MOST_MONEY_FIRST,
    firstSort: "desc",
  } as const;
  return (
    <>
      {top !== null &&
        createPortal(
          <TypesHeadline
            types={types}
            net={net}
            entriesFound={formatCount(rows.length, "entry", "entries")}
          />,
          top,
        )}
      <DataTable
        title="Log by category"
        name="categories"
        columns={categoryColumns}
        rows={moneyed}
        total={categories.length}
        phoneLines={categoryLines}
        {...shared}
        initialSort={BY_NET}
        {...(hasMoney && moneyed.length <= WINDOWED_FROM && { gridRows: CategoryRows })}
      />
      {others.length > 0 && (
        <Collapsible title="Categories without money" aside={formatWhole(others.length)}>
          <DataTable
            title="Log without money"
            name="without-money"
            columns={categoryColumns}
            rows={others}
            phoneLines={categoryLines}
            {...shared}
          />
        </Collapsible>
      )}
      <Collapsible title="Each type" aside={formatWhole(types.length)}>
        <DataTable
          title="Log by type"
          name="types"
          columns={typeColumns}
          rows={sums}
          phoneLines={sumLines}
          {...shared}
        />
      </Collapsible>
    </>
  );
}
