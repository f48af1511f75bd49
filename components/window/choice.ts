/** One of several values to choose from, and what the player reads for it. */
export type Choice<T extends string = string> = readonly [value: T, text: string];

/** The value of a choice that leaves nothing out. */
export const ALL = "all";
