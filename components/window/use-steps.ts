import { useLayoutEffect, useState } from "react";

import type { Steps } from "@/lib/common/steps";

/** A task of this length, and one step longer, leaves a slow phone time for input and drawing between two of them. */
const SLICE_MS = 12;

interface Machine {
  /** Milliseconds. */
  now: () => number;
  /** Runs the task once the browser has had its turn; returns what cancels it. */
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
 * Runs a calculation in slices of `SLICE_MS`, the first at once, and lets the browser work between two of them. Returns
 * what cancels it.
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
 * The result of a calculation that runs in slices. A new `start` cancels the one that runs. Until a result is there, the
 * result is the one before, or null, and `isCurrent` is false. A calculation that fits the first slice is done before the
 * browser draws.
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
