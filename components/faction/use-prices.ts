import { useMemo } from "react";

import type { MissingPart } from "@/components/feedback/failed-calls";
import { useOptionalQuery } from "@/components/reading/use-optional-query";
import { useSession } from "@/components/session/session";
import { pointsMarketQuery } from "@/lib/api/endpoints/market-points";
import { itemsQuery } from "@/lib/api/endpoints/torn-items";
import { pointPrice } from "@/lib/game/stocks/benefit-value";
import type { UsePrices } from "@/lib/game/treasury/armoury-use";

/** Today's prices of what members use, and the calls without which some are unknown. */
export function usePrices(): { prices: UsePrices; missing: readonly MissingPart[] } {
  const session = useSession();
  const items = useOptionalQuery(itemsQuery(session));
  const points = useOptionalQuery(pointsMarketQuery(session));
  const prices = useMemo(
    () => ({
      items:
        items.data === undefined
          ? null
          : new Map(
              items.data.entries.map(({ name, type, marketPrice }) => [
                name,
                { type, price: marketPrice },
              ]),
            ),
      point: points.data === undefined ? null : pointPrice(points.data.entries),
    }),
    [items.data, points.data],
  );
  return {
    prices,
    missing: [
      {
        ...items,
        path: "torn/items",
        text: "Couldn’t load item prices, so items are left out of values.",
      },
      {
        ...points,
        path: "market/pointsmarket",
        text: "Couldn’t load the points market, so points are left out of values.",
      },
    ],
  };
}
