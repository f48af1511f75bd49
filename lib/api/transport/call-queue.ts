import type { SharedEntry } from "@/lib/common/stored-shapes";

import { ApiError } from "./errors";
import {
  type ActiveUsage,
  BLOCK_MS,
  type Clocks,
  countCalls,
  createUsageTracker,
  deviceClocks,
  grantCalls,
  type UsageEntry,
} from "./rate-limit";

/**
 * Usage entries shared by all tabs. If `isExclusive` is true, the update holds a Web Lock and is atomic; otherwise another
 * tab may update at the same time.
 */
export interface SharedUsage {
  update: (
    change: (
      entries: readonly SharedEntry<UsageEntry>[],
      isExclusive: boolean,
    ) => { keep: readonly UsageEntry[]; add?: UsageEntry | undefined },
  ) => Promise<void>;
}

/** The state of the queue for display. It is replaced, never changed, so that React can compare it. */
interface QueueState {
  queued: number;
  /** The time when queued calls resume, by the device's clock. */
  resumesAtMs: number;
  /** The reason why no calls are made at the moment. Null if calls are made. */
  stopReason: ApiError | null;
  /** The time when calls resume automatically after a stop, by the device's clock; null if the player has to try again. */
  stoppedUntilMs: number | null;
}

export interface CallQueue {
  /** Resolves when a call of this account may start; rejects when `signal` aborts or its calls are stopped. */
  acquire: (signal: AbortSignal, account: string) => Promise<void>;
  /**
   * Reports an API error of this account. Code 5 pauses the queue; code 8 stops it for five minutes; a key that can't be
   * used stops this account's calls until `resume`.
   */
  reportError: (error: ApiError, account: string) => void;
  /** Lets calls continue after they were stopped because the key couldn't be used at the moment. */
  resume: () => void;
  /** Rereads the shared usage. Call it when calls were made outside the queue (preloaded calls). */
  syncUsage: () => void;
  /** Calls of all tabs in the last minute, as of this tab's last read of the shared usage. */
  callsUsed: () => number;
  state: () => QueueState;
  subscribe: (listener: () => void) => () => void;
}

const IDLE: QueueState = { queued: 0, resumesAtMs: 0, stopReason: null, stoppedUntilMs: null };

interface QueuedCall {
  account: string;
  start: () => void;
  refuse: (error: ApiError) => void;
}

interface Stop {
  error: ApiError;
  /** The calls that it stops: those of one account, or all calls until a time. */
  scope: { account: string } | { untilMs: number };
}

/** Retry delay after a failed update, and the longest delay between counting and sending a call that is ignored. */
const SECOND_MS = 1000;

