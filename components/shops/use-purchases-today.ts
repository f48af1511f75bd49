import { type OptionalResult, useOptionalQuery } from "@/components/reading/use-optional-query";
import { cityShopPurchasesQuery } from "@/lib/api/endpoints/user-log";
import type { Session } from "@/lib/api/transport/session";
import { itemsBoughtSince } from "@/lib/game/shops/daily-purchases";

export interface PurchasesToday extends Pick<OptionalResult<unknown>, "error" | "retry"> {
  /** Null until the game has answered. */
  count: number | null;
}

/** How many items the player has bought that day. The page works without it. */
export function usePurchasesToday(session: Session, dayStartMs: number): PurchasesToday {
  const { data, error, retry } = useOptionalQuery(cityShopPurchasesQuery(session, dayStartMs));
  const count = data === undefined ? null : itemsBoughtSince(data.entries, dayStartMs);
  return { count, error, retry };
}
