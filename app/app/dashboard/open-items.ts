import { formatList } from "@/lib/format/numbers";

import type { Section } from "./checklist/items/sections";

interface Counted {
  section: Section;
  state: "complete" | "disabled" | "error" | "incomplete" | "loading";
  /** Whether the player has it in the list. */
  isEnabled: boolean;
}

interface OpenItems {
  /** "12"; "12 or more" if some are unknown; "–" if none is known to be open. */
  figure: string;
  /** "8 for you, 4 for your faction."; "All done." with nothing left. */
  text: string;
  /** Items that couldn't be checked because their call failed. */
  unknown: number;
  isLoading: boolean;
  /** How many of the items that apply are done. */
  done: number;
  total: number;
}

const FOR: readonly (readonly [whose: string, sections: readonly Section[]])[] = [
  ["you", ["General", "Faction Membership", "Casino"]],
  ["your faction", ["Faction Leadership"]],
  ["your company", ["Company"]],
];

/** What is still open on the checklist: the player's own part and the faction's. */
export function openItems(checks: readonly Counted[]): OpenItems {
  const shown = checks.filter(({ isEnabled }) => isEnabled);
  const left = shown.filter(({ state }) => state === "incomplete");
  const parts = FOR.flatMap(([whose, sections]) => {
    const count = left.filter(({ section }) => sections.includes(section)).length;
    return count === 0 ? [] : [`${count} for ${whose}`];
  });
  const done = shown.filter(({ state }) => state === "complete").length;
  const unknown = shown.filter(({ state }) => state === "error").length;
  return {
    figure: figureOf(left.length, unknown),
    text: left.length > 0 ? `${formatList(parts)}.` : unknown === 0 ? "All done." : "",
    unknown,
    isLoading: shown.some(({ state }) => state === "loading"),
    done,
    total: done + left.length + unknown,
  };
}

function figureOf(count: number, unknown: number): string {
  if (unknown === 0) return String(count);
  return count === 0 ? "–" : `${count} or more`;
}
