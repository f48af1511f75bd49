import { useSuspenseQueries } from "@tanstack/react-query";
import { useMemo } from "react";

import { pointsMarketQuery } from "@/lib/api/endpoints/market-points";
import { itemsQuery } from "@/lib/api/endpoints/torn-items";
import { propertiesQuery } from "@/lib/api/endpoints/torn-properties";
import { stocksQuery } from "@/lib/api/endpoints/torn-stocks";
import { holdingsQuery } from "@/lib/api/endpoints/user-stocks";
import type { Session } from "@/lib/api/session";
import { type BenefitValues, benefitValues } from "@/lib/game/stocks/benefit-value";
import type { Holding } from "@/lib/game/stocks/holding";
import { type Position, positions } from "@/lib/game/stocks/position";
import { ownValuesStore } from "@/lib/store/own-values";
import { useStoredValue } from "@/lib/store/use-stored-value";

/** What every part of the page reckons with. */
export interface Market {
  positions: readonly Position[];
  values: BenefitValues;
  /** Held, but no longer in the game's list of stocks. */
  unlisted: readonly Holding[];
  /** Records that could not be read. */
  dropped: readonly { endpoint: string; count: number }[];
}

export function useMarket(session: Session): Market {
  const [{ data: stocks }, { data: holdings }, { data: items }, { data: properties }, points] =
    useSuspenseQueries({
      queries: [
        stocksQuery(session),
        holdingsQuery(session),
        itemsQuery(session),
        propertiesQuery(session),
        pointsMarketQuery(session),
      ],
    });
  const { data: listings } = points;
  const own = useStoredValue(ownValuesStore);

  return useMemo(
    () => ({
      ...positions(stocks.entries, holdings.entries),
      values: benefitValues(stocks.entries, {
        items: items.entries,
        properties: properties.entries,
        points: listings.entries,
        own,
      }),
      dropped: [
        { endpoint: "torn/stocks", count: stocks.dropped },
        { endpoint: "user/stocks", count: holdings.dropped },
        { endpoint: "torn/items", count: items.dropped },
        { endpoint: "torn/properties", count: properties.dropped },
        { endpoint: "market/pointsmarket", count: listings.dropped },
      ],
    }),
    [stocks, holdings, items, properties, listings, own],
  );
}
