import { useMemo } from "react";

import { useOptionalQuery } from "@/components/reading/use-optional-query";
import { useSession } from "@/components/session/session";
import { useTravel } from "@/components/upcoming/use-travel";
import { useNow, useNowAt } from "@/components/window/use-now";
import { factionBasicQuery } from "@/lib/api/endpoints/faction-basic";
import { factionMembersQuery } from "@/lib/api/endpoints/faction-members";
import { educationQuery } from "@/lib/api/endpoints/torn-education";
import { itemsQuery } from "@/lib/api/endpoints/torn-items";
import { dayStartMs, MINUTE_MS } from "@/lib/common/time";
import { disabled } from "@/lib/game/checklist/check-result";
import { useStoredValue } from "@/lib/store/engine/use-stored-value";
import { checklistConfigStore, isItemOn } from "@/lib/store/user/checklist";

import {
  type ChecklistQueries,
  type CheckSettings,
  type CheckState,
  LOADING,
  type CheckNames,
  type PlayerMembership,
} from "./items/define-check";
import { CHECKLIST_ITEMS, type ChecklistItem } from "./items/items";
import { useChecklistQueries } from "./use-checklist-queries";

/** A checklist item with its current state. */
export type ChecklistItemState = ChecklistItem & {
  /** True if it is turned on in the configuration. No calls are made for items that are off. */
  isEnabled: boolean;
  /** True if the item is open and the player has to be in Torn for it, but is away. */
  isOutOfReach: boolean;
  /** Repeats the call that decides whether it is done, even if its data is fresh. */
  refetch: () => void;
  /** True if that call has failed since, so that the state may be out of date. */
  isOutdated: boolean;
} & CheckState;

/** All items with their current states. Using this hook in several components makes no extra calls. */
export function useChecklist(): readonly ChecklistItemState[] {
  const config = useStoredValue(checklistConfigStore);
  const { isAway } = useTravel();
  const today = dayStartMs(useNow(MINUTE_MS));
  const isOn = ({ id }: ChecklistItem) => isItemOn(config, id);
  const needed = new Set(CHECKLIST_ITEMS.filter(isOn).flatMap((item) => item.dependsOn));
  const queries = useChecklistQueries(needed, today);
  const moments = CHECKLIST_ITEMS.flatMap((item) => item.changesAt(queries));
  const nowMs = useNowAt(moments.filter((atMs) => typeof atMs === "number"));
  return CHECKLIST_ITEMS.map((item) => {
    const own = item.dependsOn.map((name) => queries[name]);
    const deciding = own.find(({ error }) => error === null) ?? own[0];
    const result = evaluateItem(item, queries, { ...config, nowMs });
    return {
      ...item,
      ...result,
      isEnabled: isOn(item),
      isOutOfReach: isAway && item.isInCity === true && result.state === "incomplete",
      refetch: () => deciding?.retry(),
      isOutdated: deciding?.isOutdated ?? false,
    };
  });
}

/** The result of an item: loading until the player's faction or company is known, disabled if they have none. */
function evaluateItem(
  item: ChecklistItem,
  queries: ChecklistQueries & PlayerMembership,
  settings: CheckSettings,
): CheckState {
  if (item.owner === "player") return item.evaluate(queries, settings);
  const isIn = item.owner === "faction" ? queries.inFaction : queries.inCompany;
  if (isIn === undefined) return LOADING;
  return isIn ? item.evaluate(queries, settings) : disabled(`no ${item.owner}`);
}

/** The items known to be open in the order of the checklist, those out of reach last. */
export const openChecks = (checks: readonly ChecklistItemState[]): ChecklistItemState[] =>
  checks
    .filter(({ isEnabled, state }) => isEnabled && state === "incomplete")
    .sort((a, b) => Number(a.isOutOfReach) - Number(b.isOutOfReach));

/** The names that the rows need. Each list is requested only if a row needs it. */
export function useNames(checks: readonly ChecklistItemState[]): CheckNames {
  const session = useSession();
  const needed = checks.flatMap((check) =>
    check.isEnabled && "view" in check ? check.view.neededNames : [],
  );
  const isNeeded = (name: keyof CheckNames) => needed.some((names) => names[name]);
  const items = useOptionalQuery({ ...itemsQuery(session), enabled: isNeeded("items") });
  const members = useOptionalQuery({
    ...factionMembersQuery(session),
    enabled: isNeeded("members"),
  });
  const education = useOptionalQuery({ ...educationQuery(session), enabled: isNeeded("courses") });
  const basic = useOptionalQuery({ ...factionBasicQuery(session), enabled: isNeeded("faction") });

  return useMemo(
    () => ({
      items: new Map(items.data?.entries.map((item) => [item.id, item])),
      members: new Map(members.data?.entries.map((member) => [member.id, member])),
      courses: new Map(
        education.data?.entries.flatMap(({ courses }) =>
          courses.map(({ id, name }): [number, string] => [id, name]),
        ),
      ),
      faction: basic.data ? `${basic.data.name} [${basic.data.tag}]` : null,
    }),
    [items.data, members.data, education.data, basic.data],
  );
}
