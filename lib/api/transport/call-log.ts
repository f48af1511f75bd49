/** One call as it is shown to the player. Never the key, which is in a header and not in the path. */
export interface LoggedCall {
  startedAtMs: number;
  path: string;
  durationMs: number;
  /** "OK", or what failed: an error code, a status, no answer. */
  answer: string;
}

/** How many calls are kept. */
export const MAX_LOGGED_CALLS = 200;

/** The last calls of this tab, newest first, in memory only. */
export const callLog = createCallLog();

export function createCallLog() {
  let calls: readonly LoggedCall[] = [];
  const listeners = new Set<() => void>();
  return {
    add(call: LoggedCall) {
      calls = [call, ...calls].slice(0, MAX_LOGGED_CALLS);
      for (const listener of listeners) listener();
    },
    calls: () => calls,
    /** Returns the function that ends it. */
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}
