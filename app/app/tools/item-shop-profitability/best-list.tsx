import { EmptyState } from "@/components/feedback/empty-state";
import { Explain } from "@/components/figures/explain";
import type { PurchasesToday } from "@/components/shops/use-purchases-today";
import { DataTable } from "@/components/table/data-table";
import { formatCount, formatMoney, formatWhole } from "@/lib/format/numbers";
import type { BestPurchases } from "@/lib/game/shops/best-100";
import { DAILY_PURCHASE_LIMIT } from "@/lib/game/shops/daily-purchases";

import { bestColumns, BestMobileRow } from "./best-columns";

const BY_PROFIT = [{ id: "profit", desc: true }];

interface BestListProps {
  best: BestPurchases;
  /** How many items may still be bought today. */
  remaining: number;
}

/** What to buy where with what is left of today's allowance. */
export function BestList({ best, remaining }: BestListProps) {
  return (
    <DataTable
      title={`Best ${DAILY_PURCHASE_LIMIT} today`}
      name="best-100"
      columns={bestColumns}
      rows={best.purchases}
      rowId={({ row }) => `${row.shopId}-${row.itemId}`}
      initialSort={BY_PROFIT}
      firstSort="desc"
      mobileRow={BestMobileRow}
      empty={remaining === 0 ? <UsedUp /> : <NothingToBuy />}
    />
  );
}

/** What the list costs and brings, in a sentence; nothing where it is empty. */
export function BestSum({ best, bought }: { best: BestPurchases; bought: PurchasesToday }) {
  const { purchases, items, cost, profit } = best;
  if (purchases.length === 0) return null;
  return (
    <p className="pt-4 text-read">
      {formatCount(items, "item costs", "items cost")} {formatMoney(cost)} and{" "}
      {items === 1 ? "brings" : "bring"} a profit of{" "}
      <strong className="text-primary">{formatMoney(profit)}</strong>.{" "}
      <Explain
        title="the profit of the best purchases"
        lines={purchases.map(({ row, quantity, profit: of }) => ({
          label: row.name,
          value: `${formatWhole(quantity)} × ${formatMoney(row.sale.profit)} = ${formatMoney(of)}`,
        }))}
        note={`The profit on one item is its market value, minus the selling fee, minus the price. The list stays within the shop’s stock, today’s allowance and your cash. ${howItWasFound(best)}`}
      />{" "}
      {bought.count === null && (
        <span className="text-muted-foreground">
          {bought.error === null
            ? `Until today’s purchases are counted, this is for all ${DAILY_PURCHASE_LIMIT}.`
            : `Today’s purchases couldn’t be read, so this is for all ${DAILY_PURCHASE_LIMIT}.`}
        </span>
      )}
    </p>
  );
}

const howItWasFound = ({ isExact, gapBound }: BestPurchases) =>
  isExact
    ? "Every combination was checked."
    : `It is within ${formatMoney(gapBound)} of the best possible.`;

function UsedUp() {
  return (
    <EmptyState title="Nothing left to buy today">
      You have bought all {DAILY_PURCHASE_LIMIT} items. The list fills up again after the reset at
      00:00 TCT.
    </EmptyState>
  );
}

function NothingToBuy() {
  return (
    <EmptyState title="No profit to be made">
      What the shops have left costs more than it sells for, or more than you want to spend. Try
      another way to sell or a higher amount, or look again when the shops restock.
    </EmptyState>
  );
}
