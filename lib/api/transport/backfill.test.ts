import { focusManager } from "@tanstack/react-query";
import { afterEach, expect, test, vi } from "vitest";

import { aSession } from "@/lib/api/testing/session";

import { Backfill, type FetchJob, type Job } from "./backfill";
import { ApiError } from "./errors";

const jobsOf = (...ids: string[]) => ids.map((id) => ({ id }));

const limiter = { acquire: () => Promise.resolve() };

interface Given {
  jobs: readonly Job[] | null;
  fetchJob: FetchJob<Job>;
  isStarted?: boolean;
  isSample?: boolean;
}

const leave: (() => void)[] = [];

/** A backfill with a listener. */
function aBackfill({ isStarted = true, isSample = false, ...given }: Given) {
  const session = { ...aSession(), isSample };
  const backfill = new Backfill({ ...given, isStarted, session, limiter });
  const listener = vi.fn();
  const unsubscribe = backfill.subscribe(listener);
  leave.push(unsubscribe);
  return { backfill, session, listener, unsubscribe };
}

/** "loading: 1 of 2 ", and the reason if it failed. */
function textOf(backfill: Backfill<Job>) {
  const { state, done, total, error } = backfill.progress();
  return `${state}: ${done} of ${total} ${error?.message ?? ""}`.trim();
}

/** Calls that wait until `finish` ends the newest. */
function aSlowApi() {
  const read: string[] = [];
  const signals: AbortSignal[] = [];
  let finish: () => void = () => undefined;
  const fetchJob: FetchJob<Job> = ({ id }, signal) =>
    new Promise((resolve, reject) => {
      read.push(id);
      signals.push(signal);
      finish = () => {
        resolve(undefined);
      };
      signal.addEventListener("abort", () => {
        reject(signal.reason as Error);
      });
    });
  return {
    read,
    signals,
    fetchJob,
    finish: () => {
      finish();
    },
  };
}

afterEach(() => {
  for (const unsubscribe of leave.splice(0)) unsubscribe();
  focusManager.setFocused(undefined);
});

test("runs the jobs one after another, each once", async () => {
  const read: string[] = [];
  const { backfill } = aBackfill({
    jobs: jobsOf("a", "b", "c"),
    fetchJob({ id }) {
      read.push(id);
      return Promise.resolve(undefined);
    },
  });
  await expect.poll(() => textOf(backfill)).toBe("done: 3 of 3");
  expect(read).toEqual(["a", "b", "c"]);
});

test("counts finished jobs that have left the list", async () => {
  let jobs = jobsOf("a", "b", "c");
  const fetchJob: FetchJob<Job> = ({ id }) => {
    jobs = jobs.filter((job) => job.id !== id);
    backfill.update(jobs, fetchJob);
    return new Promise((resolve) =>
      setTimeout(() => {
        resolve(undefined);
      }),
    );
  };
  const { backfill } = aBackfill({ jobs, fetchJob });
  await expect.poll(() => textOf(backfill)).toBe("done: 3 of 3");
});

test("starts and stops on request, and resumes where it was", async () => {
  const { read, fetchJob, finish } = aSlowApi();
  const { backfill } = aBackfill({ jobs: jobsOf("a", "b"), fetchJob, isStarted: false });
  expect(textOf(backfill)).toBe("idle: 0 of 2");
  backfill.start();
  expect(textOf(backfill)).toBe("loading: 0 of 2");
  await expect.poll(() => read).toEqual(["a"]);
  finish();
  await expect.poll(() => textOf(backfill)).toBe("loading: 1 of 2");
  await expect.poll(() => read).toEqual(["a", "b"]);
  backfill.stop();
  expect(textOf(backfill)).toBe("stopped: 1 of 2");
  backfill.start();
  await expect.poll(() => read).toEqual(["a", "b", "b"]);
  finish();
  await expect.poll(() => textOf(backfill)).toBe("done: 2 of 2");
});

test("a failure stops it and is reported; a start tries the same job again", async () => {
  const read: string[] = [];
  const { backfill } = aBackfill({
    jobs: jobsOf("a", "b"),
    fetchJob({ id }) {
      read.push(id);
      return read.length === 1
        ? Promise.reject(new ApiError("rate-limited", "Too many requests", 5))
        : Promise.resolve(undefined);
    },
  });
  await expect.poll(() => textOf(backfill)).toBe("failed: 0 of 2 Too many requests");
  backfill.start();
  await expect.poll(() => textOf(backfill)).toBe("done: 2 of 2");
  expect(read).toEqual(["a", "a", "b"]);
});

