import { EmptyState } from "@/components/feedback/empty-state";
import { ViewHeadline } from "@/components/figures/view-headline";
import { DataTable } from "@/components/table/data-table";
import { formatDays, formatMoneyShort } from "@/lib/format/numbers";

import { columns, NextTierMobileRow } from "./next-tier-columns";
import type { Market } from "./use-market";

const BY_PAYBACK = [{ id: "payback", desc: false }];

/** What is missing to the next tier of each stock, and how soon it comes back. */
export function NextTiers({ market }: { market: Market }) {
  const [quickest] = market.nextTiers;
  return (
    <>
      {quickest !== undefined && (
        <ViewHeadline figure={formatDays(quickest.paybackDays)}>
          until the quickest next tier has paid for itself: {quickest.stock.acronym} tier{" "}
          {quickest.tier}, {formatMoneyShort(quickest.missingCost)} more
        </ViewHeadline>
      )}
      <DataTable
        name="next-tier"
        title="Next tier"
        columns={columns}
        rows={market.nextTiers}
        rowId={({ stock }) => String(stock.id)}
        initialSort={BY_PAYBACK}
        firstSort="asc"
        mobileRow={NextTierMobileRow}
        empty={
          <EmptyState title="No data available">
            The next tier of each stock with a cash value appears here.
          </EmptyState>
        }
      />
    </>
  );
}
