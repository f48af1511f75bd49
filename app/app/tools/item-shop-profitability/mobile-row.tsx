import { DescriptionRow, DescriptionList } from "@/components/figures/description-list";
import { Explained } from "@/components/figures/explain";
import { formatMoney, formatWhole } from "@/lib/format/numbers";
import type { SaleRoute } from "@/lib/game/shops/sale-routes";
import type { ShopRow } from "@/lib/game/shops/shop-rows";

import { explainProfit } from "./explanation";
import { GameShopLink } from "./game-shop-link";
import { Gain, LosesMoney, Roi } from "./values";

/** An item of a shop on a phone. */
export function ShopMobileRow({ row, route }: { row: ShopRow; route: SaleRoute }) {
  return (
    <>
      <div className="pair text-read">
        <p className="min-w-0">
          <span translate="no">{row.name}</span> <LosesMoney {...row} />
        </p>
        <p className="font-display text-xl font-medium">
          <Explained {...explainProfit(row, route)}>
            <Gain dollars={row.sale?.profit} />
          </Explained>
        </p>
      </div>
      <p className="pair text-small text-muted-foreground">
        <GameShopLink {...row} />
        <span className="whitespace-nowrap">
          ROI <Roi sale={row.sale} />
        </span>
      </p>
      <DescriptionList>
        <DescriptionRow
          label="Market Value"
          value={row.sale === null ? "– (nobody trades it)" : formatMoney(row.sale.marketPrice)}
          wide
        />
        <DescriptionRow label="Price" value={formatMoney(row.price)} />
        <DescriptionRow label="In Stock" value={formatWhole(row.stock)} />
      </DescriptionList>
    </>
  );
}
