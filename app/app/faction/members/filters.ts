import type { Chip } from "@/components/list/toggles";
import { type Choice, wordChoices } from "@/components/window/choice";
import { isNotInOc } from "@/lib/game/faction/member";

import type { MemberRow } from "./rows";
import { memberSearch } from "./search-words";

interface MemberFilter {
  /** Its name in the URL. Saved views contain it and the values of its choices, so these must not change. */
  name: string;
  label: string;
  /** The first choice shows all members. */
  choices: (members: readonly MemberRow[]) => readonly Choice[];
  /** Returns the condition that members must meet to be shown for a choice. */
  findsFor: (choice: string) => (member: MemberRow) => boolean;
}

/** The selected choices by filter name, without those that show all members. */
export type SelectedChoices = Readonly<Record<string, string>>;

const ALL: Choice = ["all", "All"];
/** "All" for filters whose choices are words of the game or the faction, which might include "all". */
const ANY: Choice = ["*", "All"];

type Finds = (member: MemberRow) => boolean;

const isInactive: Finds = (member) => member.isInactive;

/** Choices given as value, label and condition: a search, or a function if no search can express it. */
function ofSearches(searches: readonly (readonly [string, string, string | Finds])[]) {
  const choices = [ALL, ...searches.map(([value, label]) => [value, label] as const)];
  const searchOf = new Map(searches.map(([value, , search]) => [value, search]));
  return {
    choices: () => choices,
    findsFor(choice: string) {
      const search = searchOf.get(choice) ?? "";
      return typeof search === "string" ? memberSearch(search).finds : search;
    },
  };
}

/** One choice for each word that occurs among the members. */
const ofText = (wordOf: (member: MemberRow) => string) => ({
  choices: (members: readonly MemberRow[]) => wordChoices(ANY, members.map(wordOf)),
  findsFor: (choice: string) => (member: MemberRow) => wordOf(member) === choice,
});

export const FILTERS: readonly MemberFilter[] = [
  {
    name: "activity",
    label: "Last action",
    ...ofSearches([
      ["day", "In the last day", "inactive:<=1"],
      ["inactive", "Inactive", isInactive],
    ]),
  },
  {
    name: "days",
    label: "Days",
    ...ofSearches([
      ["new", "Under 30", "days:<30"],
      ["year", "30 to 364", "days:>=30 days:<365"],
      ["old", "365 or more", "days:>=365"],
    ]),
  },
  { name: "position", label: "Position", ...ofText(({ position }) => position) },
  { name: "state", label: "State", ...ofText(({ state }) => state) },
  {
    name: "oc",
    label: "In OC",
    ...ofSearches([
      ["yes", "Yes", "oc:yes"],
      ["no", "No", "oc:no"],
    ]),
  },
  {
    name: "balance",
    label: "Balance",
    ...ofSearches([
      ["has", "Has money", "money:>0"],
      ["owes", "Owes", "money:<0"],
    ]),
  },
];

/** The chips as value, text and condition. Saved views contain the values, so these must not change. */
const CHIPS = [
  ["inactive", "Inactive", isInactive],
  ["oc", "Not in an OC", isNotInOc],
  ["owes", "Owes money", ({ money }: MemberRow) => money !== null && money < 0],
  ["held", "Has money", ({ money }: MemberRow) => money !== null && money > 0],
] as const;

type ChipName = (typeof CHIPS)[number][0];

export const CHIP_CHOICES = CHIPS.map(([value, text]) => [value, text] as const);

/** Each chip with the number of members that it shows. */
export const memberChips = (rows: readonly MemberRow[]): readonly Chip<ChipName>[] =>
  CHIPS.map(([value, text, finds]) => ({ value, text, count: rows.filter(finds).length }));

/** The pressed chips after another press. A member can't both owe and have money, so only the later of these two chips stays. */
export function toggleChip(chips: readonly ChipName[]): readonly ChipName[] {
  const last = chips.at(-1);
  const against = last === "owes" ? "held" : last === "held" ? "owes" : null;
  return chips.filter((chip) => chip !== against);
}

/** The rows that match every pressed chip. */
export const filterByChips = (
  rows: readonly MemberRow[],
  chips: readonly ChipName[],
): readonly MemberRow[] => {
  const asked = CHIPS.filter(([value]) => chips.includes(value));
  return rows.filter((row) => asked.every(([, , finds]) => finds(row)));
};

/** The rows that pass every filter. A value that the game doesn't report matches neither "Yes" nor "No". */
export function filterRows(
  rows: readonly MemberRow[],
  chosen: SelectedChoices,
): readonly MemberRow[] {
  const all = FILTERS.flatMap(({ name, findsFor }) => {
    const choice = chosen[name];
    return choice === undefined ? [] : findsFor(choice);
  });
  return rows.filter((row) => all.every((finds) => finds(row)));
}
