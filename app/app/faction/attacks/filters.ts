import { matches } from "@/components/list/search-field";
import { ALL, type Choice, wordChoices } from "@/components/window/choice";

import { type AttackRow, type MemberRow, type Person, personText } from "./rows";

export const SIDES = [
  [ALL, "All"],
  ["ours", "Made"],
  ["theirs", "Received"],
  ["bonus", "Bonus hits"],
] as const satisfies readonly Choice[];

type Side = (typeof SIDES)[number][0];

/** All, and each result that there is, from A to Z. */
export const resultChoices = (rows: readonly AttackRow[]): readonly Choice[] =>
  wordChoices(
    [ALL, "All"],
    rows.map(({ result }) => result),
  );

interface AttackFilters {
  side: Side;
  result: string;
  /** In the name or id of either side. */
  text: string;
}

export const filterAttacks = (
  rows: readonly AttackRow[],
  { side, result, text }: AttackFilters,
): readonly AttackRow[] =>
  rows.filter(
    (row) =>
      isOfSide(row, side) &&
      (result === ALL || row.result === result) &&
      isNamed(text, row.attacker, row.defender),
  );

function isOfSide({ isMade, isReceived, isBonus }: AttackRow, side: Side): boolean {
  if (side === ALL) return true;
  if (side === "bonus") return isBonus;
  return side === "ours" ? isMade : isReceived;
}

const isNamed = (text: string, ...people: readonly (Person | null)[]) =>
  matches(text, ...people.map(personText));

export const filterMembers = (rows: readonly MemberRow[], text: string): readonly MemberRow[] =>
  rows.filter((row) => isNamed(text, row));
