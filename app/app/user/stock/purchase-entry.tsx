import { Leader, Leaders } from "@/components/state/leaders";
import { StockLink } from "@/components/stocks/stock-link";
import { formatMoney, formatPrice, formatWhole } from "@/lib/format/numbers";

import { Bought, profitPercent } from "./purchase-columns";
import type { PurchaseRow } from "./purchase-rows";
import { signed } from "./signed";

/** A purchase on a phone. */
export function PurchaseEntry(purchase: PurchaseRow) {
  const { stock, lot } = purchase;
  return (
    <>
      <div className="flex items-center justify-between gap-4 text-read">
        <StockLink stock={stock} />
        <p className="font-display text-xl font-medium whitespace-nowrap">
          {profitPercent(purchase)}{" "}
          <span className="font-sans text-small font-normal text-muted-foreground">profit</span>
        </p>
      </div>
      <p className="mb-1 text-small text-muted-foreground">
        Bought <Bought atMs={lot.atMs} />
      </p>
      <Leaders>
        <Leader label="Shares" value={formatWhole(lot.shares)} />
        <Leader label="Price" value={formatPrice(lot.price)} />
        <Leader label="Cost" value={formatMoney(lot.cost)} wide />
        <Leader label="Value" value={formatMoney(lot.value)} wide />
        <Leader label="Profit" value={signed(lot.profit, formatMoney)} wide />
      </Leaders>
    </>
  );
}
