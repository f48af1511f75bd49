import type { AccessorFnColumnDef, RowData } from "@tanstack/react-table";

import { NAMES } from "@/components/table/cells";
import type { Features } from "@/components/table/features";
import type { Stock } from "@/lib/game/stocks/stock";

import { StockLink } from "./stock-link";

interface StockColumn {
  header?: string;
  /** The name below the acronym, for narrow places. */
  stacked?: boolean;
}

/** The column with a row's stock: sorted and exported by the acronym. */
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
