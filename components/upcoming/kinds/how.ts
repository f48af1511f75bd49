/** How the ends of several kinds are known: what they are called together, and how. */
export const BY_SECONDS = {
  label: "Bars, cooldowns",
  value: "the game’s seconds, counted from its answer",
};
export const BY_NAME = {
  label: "Course, virus, contracts",
  value: "the end that the game names",
};
