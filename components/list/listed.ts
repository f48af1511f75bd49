/** As many as the game has of anything that is chosen from, and more: a select of ten thousand stands still. */
const MOST_CHOICES = 2_000;

/** The choices that a select lists, and how many it leaves out. The chosen one is never left out. */
export function listed<T>(
  choices: readonly T[],
  isChosen: (choice: T) => boolean,
): { shown: readonly T[]; leftOut: number } {
  const leftOut = choices.length - MOST_CHOICES;
  if (leftOut <= 0) return { shown: choices, leftOut: 0 };
  const shown = choices.slice(0, MOST_CHOICES);
  const chosen = choices.slice(MOST_CHOICES).filter(isChosen).slice(0, 1);
  return { shown: [...shown, ...chosen], leftOut: leftOut - chosen.length };
}
