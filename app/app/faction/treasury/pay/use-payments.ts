import { useMemo } from "react";

import { type FactionNews, useFactionNews } from "@/components/faction/use-faction-news";
import { type Payment, paymentsOf } from "@/lib/game/treasury/payments";

/** The payments in the faction's news since the end of a war, as far as they are loaded. */
export function usePayments(endedAtMs: number): {
  payments: readonly Payment[];
  news: FactionNews;
} {
  const news = useFactionNews("funds", endedAtMs);
  const { entries } = news;
  return { payments: useMemo(() => paymentsOf(entries ?? []), [entries]), news };
}
