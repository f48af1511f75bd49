import { useMoment } from "@/components/window/use-moment";
import { useNow } from "@/components/window/use-now";
import { ITEMS } from "@/lib/game/checklist/items";
import { dayStartMs, MINUTE_MS } from "@/lib/game/time/time";
import { checklistConfigStore, isItemOn } from "@/lib/store/checklist-config";
import { useStoredValue } from "@/lib/store/use-stored-value";

import type { Check } from "./check";
import { momentsOf, outcomesOf } from "./outcomes";
import { useAnswers } from "./use-answers";

/** All 26 items as they stand now. Whoever else asks makes no further call. */
export function useChecks(): readonly Check[] {
  const config = useStoredValue(checklistConfigStore);
  const today = dayStartMs(useNow(MINUTE_MS));
  const answers = useAnswers((id) => isItemOn(config, id), today);
  const nowMs = useMoment(momentsOf(answers));
  const outcomes = outcomesOf(answers, { ...config, nowMs });
  return ITEMS.map((item) => ({
    ...item,
    ...outcomes[item.id],
    isEnabled: isItemOn(config, item.id),
  }));
}
