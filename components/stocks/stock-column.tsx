import type { AccessorFnColumnDef, RowData } from "@tanstack/react-table";

import { NAMES } from "@/components/table/cells";
import type { Features } from "@/components/table/features";
import type { Stock } from "@/lib/game/stocks/stock";

import { StockLink } from "./stock-link";

interface StockColumn {
  header?: string;
  /** The name below the acronym, for where there is little room beside it. */
  stacked?: boolean;
}

/** The column that names a row's stock: sorted and written by the acronym. */
export const stockColumn = <Row extends RowData & { stock: Stock }>({
  header = "Stock",
  stacked = false,
}: StockColumn = {}): AccessorFnColumnDef<Features, Row, string> => ({
  id: "stock",
  header,
  accessorFn: ({ stock }) => stock.acronym,
  sortFn: "text",
  meta: { ...NAMES, namesRow: true },
  cell: ({ row }) => <StockLink stock={row.original.stock} stacked={stacked} />,
});
