import { useMemo } from "react";

import { DataTable } from "@/components/table/data-table";
import type { PortfolioRow } from "@/lib/game/stocks/portfolio";

import { columns } from "./purchase-columns";
import { PurchaseMobileRow } from "./purchase-mobile-row";
import { purchaseRows } from "./purchase-rows";

const NEWEST_FIRST = [{ id: "bought", desc: true }];

/** Each purchase that the game lists, with what it gained. */
export function Purchases({ rows }: { rows: readonly PortfolioRow[] }) {
  const purchases = useMemo(() => purchaseRows(rows), [rows]);
  return (
    <DataTable
      title="Purchases"
      columns={columns}
      rows={purchases}
      rowId={({ stock, id }) => `${stock.id}-${id}`}
      initialSort={NEWEST_FIRST}
      firstSort="desc"
      mobileRow={PurchaseMobileRow}
      total={purchases.length}
    />
  );
}
