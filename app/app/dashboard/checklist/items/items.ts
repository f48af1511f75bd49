import { DAY_LOG, REFILLS } from "./daily";
import { type CheckDefinition, SECTIONS } from "./define-check";
import { COMPANY, FACTION, FACTION_CRIMES, MEMBERSHIP } from "./faction-and-company";
import { COOLDOWNS, ERRANDS } from "./timers";

/** By their ids, which are saved in the player's configuration, so they never change. */
const DEFINITIONS = {
  ...REFILLS,
  ...COOLDOWNS,
  ...ERRANDS,
  ...DAY_LOG,
  ...MEMBERSHIP,
  ...FACTION,
  ...FACTION_CRIMES,
  ...COMPANY,
};

export type ItemId = keyof typeof DEFINITIONS;
export type Title = (typeof DEFINITIONS)[ItemId]["title"];

export interface ChecklistItem extends CheckDefinition<Title> {
  id: ItemId;
}

/** What a player may have to do each day, in the order in which it is shown. */
export const CHECKLIST_ITEMS: readonly ChecklistItem[] = (
  Object.entries(DEFINITIONS) as [ItemId, CheckDefinition<Title>][]
)
  .map(([id, definition]) => ({ id, ...definition }))
  .sort((a, b) => SECTIONS.indexOf(a.section) - SECTIONS.indexOf(b.section));
