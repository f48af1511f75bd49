import { DescriptionRow, DescriptionList } from "@/components/figures/description-list";
import { StockLink } from "@/components/stocks/stock-link";
import { formatMoney, formatPrice, formatWhole } from "@/lib/format/numbers";
import { formatSignedMoney } from "@/lib/format/signed";

import { Bought, profitPercentText } from "./purchase-columns";
import type { PurchaseRow } from "./purchase-rows";

/** A purchase on a phone. */
export function PurchaseMobileRow(purchase: PurchaseRow) {
  const { stock, atMs, shares, price, cost, value, profit } = purchase;
  return (
    <>
      <div className="pair text-read">
        <StockLink stock={stock} />
        <p className="font-display text-xl font-medium whitespace-nowrap">
          {profitPercentText(purchase)}{" "}
          <span className="font-sans text-small font-normal text-muted-foreground">profit</span>
        </p>
      </div>
      <p className="mb-1 text-small text-muted-foreground">
        Bought <Bought atMs={atMs} />
      </p>
      <DescriptionList>
        <DescriptionRow label="Shares" value={formatWhole(shares)} />
        <DescriptionRow label="Price" value={formatPrice(price)} />
        <DescriptionRow label="Cost" value={formatMoney(cost)} wide />
        <DescriptionRow label="Value" value={formatMoney(value)} wide />
        <DescriptionRow label="Profit" value={formatSignedMoney(profit)} wide />
      </DescriptionList>
    </>
  );
}
