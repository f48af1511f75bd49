import type { AccessorFnColumnDef, RowData } from "@tanstack/react-table";

import { areItemsRead, type Book } from "@/components/crimes/book";
import { ItemsValue } from "@/components/crimes/items-value";
import { Leader, Leaders } from "@/components/state/leaders";
import { EXPLAINED, FIGURES, MONEY, WHOLE } from "@/components/table/cells";
import type { Features } from "@/components/table/features";
import { formatPercent, formatWhole, orDash } from "@/lib/format/numbers";

import type { Figures } from "./rows";

/** What the three tables have in common. */
export const figureColumns = <Row extends RowData & Figures>(
  book: Pick<Book, "items">,
  nameOf: (row: Row) => string,
): Columns<Row> => [
  { id: "crimes", header: "Crimes", accessorFn: ({ finished }) => finished, ...WHOLE },
  { id: "won", header: "Won", accessorFn: ({ succeeded }) => succeeded, ...WHOLE },
  {
    id: "success",
    header: "Success",
    // Unknown values sort last in both directions.
    accessorFn: ({ successRate }) => successRate ?? undefined,
    sortUndefined: "last",
    meta: { ...FIGURES, text: ({ successRate }) => rounded(successRate) },
    cell: ({ row }: { row: { original: Figures } }) =>
      orDash(row.original.successRate, formatPercent),
  },
  {
    id: "money",
    header: "Money",
    accessorFn: ({ money }) => money,
    ...MONEY,
    meta: { ...FIGURES, bar: () => "open" },
  },
  { id: "respect", header: "Respect", accessorFn: ({ respect }) => respect, ...WHOLE },
  {
    id: "items",
    header: "Items (market value)",
    accessorFn: ({ itemsValue }) => (areItemsRead(book) ? itemsValue : undefined),
    sortUndefined: "last",
    meta: EXPLAINED,
    cell: ({ row: { original } }: { row: { original: Row } }) => (
      <ItemsValue
        of={nameOf(original)}
        value={original.itemsValue}
        items={original.items}
        book={book}
      />
    ),
  },
];

type Column<Row extends RowData, Value> = AccessorFnColumnDef<Features, Row, Value>;
type Columns<Row extends RowData> = (Column<Row, number> | Column<Row, number | undefined>)[];

const rounded = (percent: number | null) =>
  percent === null ? "" : Math.round(percent * 100) / 100;

interface FigureLeadersProps {
  row: Figures;
  /** What they are of. */
  of: string;
  book: Pick<Book, "items">;
}

/** The same on a phone. */
export function FigureLeaders({ row, of, book }: FigureLeadersProps) {
  const { finished, succeeded, successRate, ...share } = row;
  return (
    <Leaders>
      <Leader label="Won" value={`${formatWhole(succeeded)} of ${formatWhole(finished)}`} />
      <Leader label="Success" value={orDash(successRate, formatPercent)} />
      <Leader label="Respect" value={formatWhole(share.respect)} />
      <Leader
        label="Items"
        value={<ItemsValue of={of} value={share.itemsValue} items={share.items} book={book} />}
      />
    </Leaders>
  );
}
