import { useMemo } from "react";

import { useFactionNews } from "@/components/faction/use-faction-news";
import { usePrices } from "@/components/faction/use-prices";
import {
  entriesWithin,
  type MemberUse,
  memberUses,
  warUseFromMs,
} from "@/lib/game/treasury/armoury-use";

import type { PayChoice } from "./choices";

/**
 * A member's use of the armoury for the war, if the news of all that time has loaded: in Use, or for the costs. It makes no
 * call of its own. Null if it hasn't, or if the member used nothing.
 */
export function useLoadedUse(
  memberId: number,
  { startsAtMs, endedAtMs }: Pick<PayChoice, "startsAtMs" | "endedAtMs">,
): MemberUse | null {
  const fromMs = warUseFromMs(startsAtMs);
  const untilMs = endedAtMs ?? Infinity;
  const { entries, isComplete } = useFactionNews("armoury", fromMs, false);
  const { prices } = usePrices();
  return useMemo(() => {
    if (!isComplete || entries === null) return null;
    const uses = memberUses(entriesWithin(entries, fromMs, untilMs), prices);
    return uses.find(({ id }) => id === memberId) ?? null;
  }, [entries, isComplete, fromMs, untilMs, prices, memberId]);
}
