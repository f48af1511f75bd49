import { useLayoutEffect, useState } from "react";

import type { Steps } from "@/lib/common/steps";

/** The length of a slice. Slices of this length, plus one step, leave a slow phone time for input and drawing between them. */
const SLICE_MS = 12;

interface Machine {
  /** Milliseconds. */
  now: () => number;
  /** Runs the task after the browser has had time for other work. Returns a function that cancels it. */
  later: (task: () => void) => () => void;
}

const BROWSER: Machine = {
  now: () => performance.now(),
  later(task) {
    const timer = setTimeout(task);
    return () => {
      clearTimeout(timer);
    };
  },
};

/**
 * Runs a calculation in slices of `SLICE_MS`, the first at once, and lets the browser work between two slices. Returns a function
 * that cancels it.
 */
export function runInSlices<Result>(
  steps: Steps<Result>,
  onResult: (result: Result) => void,
  { now, later }: Machine = BROWSER,
): () => void {
  let cancel: (() => void) | undefined;
  function slice() {
    const endMs = now() + SLICE_MS;
    do {
      const step = steps.next();
      if (step.done === true) {
        onResult(step.value);
        return;
      }
    } while (now() < endMs);
    cancel = later(slice);
  }
  slice();
  return () => {
    cancel?.();
  };
}

/**
 * The result of a calculation that runs in slices. A new `start` cancels the running calculation. Until there is a new result,
 * `result` is the previous result or null, and `isCurrent` is false. A calculation that fits into the first slice is done before
 * the browser draws.
 */
export function useSteps<Result>(start: () => Steps<Result>): {
  result: Result | null;
  isCurrent: boolean;
} {
  const [finished, setFinished] = useState<{ by: typeof start; result: Result } | null>(null);
  useLayoutEffect(
    () =>
      runInSlices(start(), (result) => {
        setFinished({ by: start, result });
      }),
    [start],
  );
  return { result: finished?.result ?? null, isCurrent: finished?.by === start };
}
