import { useMemo } from "react";

import type { MissingPart } from "@/components/feedback/failed-calls";
import { useOptionalQuery } from "@/components/reading/use-optional-query";
import { useSession } from "@/components/session/session";
import { pointsMarketQuery } from "@/lib/api/endpoints/market-points";
import { itemsQuery } from "@/lib/api/endpoints/torn-items";
import { pointPrice } from "@/lib/game/stocks/benefit-value";
import type { UsePrices } from "@/lib/game/treasury/armoury-use";

interface PricesOfUse {
  prices: UsePrices;
  /** True until both calls have succeeded or failed. */
  isLoading: boolean;
  /** The calls without which some prices are unknown. */
  missing: readonly MissingPart[];
}

/** Today's prices of what members use. */
export function usePrices(): PricesOfUse {
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
    isLoading: [items, points].some(({ data, error }) => data === undefined && error === null),
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
