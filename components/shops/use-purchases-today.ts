import { type OptionalResult, useOptionalQuery } from "@/components/reading/use-optional-query";
import { useSession } from "@/components/session/session";
import { dailyPurchasesQuery } from "@/lib/api/logs/checklist-log";
import { itemsBoughtSince } from "@/lib/game/shops/daily-purchases";

export interface PurchasesToday extends Pick<OptionalResult<unknown>, "error" | "retry"> {
  /** Null until the first response. */
  count: number | null;
}

/** The number of items that the player has bought in city shops that day. The page works without it. */
export function usePurchasesToday(dayStartMs: number): PurchasesToday {
  const query = dailyPurchasesQuery(useSession(), dayStartMs);
  const { data, error, retry } = useOptionalQuery(query);
  const count = data === undefined ? null : itemsBoughtSince(data.entries, dayStartMs);
  return { count, error, retry };
}
