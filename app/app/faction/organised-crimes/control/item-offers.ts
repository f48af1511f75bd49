import { formatMoney } from "@/lib/format/numbers";
import type { Item } from "@/lib/game/items/item";

/** What shops ask for the item: "$900,000 at Big Al's Gun Shop"; empty where none sells it. */
export const shopOffers = ({ soldBy }: Item): string =>
  soldBy
    .flatMap(({ shop, country, buyPrice }) =>
      buyPrice === null
        ? []
        : `${formatMoney(buyPrice)} at ${shop}${country === "Torn" ? "" : ` in ${country}`}`,
    )
    .join(", ");