/** Creates the queue of a tab, on the tab's monotonic clock. `shared` combines the counts of all tabs. */
export function createCallQueue(shared: SharedUsage, clocks: Clocks = deviceClocks): CallQueue {
  const now = clocks.monotonicMs;
  const tracker = createUsageTracker(clocks);
  const listeners = new Set<() => void>();
  let queue: QueuedCall[] = [];
  let usage: readonly ActiveUsage[] = [];
  let stop: Stop | null = null;
  let current = IDLE;
  let isDraining = false;
  let drainTimer: ReturnType<typeof setTimeout> | undefined;

  function setState(change: Partial<QueueState>) {
    current = { ...current, ...change };
    for (const listener of listeners) listener();
  }

  const onDevice = (atMs: number) => clocks.wallClockMs() + atMs - now();

  /** Reads the usage entries of all tabs, and adds one of this kind with the returned count, unless that is 0. */
  const addEntry = (
    kind: ActiveUsage["kind"],
    count: (active: readonly ActiveUsage[], isExclusive: boolean) => number,
  ) =>
    shared.update((entries, isExclusive) => {
      const active = tracker.active(entries);
      const counted = count(active, isExclusive);
      const added = counted > 0 ? tracker.add(kind, counted) : undefined;
      usage = added ? [...active, added] : active;
      return { keep: active.map(({ entry }) => entry), add: added?.entry };
    });

  async function drain() {
    if (isDraining || queue.length === 0) return;
    isDraining = true;
    clearTimeout(drainTimer);
    let countedAtMs = now();
    let requested = queue.length;
    let grant = { granted: 0, retryAtMs: now() + SECOND_MS, blockedUntilMs: 0 };
    try {
      await addEntry("calls", (active, isExclusive) => {
        countedAtMs = now();
        requested = queue.length;
        grant = grantCalls(active, requested, countedAtMs, isExclusive);
        return grant.granted;
      });
    } finally {
      isDraining = false;
    }

    const { granted, retryAtMs, blockedUntilMs } = grant;
    if (blockedUntilMs > 0) {
      stopCalls({ error: addressBlocked(), scope: { untilMs: blockedUntilMs } });
    }
    for (const waiting of queue.splice(0, granted)) waiting.start();
    // More than a second has passed since these calls were counted (the device may have slept): count them again at the
    // time they start.
    if (granted > 0 && now() - countedAtMs > SECOND_MS) void addEntry("calls", () => granted);
    if (queue.length > 0) {
      drainTimer = setTimeout(() => void drain(), Math.max(0, retryAtMs - now()));
    }
    // If all calls were granted, those queued since then are next and don't count as waiting.
    const queued = granted < requested ? queue.length : 0;
    setState({ queued, resumesAtMs: onDevice(retryAtMs) });
  }

  function stopCalls(next: Stop) {
    stop = next;
    const stopped = queue.filter(({ account }) => stopReasonFor(account) !== null);
    queue = queue.filter((waiting) => !stopped.includes(waiting));
    for (const waiting of stopped) waiting.refuse(next.error);
    const untilMs = "untilMs" in next.scope ? next.scope.untilMs : null;
    if (untilMs !== null) setTimeout(clearStopWhenExpired, untilMs - now());
    setState({
      queued: queue.length,
      stopReason: next.error,
      stoppedUntilMs: untilMs === null ? null : onDevice(untilMs),
    });
  }

  function clearStop() {
    stop = null;
    setState({ stopReason: null, stoppedUntilMs: null });
  }

  function clearStopWhenExpired() {
    if (stop === null || !("untilMs" in stop.scope)) return;
    if (now() >= stop.scope.untilMs) clearStop();
    else setTimeout(clearStopWhenExpired, stop.scope.untilMs - now());
  }

  /** The reason why this account may not make calls, or null. A stop for another key, or an expired one, no longer applies. */
  function stopReasonFor(account: string): ApiError | null {
    if (stop === null) return null;
    const holds =
      "untilMs" in stop.scope ? now() < stop.scope.untilMs : stop.scope.account === account;
    return holds ? stop.error : null;
  }

  return {
    acquire(signal, account) {
      signal.throwIfAborted();
      const stopped = stopReasonFor(account);
      if (stopped) return Promise.reject(stopped);
      if (stop) clearStop();

      return new Promise((resolve, reject) => {
        const leave = () => {
          queue = queue.filter((other) => other !== waiting);
          setState({ queued: Math.min(current.queued, queue.length) });
          reject(signal.reason as Error);
        };
        const waiting: QueuedCall = {
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
        queue.push(waiting);
        // Batch calls that are queued in the same task.
        queueMicrotask(() => void drain());
      });
    },

    reportError(error, account) {
      if (error.kind === "key-unusable") stopCalls({ error, scope: { account } });
      if (error.kind === "address-blocked") {
        stopCalls({ error, scope: { untilMs: now() + BLOCK_MS } });
        void addEntry("block", () => 1);
      }
      if (error.kind === "rate-limited") void addEntry("pause", () => 1);
    },

    resume() {
      if (stop && "account" in stop.scope) clearStop();
    },

    syncUsage: () => void addEntry("calls", () => 0),

    callsUsed: () => countCalls(usage, now()),

    state: () => current,

    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

const addressBlocked = () => new ApiError("address-blocked", "IP block", 8);
