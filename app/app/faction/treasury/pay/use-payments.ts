import { useMemo, useState } from "react";

import { type FactionNews, useFactionNews } from "@/components/faction/use-faction-news";
import { useNow } from "@/components/window/use-now";
import { DAY_MS, dayStartMs, MINUTE_MS } from "@/lib/common/time";
import { type Payment, paymentsOf } from "@/lib/game/treasury/payments";

/** The news since a war of longer ago loads only on request. */
const UNASKED_MS = 31 * DAY_MS;

interface Payments {
  payments: readonly Payment[];
  news: FactionNews;
  /** Loads the news; null if they load by themselves, or were asked for. */
  load: (() => void) | null;
  /**
   * True until the news has loaded, failed or been paused for the first time. Members who are paid stand last, so that rows drawn
   * before would move.
   */
  isPending: boolean;
}

/** The payments since the end of a war, from the faction's news that has loaded. */
export function usePayments(endedAtMs: number): Payments {
  const todayMs = dayStartMs(useNow(MINUTE_MS));
  const [isAsked, setIsAsked] = useState(false);
  const [isSettled, setIsSettled] = useState(false);
  const isOn = isAsked || endedAtMs >= todayMs - UNASKED_MS;
  const news = useFactionNews("funds", endedAtMs, isOn);
  const { entries, error, progress } = news;
  const isLoading = entries === null || progress.state === "loading";
  const isPending = isOn && error === null && isLoading && !isSettled;
  if (!isPending && !isSettled) setIsSettled(true);
  return {
    payments: useMemo(() => paymentsOf(entries ?? []), [entries]),
    news,
    load: isOn
      ? null
      : () => {
          setIsAsked(true);
        },
    isPending,
  };
}
