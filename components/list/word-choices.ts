import type { Choice } from "./choice";

/**
 * All, then each word once, alphabetically. A select has no empty value (specification, section 5): entries without a
 * word are found under all.
 */
export const wordChoices = (all: Choice, words: Iterable<string>): readonly Choice[] => [
  all,
  ...[...new Set(words)]
    .filter((word) => word !== "")
    .sort((a, b) => a.localeCompare(b, "en"))
    .map((word) => [word, word] as const),
];
