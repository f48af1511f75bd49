import { act, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { SessionProvider } from "@/components/session/session";
import type { DailyStatsRequest } from "@/lib/api/endpoints/personal-stats";
import { aSession } from "@/lib/api/testing/session";
import { DAY_MS } from "@/lib/common/time";
import { addFetchedRows, dailyRowsStore } from "@/lib/store/account/fetch-usage";

import { type StatJob, useStatBackfill } from "./use-stat-backfill";

const TODAY = Date.UTC(2026, 10, 20);
const ago = (days: number) => TODAY - days * DAY_MS;
const STATS = ["xantaken"];

const answers = vi.hoisted(() => ({
  read: vi.fn<(session: unknown, asked: DailyStatsRequest) => Promise<object>>(),
}));
vi.mock("@/lib/api/endpoints/personal-stats", () => ({ fetchDailyStats: answers.read }));
vi.mock("@/lib/api/transport/backfill-limiter", () => ({
  BACKFILL_LIMIT: 60,
  createBackfillLimiter: () => ({ acquire: () => Promise.resolve() }),
}));

const jobOf = (daysAgo: number): StatJob => ({
  id: String(daysAgo),
  playerId: null,
  storedUnder: 1,
  stats: STATS,
  dayMs: ago(daysAgo),
});

const add = vi.fn(() => Promise.resolve());

function Probe({ jobs }: { jobs: readonly StatJob[] }) {
  const { state, done, error } = useStatBackfill({
    jobs,
    addDailyStats: add,
    todayMs: TODAY,
    isStarted: true,
  });
  return <p>{`${state} ${done} ${error?.message ?? ""}`}</p>;
}

const show = (...daysAgo: number[]) => {
  const jobs = daysAgo.map(jobOf);
  const session = aSession();
  render(
    <SessionProvider value={session}>
      <Probe jobs={jobs} />
    </SessionProvider>,
  );
};

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

beforeEach(() => {
  vi.useFakeTimers();
  answers.read.mockImplementation((_, { dayMs }) => Promise.resolve({ [dayMs]: { xantaken: 5 } }));
});

afterEach(() => {
  vi.useRealTimers();
  vi.clearAllMocks();
  dailyRowsStore.clear();
});

test("a response for another day is requested once more after half a minute, then left as a gap", async () => {
  answers.read.mockImplementation((_, { dayMs }) =>
    Promise.resolve({ [dayMs === ago(2) ? ago(1) : dayMs]: { xantaken: 5 } }),
  );
  show(1, 2, 3);
  await pass(1_000);
  expect(answers.read.mock.calls.map(([, { dayMs }]) => dayMs)).toEqual([ago(1), ago(2), ago(3)]);
  expect(add).toHaveBeenCalledTimes(2);
  await pass(25_000);
  expect(answers.read).toHaveBeenCalledTimes(3);
  await pass(10_000);
  expect(answers.read).toHaveBeenCalledTimes(4);
  expect(add).toHaveBeenLastCalledWith(
    new Map([[1, { [ago(1)]: { xantaken: 5 }, [ago(2)]: { xantaken: null } }]]),
  );
  expect(screen.getByText(/^done/)).toBeVisible();
});

test("it stops before the rows allowed per day are used up, and says that the limit is ours", async () => {
  addFetchedRows(44_999, TODAY);
  show(1, 2);
  await pass(1_000);
  expect(answers.read).toHaveBeenCalledTimes(1);
  expect(
    screen.getByText(
      "failed 1 we load at most 45,000 of the 50,000 rows allowed per day and keep the rest for your log",
    ),
  ).toBeVisible();
});
