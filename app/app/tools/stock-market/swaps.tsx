import { useMemo } from "react";

import { EmptyState } from "@/components/feedback/empty-state";
import { DataTable } from "@/components/table/data-table";
import { findSwaps } from "@/lib/game/stocks/budget";
import { SALE_FEE_PERCENT } from "@/lib/game/stocks/sale";

import { columns, SwapMobileRow } from "./swap-columns";
import type { Market } from "./use-market";

const BY_GAIN = [{ id: "gain", desc: true }];

/** Held tiers whose money would earn more in other stocks, after the fee of the sale. */
export function Swaps({ market: { positions, values } }: { market: Market }) {
  const rows = useMemo(() => findSwaps(positions, values), [positions, values]);
  return (
    <DataTable
      name="elsewhere"
      title="Worth swapping"
      columns={columns}
      rows={rows}
      rowId={({ stock }) => String(stock.id)}
      initialSort={BY_GAIN}
      firstSort="desc"
      mobileRow={SwapMobileRow}
      empty={
        <EmptyState title="No data available">
          None of your tiers would earn more elsewhere, after the {SALE_FEE_PERCENT}% sale fee.
        </EmptyState>
      }
    />
  );
}
