import { focusManager } from "@tanstack/react-query";

import { BACKFILL_LIMIT, type BackfillLimiter } from "./backfill-limiter";
import type { Session } from "./session";

/** One call of a backfill. */
export interface Job {
  /** Unique among the jobs. */
  id: string;
}

/**
 * Makes one call and saves the result. It may return the job once more, with another id, which then runs after all others. An
 * error stops the backfill; a permanent refusal is saved as a result instead.
 */
export type FetchJob<J extends Job> = (job: J, signal: AbortSignal) => Promise<J | undefined>;

export interface BackfillOptions<J extends Job> {
  /** The calls that are still to be made, in order. A finished job may stay in the list. Null while they are unknown. */
  jobs: readonly J[] | null;
  fetchJob: FetchJob<J>;
  /** True if it starts automatically; otherwise `start` starts it. */
  isStarted: boolean;
  session: Pick<Session, "queue" | "isSample">;
  limiter: BackfillLimiter;
  /** Calls per minute; `BACKFILL_LIMIT` by default. */
  maxCalls?: number | undefined;
}

export interface BackfillProgress {
  state: "idle" | "loading" | "stopped" | "failed" | "done";
  /** The reason if it failed. */
  error: Error | null;
  /** The number of calls made since the page opened. `total` adds those that are still to be made. */
  done: number;
  total: number;
  /** The estimated time for the rest, at the average pace so far or the fastest pace allowed, whichever is slower. */
  remainingMs: number;
}

/** The time for which the sample data loads before its listeners learn of the progress. */
const SAMPLE_TURN_MS = 100;

/**
 * Makes many calls, one after another, within the call limit of backfills, while it has a listener and the page is visible.
 * Otherwise it aborts the current call. The caller saves the results, so that the next visit resumes where this one stopped.
 */
export class Backfill<J extends Job> {
  readonly #options: BackfillOptions<J>;
  readonly #listeners = new Set<() => void>();
  readonly #doneIds = new Set<string>();
  /** The jobs that run once more, by the id of the first attempt. */
  readonly #retries = new Map<string, J>();
  #jobs: readonly J[] | null;
  #fetchJob: FetchJob<J>;
  #isWanted: boolean;
  #wasStopped = false;
  #error: Error | null = null;
  #current: { id: string; controller: AbortController } | null = null;
  /** The duration of all calls so far. */
  #tookMs = 0;
  #progress: BackfillProgress;

  constructor(options: BackfillOptions<J>) {
    this.#options = options;
    this.#jobs = options.jobs;
    this.#fetchJob = options.fetchJob;
    this.#isWanted = options.isStarted;
    this.#progress = this.#countProgress();
  }

  /** The same object until something changes. */
  progress = (): BackfillProgress => this.#progress;

  /** Calls `listener` after each change of the progress. Returns a function that ends this. */
  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    const leaveFocus = focusManager.subscribe(this.#run);
    this.#run();
    return () => {
      leaveFocus();
      this.#listeners.delete(listener);
      this.#run();
    };
  };

  /** Starts, or resumes after a stop or a failure. */
  start = () => {
    // Without this, the queue refuses every further call once the key couldn't be used.
    this.#options.session.queue.resume();
    this.#error = null;
    this.#isWanted = true;
    this.#changed();
  };

  stop = () => {
    this.#isWanted = false;
    this.#wasStopped = true;
    this.#changed();
  };

  /** Replaces the list of jobs. Aborts the current call if its job isn't in the new list. */
  update(jobs: readonly J[] | null, fetchJob: FetchJob<J>) {
    this.#fetchJob = fetchJob;
    if (jobs === this.#jobs) return;
    this.#jobs = jobs;
    this.#changed();
  }

  /** Begins to make calls, or aborts the current call, as the state requires. */
  #run = () => {
    const canRun =
      this.#isWanted &&
      this.#error === null &&
      this.#listeners.size > 0 &&
      focusManager.isFocused();
    const open = canRun ? [...this.#openJobs()] : [];
    if (this.#current !== null) {
      const { id, controller } = this.#current;
      if (canRun && (this.#doneIds.has(id) || open.some((job) => job.id === id))) return;
      this.#current = null;
      controller.abort();
    }
    if (open.length > 0) void this.#makeCalls();
  };

  /** Makes one call after another until no job is left, one fails, or the current call is aborted. */
  async #makeCalls() {
    const { isSample } = this.#options.session;
    let turnBeganMs = performance.now();
    let controller = new AbortController();
    try {
      for (
        let [job] = this.#openJobs();
        job && !controller.signal.aborted;
        [job] = this.#openJobs()
      ) {
        controller = new AbortController();
        this.#current = { id: job.id, controller };
        await this.#makeCall(job, controller.signal);
        if (isSample && performance.now() - turnBeganMs <= SAMPLE_TURN_MS) continue;
        this.#notify();
        // The page renders in between, and may change the list.
        await new Promise((resolve) => setTimeout(resolve));
        turnBeganMs = performance.now();
      }
    } catch (reason) {
      if (!controller.signal.aborted) this.#error = reason as Error;
    }
    if (!controller.signal.aborted) this.#current = null;
    this.#changed();
  }

  async #makeCall(job: J, signal: AbortSignal) {
    const { session, limiter, maxCalls = BACKFILL_LIMIT } = this.#options;
    const beganMs = performance.now();
    if (!session.isSample) await limiter.acquire(signal, session.queue, maxCalls);
    const retry = await this.#fetchJob(job, signal);
    if (retry !== undefined) this.#retries.set(job.id, retry);
    // The job is done even if the list no longer has it, since its result is saved already.
    this.#doneIds.add(job.id);
    this.#tookMs += performance.now() - beganMs;
  }

  /** The jobs that are still to be run; those that run once more are last. */
  *#openJobs() {
    const jobs = this.#jobs ?? [];
    for (const job of jobs) {
      if (!this.#doneIds.has(job.id)) yield job;
    }
    for (const { id } of jobs) {
      const retry = this.#retries.get(id);
      if (retry !== undefined && !this.#doneIds.has(retry.id)) yield retry;
    }
  }

  #changed() {
    this.#run();
    this.#notify();
  }

  #notify() {
    const next = this.#countProgress();
    const before = this.#progress;
    const keys = Object.keys(next) as (keyof BackfillProgress)[];
    if (keys.every((key) => next[key] === before[key])) return;
    this.#progress = next;
    for (const listener of this.#listeners) listener();
  }

  #countProgress(): BackfillProgress {
    const { session, maxCalls = BACKFILL_LIMIT } = this.#options;
    const open = [...this.#openJobs()].length;
    const done = this.#doneIds.size;
    const fastestMs = session.isSample ? 0 : 60_000 / maxCalls;
    return {
      state: this.#stateWith(open),
      error: this.#error,
      done,
      total: done + open,
      remainingMs: open * Math.max(fastestMs, this.#tookMs / Math.max(1, done)),
    };
  }

  #stateWith(open: number): BackfillProgress["state"] {
    if (this.#jobs === null) return "idle";
    if (open === 0) return "done";
    if (this.#error !== null) return "failed";
    if (this.#isWanted) return "loading";
    return this.#wasStopped ? "stopped" : "idle";
  }
}
