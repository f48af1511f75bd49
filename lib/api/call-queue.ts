import { BLOCK_MS, type CallRecord, isAhead, takeTurns, WINDOW_MS } from "./call-window";
import { ApiError } from "./errors";

/** The record that all tabs share. `change` runs as one step: no tab acts on what another is changing. */
export interface SharedCalls {
  update: (change: (record: CallRecord) => CallRecord) => Promise<void>;
}

/** What a page can say about its calls. Replaced, never changed, so that React can compare it. */
interface QueueState {
  waiting: number;
  /** When the waiting ones go on, in epoch milliseconds. */
  goesOnAtMs: number;
  /** When each call of the last minute started, over all tabs, as this one saw it when it last made one. */
  startedAtMs: readonly number[];
  /** Why no call is made at present, where none is. */
  stopped: ApiError | null;
  /** When calls go on by themselves after a stop; null where the player has to try again. */
  stopsUntilMs: number | null;
}

export interface CallQueue {
  /** Resolves when a call may start; rejects when `signal` aborts or calls are stopped. */
  turn: (signal: AbortSignal) => Promise<void>;
  /** Draws the consequence of a failed call for those that follow. */
  heed: (error: ApiError) => void;
  /** Lets calls go on that a key which cannot be used at present had stopped. */
  resume: () => void;
  state: () => QueueState;
  subscribe: (listener: () => void) => () => void;
}

const IDLE: QueueState = {
  waiting: 0,
  goesOnAtMs: 0,
  startedAtMs: [],
  stopped: null,
  stopsUntilMs: null,
};

interface Waiting {
  start: () => void;
  refuse: (error: ApiError) => void;
}

/** One queue for each tab; `shared` makes them count together. */
export function createCallQueue(shared: SharedCalls, now: () => number = Date.now): CallQueue {
  const listeners = new Set<() => void>();
  const line: Waiting[] = [];
  let current = IDLE;
  let asking = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function say(change: Partial<QueueState>) {
    current = { ...current, ...change };
    for (const listener of listeners) listener();
  }

  async function ask() {
    if (asking || line.length === 0) return;
    asking = true;
    clearTimeout(timer);
    let granted = 0;
    let goesOnAtMs = 0;
    let startedAtMs: readonly number[] = [];
    let blockedUntilMs = 0;
    await shared.update((record) => {
      blockedUntilMs = isAhead(record.blockedUntilMs, now(), BLOCK_MS) ? record.blockedUntilMs : 0;
      const turns = takeTurns(record, blockedUntilMs > 0 ? 0 : line.length, now());
      granted = turns.granted;
      goesOnAtMs = turns.askAgainAtMs;
      startedAtMs = turns.record.startedAtMs;
      return turns.record;
    });
    asking = false;

    if (blockedUntilMs > 0) stop(addressBlocked(), blockedUntilMs);
    for (const waiting of line.splice(0, granted)) waiting.start();
    if (line.length > 0) timer = setTimeout(() => void ask(), Math.max(0, goesOnAtMs - now()));
    say({ waiting: line.length, goesOnAtMs, startedAtMs });
  }

  function stop(error: ApiError, untilMs: number | null) {
    for (const waiting of line.splice(0)) waiting.refuse(error);
    clearTimeout(timer);
    if (untilMs !== null) timer = setTimeout(stoppedBy, untilMs - now());
    say({ waiting: 0, stopped: error, stopsUntilMs: untilMs });
  }

  function stoppedBy(): ApiError | null {
    const { stopped, stopsUntilMs } = current;
    if (stopsUntilMs === null || now() < stopsUntilMs) return stopped;
    say({ stopped: null, stopsUntilMs: null });
    return null;
  }

  return {
    turn(signal) {
      signal.throwIfAborted();
      const stopped = stoppedBy();
      if (stopped) return Promise.reject(stopped);

      return new Promise((resolve, reject) => {
        const leave = () => {
          line.splice(line.indexOf(waiting), 1);
          say({ waiting: line.length });
          reject(signal.reason as Error);
        };
        const waiting: Waiting = {
          start() {
            signal.removeEventListener("abort", leave);
            resolve();
          },
          refuse(error) {
            signal.removeEventListener("abort", leave);
            reject(error);
          },
        };
        signal.addEventListener("abort", leave, { once: true });
        line.push(waiting);
        // After this tick, so that calls which are made together ask together.
        queueMicrotask(() => void ask());
      });
    },

    heed(error) {
      if (error.kind === "key-unusable") stop(error, null);
      if (error.kind === "address-blocked") {
        const blockedUntilMs = now() + BLOCK_MS;
        stop(error, blockedUntilMs);
        void shared.update((record) => ({ ...record, blockedUntilMs }));
      }
      if (error.kind === "rate-limited") {
        void shared.update((record) => ({ ...record, pausedUntilMs: now() + WINDOW_MS }));
      }
    },

    resume() {
      if (current.stopsUntilMs === null) say({ stopped: null });
    },

    state: () => current,

    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

const addressBlocked = () => new ApiError("address-blocked", "IP block", 8);
