/** A run through the open items: each stays until it is done, or the player skips it. */
export interface TaskRun<Id extends string> {
  /** The order of the tasks. */
  order: readonly Id[];
  /** The tasks that the player marked as done, regardless of the game's data. */
  skipped: readonly Id[];
}

/** A run begins with the open items, in the order of the checklist. */
export const startRun = <Id extends string>(open: readonly Id[]): TaskRun<Id> => ({
  order: open,
  skipped: [],
});

/** The remaining tasks, the next one first. Items that opened since the start aren't part of this run. */
export const remainingIn = <Id extends string>(
  { order, skipped }: TaskRun<Id>,
  open: readonly Id[],
) => order.filter((id) => open.includes(id) && !skipped.includes(id));

/** "Later": puts the task last. */
export const moveToEnd = <Id extends string>(run: TaskRun<Id>, id: Id): TaskRun<Id> => ({
  ...run,
  order: [...run.order.filter((other) => other !== id), id],
});

/** "Done, next": goes on without checking with the game. */
export const skip = <Id extends string>(run: TaskRun<Id>, id: Id): TaskRun<Id> => ({
  ...run,
  skipped: [...run.skipped, id],
});

/** "Undo": the task that was marked last is the next one again. */
export function undoSkip<Id extends string>({ order, skipped }: TaskRun<Id>): TaskRun<Id> {
  const last = skipped.slice(-1);
  return {
    order: [...last, ...order.filter((id) => !last.includes(id))],
    skipped: skipped.slice(0, -1),
  };
}

/** The number of the day's items in each state during a run. The other counts add up to `total`. */
export interface RunCounts {
  /** Done in the game. */
  done: number;
  /** Open in the game, and marked as done by the player in this run. */
  marked: number;
  /** Open: items that are part of the run, and items that opened since its start. */
  open: number;
  /** Unknown, because their call failed. */
  unknown: number;
  total: number;
}

export function countsIn<Id extends string>(
  { skipped }: TaskRun<Id>,
  open: readonly Id[],
  { done, total }: Pick<RunCounts, "done" | "total">,
): RunCounts {
  const marked = open.filter((id) => skipped.includes(id)).length;
  return {
    done,
    marked,
    open: open.length - marked,
    unknown: total - done - open.length,
    total,
  };
}

/** "1 marked by you, 15 open"; empty if all items are done. */
const restText = ({ marked, open, unknown }: RunCounts): string =>
  [
    marked > 0 && `${marked} marked by you`,
    open > 0 && `${open} open`,
    unknown > 0 && `${unknown} not loaded`,
  ]
    .filter(Boolean)
    .join(", ");

/** "10 of 26 done, 1 marked by you, 15 open". */
export const countsText = (counts: RunCounts): string =>
  [`${counts.done} of ${counts.total} done`, restText(counts)].filter(Boolean).join(", ");

/** "10 of 26 confirmed by the game", "1 marked by you, 10 confirmed". */
export const confirmedText = ({ done, marked, unknown, total }: RunCounts): string =>
  [
    marked > 0
      ? `${marked} marked by you, ${done} confirmed`
      : `${done} of ${total} confirmed by the game`,
    unknown > 0 && `${unknown} not loaded`,
  ]
    .filter(Boolean)
    .join(", ");

/** "16 marked by you, the game hasn’t confirmed them yet". */
export const unconfirmedText = ({ marked, unknown }: RunCounts): string =>
  [
    marked > 0 &&
      `${marked} marked by you, the game hasn’t confirmed ${marked === 1 ? "it" : "them"} yet`,
    unknown > 0 && `${unknown} not loaded`,
  ]
    .filter(Boolean)
    .join(", ");
