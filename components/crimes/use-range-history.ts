import { useMemo } from "react";

import { useNow } from "@/components/window/use-now";
import { useUrlChoice } from "@/components/window/use-url-choice";
import { MINUTE_MS } from "@/lib/common/time";
import { carriedOutAtMs } from "@/lib/game/crimes/organised-crime";

import { historyRange, RANGES } from "./history-range";
import { useCrimeHistory } from "./use-crime-history";

/** The crimes carried out in the chosen period, which is kept in the address, as far as they have been read. */
export function useRangeHistory() {
  const nowMs = useNow(MINUTE_MS);
  const [rangeId, setRangeId] = useUrlChoice("range", RANGES, "30d");
  const { fromMs, sinceMs, text } = historyRange(rangeId, nowMs);
  const history = useCrimeHistory(fromMs);
  const crimes = useMemo(
    () => history.crimes.filter((crime) => carriedOutAtMs(crime) >= sinceMs),
    [history.crimes, sinceMs],
  );
  return { ...history, crimes, words: text, rangeId, setRangeId };
}

export type RangeHistory = ReturnType<typeof useRangeHistory>;
