import { EmptyState } from "@/components/state/empty-state";
import { DataTable } from "@/components/table/data-table";

import { columns, NextTierEntry } from "./next-tier-columns";
import type { Market } from "./use-market";

const BY_PAYBACK = [{ id: "payback", desc: false }];

/** What is missing to the next tier of each stock, and how soon it comes back. */
export function NextTiers({ market }: { market: Market }) {
  return (
    <DataTable
      name="next-tier"
      title="Next tier"
      columns={columns}
      rows={market.nextTiers}
      rowId={({ stock }) => String(stock.id)}
      initialSort={BY_PAYBACK}
      firstSort="asc"
      entry={NextTierEntry}
      empty={
        <EmptyState title="No data available">
          The next tier of each stock with a cash value appears here.
        </EmptyState>
      }
    />
  );
}
