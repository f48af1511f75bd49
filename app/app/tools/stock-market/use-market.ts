import { usePrefetchQuery, useSuspenseQueries } from "@tanstack/react-query";
import { useMemo } from "react";

import type { MissingResponse } from "@/components/feedback/retry-advice";
import { useOptionalSuspenseQuery } from "@/components/reading/use-optional-query";
import { useGameTime } from "@/components/window/use-now";
import { pointsMarketQuery } from "@/lib/api/endpoints/market-points";
import { itemsQuery } from "@/lib/api/endpoints/torn-items";
import { propertiesQuery } from "@/lib/api/endpoints/torn-properties";
import { stocksQuery } from "@/lib/api/endpoints/torn-stocks";
import { holdingsQuery } from "@/lib/api/endpoints/user-stocks";
import type { Session } from "@/lib/api/transport/session";
import { type BenefitValues, benefitValues } from "@/lib/game/stocks/benefit-value";
import { type Position, positions } from "@/lib/game/stocks/position";
import {
  analyse,
  type NextTierRow,
  nextTiers,
  type Summary,
  summarise,
  type TierRow,
} from "@/lib/game/stocks/returns";
import type { Holding } from "@/lib/game/stocks/stock";
import { useStoredValue } from "@/lib/store/engine/use-stored-value";
import { ownValuesStore } from "@/lib/store/user/tools";

/** The data that every part of the page needs. */
export interface Market {
  positions: readonly Position[];
  values: BenefitValues;
  /** The tiers that return enough to be listed, best first. */
  tiers: readonly TierRow[];
  /** The next tier to buy of each stock, fastest payback first. */
  nextTiers: readonly NextTierRow[];
  /** The value and the return of the player's holdings. */
  summary: Summary;
  /** The time when the holdings were loaded, in game time. */
  fetchedAtMs: number;
  /** Holdings of stocks that are no longer in the game's list. */
  unlisted: readonly Holding[];
}

/** A list of prices that couldn’t be loaded; benefits that depend on it have no value. */
type MissingPrices = MissingResponse & { what: string };

export function useMarket(session: Session): {
  market: Market;
  missing: readonly MissingPrices[];
} {
  // Requested in parallel with the others.
  usePrefetchQuery(itemsQuery(session));
  usePrefetchQuery(propertiesQuery(session));
  usePrefetchQuery(pointsMarketQuery(session));
  const [{ data: stocks }, held] = useSuspenseQueries({
    queries: [stocksQuery(session), holdingsQuery(session)],
  });
  const items = useOptionalSuspenseQuery(itemsQuery(session));
  const properties = useOptionalSuspenseQuery(propertiesQuery(session));
  const points = useOptionalSuspenseQuery(pointsMarketQuery(session));
  const holdings = held.data;
  const fetchedAtMs = useGameTime()(held.dataUpdatedAt);
  const own = useStoredValue(ownValuesStore);

  const market = useMemo((): Market => {
    const owned = positions(stocks.entries, holdings.entries);
    const values = benefitValues(stocks.entries, {
      items: items.data?.entries ?? null,
      properties: properties.data?.entries ?? null,
      points: points.data?.entries ?? null,
      own,
    });
    return {
      ...owned,
      values,
      tiers: analyse(owned.positions, values),
      nextTiers: nextTiers(owned.positions, values),
      summary: summarise(owned.positions, values),
      fetchedAtMs,
    };
  }, [stocks, holdings, items.data, properties.data, points.data, own, fetchedAtMs]);
  const prices: readonly MissingPrices[] = [
    { what: "item prices", path: "torn/items", ...items },
    { what: "property prices", path: "torn/properties", ...properties },
    { what: "points prices", path: "market/pointsmarket", ...points },
  ];
  return { market, missing: prices.filter(({ error }) => error !== null) };
}
