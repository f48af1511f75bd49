/** How long a browser may take to keep or find something. Some never answer at all. */
const PATIENCE_MS = 3_000;

/** What the browser's storage answers; null where it refuses, or does not answer in time. */
export const inTime = <T>(answer: Promise<T>): Promise<{ value: T } | null> =>
  Promise.race([
    answer.then(
      (value) => ({ value }),
      () => null,
    ),
    new Promise<null>((resolve) => setTimeout(resolve, PATIENCE_MS, null)),
  ]);
