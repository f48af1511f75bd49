import type { AccessorFnColumnDef, RowData } from "@tanstack/react-table";

import { Leader, Leaders } from "@/components/state/leaders";
import { FIGURES, MONEY, WHOLE } from "@/components/table/cells";
import type { Features } from "@/components/table/features";
import { formatMoney, formatPercent, formatWhole, orDash } from "@/lib/format/numbers";

import type { Figures } from "./rows";

/** What the three tables have in common. */
export const figureColumns = <Row extends RowData & Figures>(): Columns<Row> => [
  { id: "crimes", header: "Crimes", accessorFn: ({ finished }) => finished, ...WHOLE },
  { id: "won", header: "Won", accessorFn: ({ succeeded }) => succeeded, ...WHOLE },
  {
    id: "success",
    header: "Success",
    // What is not known sorts last either way.
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
    accessorFn: ({ itemsValue }) => itemsValue,
    ...MONEY,
  },
];

type Column<Row extends RowData, Value> = AccessorFnColumnDef<Features, Row, Value>;
type Columns<Row extends RowData> = (Column<Row, number> | Column<Row, number | undefined>)[];

const rounded = (percent: number | null) =>
  percent === null ? "" : Math.round(percent * 100) / 100;

/** The same on a phone. */
export function FigureLeaders({ finished, succeeded, successRate, ...share }: Figures) {
  return (
    <Leaders>
      <Leader label="Won" value={`${formatWhole(succeeded)} of ${formatWhole(finished)}`} />
      <Leader label="Success" value={orDash(successRate, formatPercent)} />
      <Leader label="Respect" value={formatWhole(share.respect)} />
      <Leader label="Items" value={formatMoney(share.itemsValue)} />
    </Leaders>
  );
}
