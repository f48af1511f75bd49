import { type CallNote, callNotes, type Clocks, deviceClocks, type Told } from "./call-notes";
import { BLOCK_MS, callsIn, type Standing, takeTurns } from "./call-window";
import { ApiError } from "./errors";

/**
 * The notes that all tabs share. `change` is atomic, no tab acts on what another is changing, if it is told so: not every
 * browser lets tabs take turns.
 */
export interface SharedCalls {
  update: (
    change: (
      told: readonly Told[],
      isAlone: boolean,
    ) => { keep: readonly CallNote[]; add?: CallNote | undefined },
  ) => Promise<void>;
}

/** What a page can say about its calls. Replaced, never changed, so that React can compare it. */
interface QueueState {
  waiting: number;
  /** When the waiting ones continue, by the device's clock. */
  goesOnAtMs: number;
  /** Why no calls are made at the moment; null if they are. */
  stopped: ApiError | null;
  /** When calls resume by themselves after a stop, by the device's clock; null if the player has to try again. */
  stopsUntilMs: number | null;
}

export interface CallQueue {
  /** Resolves when a call of this account may start; rejects when `signal` aborts or its calls are stopped. */
  turn: (signal: AbortSignal, account: string) => Promise<void>;
  /** Tells the queue about a failed call of this account, which may pause or stop those that follow. */
  heed: (error: ApiError, account: string) => void;
  /** Lets calls continue after they were stopped because the key couldn't be used at the moment. */
  resume: () => void;
  /** Sees what has been noted besides its own turns. */
  recount: () => void;
  /** How many calls all tabs have made in the last minute, as this one saw it when it last made one. */
  used: () => number;
  state: () => QueueState;
  subscribe: (listener: () => void) => () => void;
}

const IDLE: QueueState = { waiting: 0, goesOnAtMs: 0, stopped: null, stopsUntilMs: null };

interface Waiting {
  account: string;
  start: () => void;
  refuse: (error: ApiError) => void;
}

interface Stop {
  error: ApiError;
  /** Whose calls it stops: those of one account, or all until a time. */
  of: { account: string } | { untilMs: number };
}

/** When to ask again if the tabs could not agree; and by how much a call may be made later than it was counted. */
const SECOND_MS = 1000;

/** One queue for each tab, on the tab's monotonic clock; `shared` makes them count together. */
export function createCallQueue(shared: SharedCalls, clocks: Clocks = deviceClocks): CallQueue {
  const now = clocks.ticksMs;
  const notes = callNotes(clocks);
  const listeners = new Set<() => void>();
  let line: Waiting[] = [];
  let standing: readonly Standing[] = [];
  let stop: Stop | null = null;
  let current = IDLE;
  let asking = false;
  let nextAsk: ReturnType<typeof setTimeout> | undefined;

  function say(change: Partial<QueueState>) {
    current = { ...current, ...change };
    for (const listener of listeners) listener();
  }

  const onDevice = (atMs: number) => clocks.clockMs() + atMs - now();

  /** Reads the notes of all tabs, and adds one for `count` of this kind. */
  const note = (
    kind: Standing["kind"],
    count: (seen: readonly Standing[], isAlone: boolean) => number,
  ) =>
    shared.update((told, isAlone) => {
      const seen = notes.see(told);
      const counted = count(seen, isAlone);
      const more = counted > 0 ? notes.write(kind, counted) : undefined;
      standing = more ? [...seen, more] : seen;
      return { keep: seen.map((one) => one.note), add: more?.note };
    });

  async function ask() {
    if (asking || line.length === 0) return;
    asking = true;
    clearTimeout(nextAsk);
    let countedAtMs = now();
    let turns = { granted: 0, askAgainAtMs: now() + SECOND_MS, blockedUntilMs: 0 };
    try {
      await note("calls", (seen, isAlone) => {
        countedAtMs = now();
        turns = takeTurns(seen, line.length, countedAtMs, isAlone);
        return turns.granted;
      });
    } finally {
      asking = false;
    }

    const { granted, askAgainAtMs, blockedUntilMs } = turns;
    if (blockedUntilMs > 0) stopCalls({ error: addressBlocked(), of: { untilMs: blockedUntilMs } });
    for (const waiting of line.splice(0, granted)) waiting.start();
    // The device slept, or the browser took its time: they are made later than the note of them says.
    if (granted > 0 && now() - countedAtMs > SECOND_MS) void note("calls", () => granted);
    if (line.length > 0) nextAsk = setTimeout(() => void ask(), Math.max(0, askAgainAtMs - now()));
    say({ waiting: line.length, goesOnAtMs: onDevice(askAgainAtMs) });
  }

  function stopCalls(next: Stop) {
    stop = next;
    const stopped = line.filter(({ account }) => stopFor(account) !== null);
    line = line.filter((waiting) => !stopped.includes(waiting));
    for (const waiting of stopped) waiting.refuse(next.error);
    const untilMs = "untilMs" in next.of ? next.of.untilMs : null;
    if (untilMs !== null) setTimeout(liftWhenOver, untilMs - now());
    say({
      waiting: line.length,
      stopped: next.error,
      stopsUntilMs: untilMs === null ? null : onDevice(untilMs),
    });
  }

  function lift() {
    stop = null;
    say({ stopped: null, stopsUntilMs: null });
  }

  function liftWhenOver() {
    if (stop === null || !("untilMs" in stop.of)) return;
    if (now() >= stop.of.untilMs) lift();
    else setTimeout(liftWhenOver, stop.of.untilMs - now());
  }

  /** Why this account makes no call. A stop for another key, or one that is over, no longer counts. */
  function stopFor(account: string): ApiError | null {
    if (stop === null) return null;
    const holds = "untilMs" in stop.of ? now() < stop.of.untilMs : stop.of.account === account;
    return holds ? stop.error : null;
  }

  return {
    turn(signal, account) {
      signal.throwIfAborted();
      const stopped = stopFor(account);
      if (stopped) return Promise.reject(stopped);
      if (stop) lift();

      return new Promise((resolve, reject) => {
        const leave = () => {
          line = line.filter((other) => other !== waiting);
          say({ waiting: line.length });
          reject(signal.reason as Error);
        };
        const waiting: Waiting = {
          account,
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
        // After the current task, so that calls made together ask together.
        queueMicrotask(() => void ask());
      });
    },

    heed(error, account) {
      if (error.kind === "key-unusable") stopCalls({ error, of: { account } });
      if (error.kind === "address-blocked") {
        stopCalls({ error, of: { untilMs: now() + BLOCK_MS } });
        void note("block", () => 1);
      }
      if (error.kind === "rate-limited") void note("pause", () => 1);
    },

    resume() {
      if (stop && "account" in stop.of) lift();
    },

    recount: () => void note("calls", () => 0),

    used: () => callsIn(standing, now()),

    state: () => current,

    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

const addressBlocked = () => new ApiError("address-blocked", "IP block", 8);
