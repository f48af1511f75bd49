import type { Item } from "@/lib/game/items/item";

export interface LetterGroup {
  /** "A" to "Z", or "#" for names that begin with anything else. */
  letter: string;
  /** The index of its first item. */
  from: number;
  count: number;
}

export const OTHER = "#";

export const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZ".split("");

/** The letter that a name is listed under, without its accent. */
export function letterOf(name: string): string {
  const first = name.normalize("NFD").charAt(0).toUpperCase();
  return ALPHABET.includes(first) ? first : OTHER;
}

/** The letters of a list sorted by name, in its order. */
export function letterGroups(items: readonly Pick<Item, "name">[]): readonly LetterGroup[] {
  const groups: LetterGroup[] = [];
  for (const [index, { name }] of items.entries()) {
    const letter = letterOf(name);
    const last = groups.at(-1);
    if (last?.letter === letter) last.count += 1;
    else groups.push({ letter, from: index, count: 1 });
  }
  return groups;
}

/** The index of the group that contains an item. */
export const groupAt = (groups: readonly LetterGroup[], index: number): number =>
  Math.max(
    0,
    groups.findLastIndex(({ from }) => from <= index),
  );

/** The index of a letter's group; of the next one if no name begins with it, or of the last. */
export function groupOf(groups: readonly LetterGroup[], letter: string): number {
  const index = groups.findIndex((group) => group.letter >= letter);
  return index === -1 ? groups.length - 1 : index;
}
