/** An option to select: its value, and the text that the player reads. */
export type Choice<T extends string = string> = readonly [value: T, text: string];

/** The value of an option that leaves nothing out. */
export const ALL = "all";

/** Each word once, alphabetically. Empty and missing words are left out. */
export const wordsOf = (words: Iterable<string | null>): readonly string[] =>
  [...new Set(words)]
    .filter((word): word is string => word !== null && word !== "")
    .sort((a, b) => a.localeCompare(b, "en"));

/**
 * The option for all, then the words. A select has no empty value (contract 16.6): entries without a word are found under all.
 */
export const wordChoices = (all: Choice, words: Iterable<string>): readonly Choice[] => [
  all,
  ...wordsOf(words).map((word) => [word, word] as const),
];
