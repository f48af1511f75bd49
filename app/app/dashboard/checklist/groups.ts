import type { ChecklistItemState } from "./item-state";
import { type Section, SECTIONS } from "./items/sections";

export interface Group {
  section: Section;
  /** What needs the player first, what is done last. */
  visible: readonly ChecklistItemState[];
  done: number;
  /** How many apply to the player, and are in the list. */
  count: number;
}

const RANKS: Readonly<Record<ChecklistItemState["state"], number>> = {
  incomplete: 0,
  error: 0,
  loading: 1,
  complete: 2,
  disabled: 3,
};

/** The sections that have an item for the player, each with those that are visible. */
export const groupsOf = (checks: readonly ChecklistItemState[], showComplete: boolean): Group[] =>
  SECTIONS.map((section) => {
    const own = checks.filter(
      (check) => check.section === section && check.isEnabled && check.state !== "disabled",
    );
    return {
      section,
      visible: own
        .filter(({ state }) => showComplete || state !== "complete")
        .sort((a, b) => RANKS[a.state] - RANKS[b.state]),
      done: own.filter(({ state }) => state === "complete").length,
      count: own.length,
    };
  }).filter(({ count }) => count > 0);
