/** A run through what is open: one item at a time, each until it is done, or passed by the player. */
export interface Run<Id extends string> {
  /** In which they are dealt. */
  order: readonly Id[];
  /** Which the player calls done, whatever the game says. */
  skipped: readonly Id[];
}

/** A run begins with what is open, in the order of the checklist. */
export const startRun = <Id extends string>(open: readonly Id[]): Run<Id> => ({
  order: open,
  skipped: [],
});

/** What is still to be done, the next first. What became open since isn't part of this run. */
export const remainingIn = <Id extends string>({ order, skipped }: Run<Id>, open: readonly Id[]) =>
  order.filter((id) => open.includes(id) && !skipped.includes(id));

/** "Later": it comes last. */
export const moveToEnd = <Id extends string>(run: Run<Id>, id: Id): Run<Id> => ({
  ...run,
  order: [...run.order.filter((other) => other !== id), id],
});

/** "Done, next": on without asking the game. */
export const skip = <Id extends string>(run: Run<Id>, id: Id): Run<Id> => ({
  ...run,
  skipped: [...run.skipped, id],
});
