import { useNow } from "@/components/window/use-now";
import { useNowAt } from "@/components/window/use-now-at";
import { dayStartMs, MINUTE_MS } from "@/lib/common/time";
import { disabled } from "@/lib/game/checklist/check-result";
import { useStoredValue } from "@/lib/store/engine/use-stored-value";
import { checklistConfigStore, isItemOn } from "@/lib/store/user/checklist-config";

import type { ChecklistItemState } from "./item-state";
import { LOADING, type CheckSettings } from "./items/define-check";
import { type ChecklistItem, CHECKLIST_ITEMS } from "./items/items";
import type { ChecklistQueries, PlayerMembership } from "./items/queries";
import { useChecklistQueries } from "./use-checklist-queries";

/** All items as they are now. Using this in several components makes no extra calls. */
export function useChecklist(): readonly ChecklistItemState[] {
  const config = useStoredValue(checklistConfigStore);
  const today = dayStartMs(useNow(MINUTE_MS));
  const isOn = ({ id }: ChecklistItem) => isItemOn(config, id);
  const wanted = new Set(CHECKLIST_ITEMS.filter(isOn).flatMap((item) => item.dependsOn));
  const answers = useChecklistQueries(wanted, today);
  const moments = CHECKLIST_ITEMS.flatMap((item) => item.changesAt?.(answers) ?? []);
  const nowMs = useNowAt(moments.filter((atMs) => typeof atMs === "number"));
  return CHECKLIST_ITEMS.map((item) => ({
    ...item,
    ...evaluateItem(item, answers, { ...config, nowMs }),
    isEnabled: isOn(item),
    refetch() {
      const own = item.dependsOn.map((name) => answers[name]);
      (own.find(({ error }) => error === null) ?? own[0])?.retry();
    },
  }));
}

/** Loading until we know whether the player has a faction or company. Without one there is nothing to do. */
function evaluateItem(
  item: ChecklistItem,
  answers: ChecklistQueries & PlayerMembership,
  terms: CheckSettings,
) {
  if (item.owner === "player") return item.evaluate(answers, terms);
  const isIn = item.owner === "faction" ? answers.inFaction : answers.inCompany;
  if (isIn === undefined) return LOADING;
  return isIn ? item.evaluate(answers, terms) : disabled(`no ${item.owner}`);
}
