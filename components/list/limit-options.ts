/** More than the game has of nearly anything to choose from: a select with ten thousand options freezes. */
const MOST_CHOICES = 1_000;

/** The choices that a select lists, and how many it leaves out. The chosen one is never left out. */
export function limitOptions<T>(
  choices: readonly T[],
  isChosen: (choice: T) => boolean,
  most = MOST_CHOICES,
): { shown: readonly T[]; leftOut: number } {
  const leftOut = choices.length - most;
  if (leftOut <= 0) return { shown: choices, leftOut: 0 };
  const shown = choices.slice(0, most);
  const chosen = choices.slice(most).filter(isChosen).slice(0, 1);
  return { shown: [...shown, ...chosen], leftOut: leftOut - chosen.length };
}
