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

/** Usage entries shared by all tabs. If `isExclusive` is false, another tab may update them at the same time. */
export interface SharedUsage {
  update: (
    change: (
      entries: readonly UsageEntry[],
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

/** The queue of a tab, on the tab's monotonic clock. `shared` combines the counts of all tabs. */
export class CallQueue {
  readonly #shared: SharedUsage;
  readonly #clocks: Clocks;
  readonly #tracker: ReturnType<typeof createUsageTracker>;
  readonly #listeners = new Set<() => void>();
  #queue: QueuedCall[] = [];
  #usage: readonly ActiveUsage[] = [];
  #stop: Stop | null = null;
  #state = IDLE;
  #isDraining = false;
  #drainTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(shared: SharedUsage, clocks: Clocks = deviceClocks) {
    this.#shared = shared;
    this.#clocks = clocks;
    this.#tracker = createUsageTracker(clocks);
  }

  /** Resolves when a call of this account may start; rejects when `signal` aborts or its calls are stopped. */
  acquire(signal: AbortSignal, account: string): Promise<void> {
    signal.throwIfAborted();
    const stopped = this.#stopReasonFor(account);
    if (stopped) return Promise.reject(stopped);
    if (this.#stop) this.#clearStop();

    return new Promise((resolve, reject) => {
      const leave = () => {
        this.#queue = this.#queue.filter((other) => other !== waiting);
        this.#setState({ queued: Math.min(this.#state.queued, this.#queue.length) });
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
      this.#queue.push(waiting);
      // Batch calls that are queued in the same task.
      queueMicrotask(() => void this.#drain());
    });
  }

  /**
   * Reports an API error of this account. Code 5 pauses the queue; code 8 stops it for five minutes; a key that can't be used
   * stops this account's calls until `resume`.
   */
  reportError(error: ApiError, account: string) {
    if (error.kind === "key-unusable") this.#stopCalls({ error, scope: { account } });
    if (error.kind === "address-blocked") {
      this.#stopCalls({ error, scope: { untilMs: this.#now() + BLOCK_MS } });
      void this.#record("block", 1);
    }
    if (error.kind === "rate-limited") void this.#record("pause", 1);
  }

  /** Lets calls continue after they were stopped because the key couldn't be used at the moment. */
  resume() {
    if (this.#stop && "account" in this.#stop.scope) this.#clearStop();
  }

  /** Rereads the usage of all tabs. Call it when calls were made outside the queue (preloaded calls). */
  readUsage() {
    return this.#shared.update((entries) => {
      const active = this.#tracker.active(entries);
      this.#usage = active;
      return { keep: active.map(({ entry }) => entry) };
    });
  }

  /** Calls of all tabs in the last minute, as of this tab's last read of the shared usage. */
  readonly callsUsed = (): number => countCalls(this.#usage, this.#now());

  readonly state = (): QueueState => this.#state;

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  #now() {
    return this.#clocks.monotonicMs();
  }

  #onDevice(atMs: number) {
    return this.#clocks.wallClockMs() + atMs - this.#now();
  }

  #setState(change: Partial<QueueState>) {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }

  /** Adds an entry to the usage of all tabs. */
  #record(kind: ActiveUsage["kind"], count: number) {
    return this.#recordGranted(kind, () => count);
  }

  /** Adds an entry with the count that `grant` allows, given the usage of all tabs; none if that is 0. */
  #recordGranted(
    kind: ActiveUsage["kind"],
    grant: (active: readonly ActiveUsage[], isExclusive: boolean) => number,
  ) {
    return this.#shared.update((entries, isExclusive) => {
      const active = this.#tracker.active(entries);
      const count = grant(active, isExclusive);
      const added = count > 0 ? this.#tracker.add(kind, count) : undefined;
      this.#usage = added ? [...active, added] : active;
      return { keep: active.map(({ entry }) => entry), add: added?.entry };
    });
  }

  /** Starts as many queued calls as the rolling minute has room for, and returns for the others when it has room again. */
  async #drain() {
    if (this.#isDraining || this.#queue.length === 0) return;
    this.#isDraining = true;
    clearTimeout(this.#drainTimer);
    let countedAtMs = this.#now();
    let requested = this.#queue.length;
    let grant = { granted: 0, retryAtMs: this.#now() + SECOND_MS, blockedUntilMs: 0 };
    try {
      await this.#recordGranted("calls", (active, isExclusive) => {
        countedAtMs = this.#now();
        requested = this.#queue.length;
        grant = grantCalls(active, requested, countedAtMs, isExclusive);
        return grant.granted;
      });
    } finally {
      this.#isDraining = false;
    }

    const { granted, retryAtMs, blockedUntilMs } = grant;
    if (blockedUntilMs > 0) {
      this.#stopCalls({ error: addressBlocked(), scope: { untilMs: blockedUntilMs } });
    }
    for (const waiting of this.#queue.splice(0, granted)) waiting.start();
    // More than a second has passed since these calls were counted (the device may have slept): count them again at the
    // time they start.
    if (granted > 0 && this.#now() - countedAtMs > SECOND_MS) void this.#record("calls", granted);
    if (this.#queue.length > 0) {
      const waitMs = Math.max(0, retryAtMs - this.#now());
      this.#drainTimer = setTimeout(() => void this.#drain(), waitMs);
    }
    // If all calls were granted, those queued since then are next and don't count as waiting.
    const queued = granted < requested ? this.#queue.length : 0;
    this.#setState({ queued, resumesAtMs: this.#onDevice(retryAtMs) });
  }

  #stopCalls(next: Stop) {
    this.#stop = next;
    const stopped = this.#queue.filter(({ account }) => this.#stopReasonFor(account) !== null);
    this.#queue = this.#queue.filter((waiting) => !stopped.includes(waiting));
    for (const waiting of stopped) waiting.refuse(next.error);
    const untilMs = "untilMs" in next.scope ? next.scope.untilMs : null;
    if (untilMs !== null) this.#clearStopAt(untilMs);
    this.#setState({
      queued: this.#queue.length,
      stopReason: next.error,
      stoppedUntilMs: untilMs === null ? null : this.#onDevice(untilMs),
    });
  }

  #clearStop() {
    this.#stop = null;
    this.#setState({ stopReason: null, stoppedUntilMs: null });
  }

  #clearStopAt(untilMs: number) {
    setTimeout(() => {
      if (this.#stop === null || !("untilMs" in this.#stop.scope)) return;
      if (this.#now() >= this.#stop.scope.untilMs) this.#clearStop();
      else this.#clearStopAt(this.#stop.scope.untilMs);
    }, untilMs - this.#now());
  }

  /** The reason why this account may not make calls, or null. A stop for another key, or an expired one, no longer applies. */
  #stopReasonFor(account: string): ApiError | null {
    if (this.#stop === null) return null;
    const { scope, error } = this.#stop;
    const holds = "untilMs" in scope ? this.#now() < scope.untilMs : scope.account === account;
    return holds ? error : null;
  }
}

const addressBlocked = () => new ApiError("address-blocked", "IP block", 8);
