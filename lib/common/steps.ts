/** A long calculation that yields between short steps, so that it can wait between them, and returns its result. */
export type Steps<Result> = Generator<void, Result, void>;
