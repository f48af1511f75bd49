import type { AccessorFnColumnDef, RowData } from "@tanstack/react-table";

import {
  areItemsLoaded,
  type CrimeLookups,
  memberName,
  memberWithId,
} from "@/components/crimes/crime-lookups";
import { CrimeMember } from "@/components/crimes/crime-member";
import { ItemsValue } from "@/components/crimes/items-value";
import { GameTime } from "@/components/game/game-time";
import { EXPLAINED, INTEGER, MONEY, NAMES, NUMERIC } from "@/components/table/cells";
import { columnsFor, type Features } from "@/components/table/features";
import { formatGameDate, formatIsoMoment } from "@/lib/format/days";
import { formatMoney, formatPercent, formatWhole, orDash } from "@/lib/format/numbers";

import type { CrimeTotals, MemberRow } from "./rows";

const column = columnsFor<MemberRow>();

type Column<Row extends RowData, Value> = AccessorFnColumnDef<Features, Row, Value>;
type Columns<Row extends RowData> = (Column<Row, number> | Column<Row, number | undefined>)[];

/** What the three tables have in common. */
export const totalColumns = <Row extends RowData & CrimeTotals>(
  book: Pick<CrimeLookups, "items">,
  nameOf: (row: Row) => string,
): Columns<Row> => [
  { id: "crimes", header: "Crimes", accessorFn: ({ finished }) => finished, ...INTEGER },
  {
    id: "won",
    header: "Succeeded",
    accessorFn: ({ succeeded }) => succeeded,
    ...INTEGER,
    meta: {
      ...NUMERIC,
      phone: {
        at: "detail",
        cell: ({ succeeded, finished }) => `${formatWhole(succeeded)} of ${formatWhole(finished)}`,
      },
    },
  },
  {
    id: "success",
    header: "Success rate",
    // Unknown values sort last in both directions.
    accessorFn: ({ successRate }) => successRate ?? undefined,
    sortUndefined: "last",
    meta: {
      ...NUMERIC,
      text: ({ successRate }) => rounded(successRate),
      phone: { at: "detail", label: "Success" },
    },
    cell: ({ row }: { row: { original: CrimeTotals } }) =>
      orDash(row.original.successRate, formatPercent),
  },
  {
    id: "money",
    header: "Money",
    accessorFn: ({ money }) => money,
    ...MONEY,
    meta: {
      ...NUMERIC,
      bar: () => "open",
      phone: { at: "aside", cell: ({ money }) => <b>{formatMoney(money)}</b> },
    },
  },
  {
    id: "respect",
    header: "Respect",
    accessorFn: ({ respect }) => respect,
    ...INTEGER,
    meta: { ...NUMERIC, phone: "detail" },
  },
  {
    id: "items",
    header: "Items (market value)",
    accessorFn: ({ itemsValue }) => (areItemsLoaded(book) ? itemsValue : undefined),
    sortUndefined: "last",
    meta: { ...EXPLAINED, phone: { at: "detail", label: "Items" } },
    cell: ({ row: { original } }: { row: { original: Row } }) => (
      <ItemsValue
        owner={nameOf(original)}
        value={original.itemsValue}
        items={original.items}
        lookups={book}
      />
    ),
  },
];

const rounded = (percent: number | null) =>
  percent === null ? "" : Math.round(percent * 100) / 100;

export const memberColumns = (book: CrimeLookups) =>
  column.columns([
    column.accessor(({ memberId }) => memberName(book, memberId), {
      id: "member",
      header: "Member",
      sortFn: "text",
      meta: { ...NAMES, text: ({ memberId }) => memberWithId(book, memberId), phone: "title" },
      cell: ({ row }) => <CrimeMember book={book} id={row.original.memberId} />,
    }),
    ...totalColumns<MemberRow>(book, ({ memberId }) => memberName(book, memberId)),
    column.accessor(({ lastAtMs }) => lastAtMs ?? undefined, {
      id: "last",
      header: "Last crime",
      sortUndefined: "last",
      meta: {
        ...NUMERIC,
        sortText: { asc: "oldest first", desc: "newest first" },
        text: ({ lastAtMs }) => (lastAtMs === null ? "" : formatIsoMoment(lastAtMs)),
        phone: {
          at: "block",
          cell: (row) => (
            <p className="text-small text-muted-foreground">
              Last crime <Last {...row} />
            </p>
          ),
        },
      },
      cell: ({ row }) => <Last {...row.original} />,
    }),
  ]);

function Last({ lastAtMs }: Pick<MemberRow, "lastAtMs">) {
  if (lastAtMs === null) return "–";
  return <GameTime atMs={lastAtMs}>{formatGameDate(lastAtMs)}</GameTime>;
}
