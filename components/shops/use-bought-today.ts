import { type Answer, useAnswer } from "@/components/state/use-answer";
import { cityShopPurchasesQuery } from "@/lib/api/endpoints/user-log";
import type { Session } from "@/lib/api/session";
import { itemsBoughtSince } from "@/lib/game/shops/daily-purchases";

export interface BoughtToday extends Pick<Answer<unknown>, "error" | "retry"> {
  /** Null until the game has answered. */
  count: number | null;
}

/** How many items the player has bought that day. The page works without it. */
export function useBoughtToday(session: Session, dayStartMs: number): BoughtToday {
  const { data, error, retry } = useAnswer(cityShopPurchasesQuery(session, dayStartMs));
  const count = data === undefined ? null : itemsBoughtSince(data.entries, dayStartMs);
  return { count, error, retry };
}
