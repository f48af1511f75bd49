import { useNow } from "@/components/window/use-now";
import { useNowAt } from "@/components/window/use-now-at";
import { disabled } from "@/lib/game/checklist/check-result";
import { dayStartMs, MINUTE_MS } from "@/lib/game/time/time";
import { checklistConfigStore, isItemOn } from "@/lib/store/checklist-config";
import { useStoredValue } from "@/lib/store/use-stored-value";

import type { Check } from "./check";
import type { Answers, Who } from "./items/answers";
import { LOADING, type Terms } from "./items/define-check";
import { type Item, ITEMS } from "./items/items";
import { useAnswers } from "./use-answers";

/** All items as they are now. Using this in several components makes no extra calls. */
export function useChecks(): readonly Check[] {
  const config = useStoredValue(checklistConfigStore);
  const today = dayStartMs(useNow(MINUTE_MS));
  const isOn = ({ id }: Item) => isItemOn(config, id);
  const wanted = new Set(ITEMS.filter(isOn).flatMap((item) => item.judgedBy));
  const answers = useAnswers(wanted, today);
  const moments = ITEMS.flatMap((item) => item.changesAt?.(answers) ?? []);
  const nowMs = useNowAt(moments.filter((atMs) => typeof atMs === "number"));
  return ITEMS.map((item) => ({
    ...item,
    ...judge(item, answers, { ...config, nowMs }),
    isEnabled: isOn(item),
    reread() {
      const own = item.judgedBy.map((name) => answers[name]);
      (own.find(({ error }) => error === null) ?? own[0])?.retry();
    },
  }));
}

/** Loading until we know whether the player has a faction or company. Without one there is nothing to do. */
function judge(item: Item, answers: Answers & Who, terms: Terms) {
  if (item.of === "player") return item.judge(answers, terms);
  const isIn = item.of === "faction" ? answers.inFaction : answers.inCompany;
  if (isIn === undefined) return LOADING;
  return isIn ? item.judge(answers, terms) : disabled(`no ${item.of}`);
}
