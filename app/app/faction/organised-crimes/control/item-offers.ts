import { formatMoney } from "@/lib/format/numbers";
import type { Item } from "@/lib/game/items/item";

/** What the item costs and where to get it: "$1,240,000 on the market, $900,000 at Big Al's Gun Shop". */
export function itemOffers(item: Item | undefined): string {
  if (item === undefined) return "its price is not known";
  const market =
    item.marketPrice === null ? [] : [`${formatMoney(item.marketPrice)} on the market`];
  const shops = item.soldBy.flatMap(({ shop, country, buyPrice }) =>
    buyPrice === null
      ? []
      : `${formatMoney(buyPrice)} at ${shop}${country === "Torn" ? "" : ` in ${country}`}`,
  );
  const offers = [...market, ...shops];
  return offers.length === 0 ? "nobody trades it" : offers.join(", ");
}