test("a start calls with a key that couldn’t be used before", async () => {
  const { backfill, session } = aBackfill({
    jobs: jobsOf("a", "b"),
    fetchJob: async (_, signal) => {
      await session.queue.acquire(signal, "account");
      return undefined;
    },
    isStarted: false,
  });
  session.queue.reportError(new ApiError("key-unusable", "Paused", 18), "account");
  backfill.start();
  await expect.poll(() => textOf(backfill)).toBe("done: 2 of 2");
});

test("new jobs are run too, and none twice", async () => {
  const read: string[] = [];
  const fetchJob: FetchJob<Job> = ({ id }) => {
    read.push(id);
    return Promise.resolve(undefined);
  };
  const { backfill } = aBackfill({ jobs: jobsOf("a"), fetchJob });
  await expect.poll(() => textOf(backfill)).toBe("done: 1 of 1");
  backfill.update(jobsOf("b", "a"), fetchJob);
  await expect.poll(() => textOf(backfill)).toBe("done: 2 of 2");
  expect(read).toEqual(["a", "b"]);
});

test("a job that is returned runs once more, after all others", async () => {
  const read: string[] = [];
  const { backfill } = aBackfill({
    jobs: jobsOf("a", "b"),
    fetchJob({ id }) {
      read.push(id);
      return Promise.resolve(id === "a" ? { id: "a again" } : undefined);
    },
  });
  await expect.poll(() => textOf(backfill)).toBe("done: 3 of 3");
  expect(read).toEqual(["a", "b", "a again"]);
});

test("a call whose job has left the list is aborted, and the next one begins", async () => {
  const { read, signals, fetchJob } = aSlowApi();
  const { backfill } = aBackfill({ jobs: jobsOf("a", "b"), fetchJob });
  await expect.poll(() => read).toEqual(["a"]);
  backfill.update(jobsOf("b", "c"), fetchJob);
  await expect.poll(() => read).toEqual(["a", "b"]);
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
  expect(textOf(backfill)).toBe("loading: 0 of 2");
});

test("while the jobs are unknown it is idle, then begins", async () => {
  const fetchJob = () => Promise.resolve(undefined);
  const { backfill } = aBackfill({ jobs: null, fetchJob });
  expect(textOf(backfill)).toBe("idle: 0 of 0");
  backfill.update(jobsOf("a"), fetchJob);
  await expect.poll(() => textOf(backfill)).toBe("done: 1 of 1");
});

test("makes no call on a hidden page, and goes on when it is visible again", async () => {
  const { read, signals, fetchJob, finish } = aSlowApi();
  const { backfill } = aBackfill({ jobs: jobsOf("a"), fetchJob });
  await expect.poll(() => read).toEqual(["a"]);
  focusManager.setFocused(false);
  expect(signals[0]?.aborted).toBe(true);
  expect(textOf(backfill)).toBe("loading: 0 of 1");
  focusManager.setFocused(true);
  await expect.poll(() => read).toEqual(["a", "a"]);
  finish();
  await expect.poll(() => textOf(backfill)).toBe("done: 1 of 1");
});

test("without a listener it makes no call", async () => {
  const { read, signals, fetchJob } = aSlowApi();
  const { unsubscribe } = aBackfill({ jobs: jobsOf("a"), fetchJob });
  await expect.poll(() => read).toEqual(["a"]);
  unsubscribe();
  expect(signals[0]?.aborted).toBe(true);
});

test("reports the same progress until it changes", () => {
  const { backfill } = aBackfill({
    jobs: jobsOf("a"),
    fetchJob: () => Promise.resolve(undefined),
    isStarted: false,
  });
  const before = backfill.progress();
  backfill.update(jobsOf("b"), () => Promise.resolve(undefined));
  expect(backfill.progress()).toBe(before);
});

test("the rest takes as long as the limit allows, at least", () => {
  const { backfill } = aBackfill({
    jobs: jobsOf("a", "b"),
    fetchJob: () => Promise.resolve(undefined),
    isStarted: false,
  });
  expect(backfill.progress().remainingMs).toBe(2_000);
});

test("with sample data it reports many calls at a time", async () => {
  const { backfill, listener } = aBackfill({
    jobs: Array.from({ length: 50 }, (_, at) => ({ id: String(at) })),
    fetchJob: () => Promise.resolve(undefined),
    isSample: true,
  });
  await expect.poll(() => textOf(backfill)).toBe("done: 50 of 50");
  expect(listener.mock.calls.length).toBeLessThan(25);
});
