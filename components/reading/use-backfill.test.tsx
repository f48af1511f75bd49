import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Profiler } from "react";
import { ErrorBoundary } from "react-error-boundary";
import { expect, test, vi } from "vitest";

import { SessionProvider } from "@/components/session/session";
import { aSession } from "@/lib/api/testing/session";
import type { FetchJob, Job } from "@/lib/api/transport/backfill";
import { ApiError } from "@/lib/api/transport/errors";

import { useBackfill } from "./use-backfill";

const jobsOf = (...ids: string[]) => ids.map((id) => ({ id }));

interface ProbeProps {
  jobs: readonly Job[];
  fetchJob: FetchJob<Job>;
  isStarted?: boolean;
}

function Probe({ jobs, fetchJob, isStarted = true }: ProbeProps) {
  const { state, done, total, error, stop, start } = useBackfill({ jobs, fetchJob, isStarted });
  return (
    <>
      <p>
        {state}: {done} of {total} {error?.message}
      </p>
      <button type="button" onClick={stop}>
        Stop
      </button>
      <button type="button" onClick={start}>
        Go on
      </button>
    </>
  );
}

function show(props: ProbeProps) {
  const session = aSession();
  const page = (given: ProbeProps) => (
    <SessionProvider value={session}>
      <ErrorBoundary fallbackRender={({ error }) => `A bug: ${String(error)}`}>
        <Probe {...given} />
      </ErrorBoundary>
    </SessionProvider>
  );
  const { rerender, unmount } = render(page(props));
  return {
    unmount,
    again: (given: ProbeProps) => {
      rerender(page(given));
    },
  };
}

test("shows the progress, and starts and stops on request", async () => {
  const user = userEvent.setup();
  show({
    jobs: jobsOf("a", "b"),
    isStarted: false,
    fetchJob: ({ id }) => (id === "a" ? Promise.resolve(undefined) : new Promise(() => undefined)),
  });
  await screen.findByText("idle: 0 of 2");
  await user.click(screen.getByRole("button", { name: "Go on" }));
  await screen.findByText("loading: 1 of 2");
  await user.click(screen.getByRole("button", { name: "Stop" }));
  await screen.findByText("stopped: 1 of 2");
});

test("shows the reason of a failure, and tries again on request", async () => {
  const user = userEvent.setup();
  const fetchJob = vi
    .fn<FetchJob<Job>>()
    .mockRejectedValueOnce(new ApiError("rate-limited", "Too many requests", 5))
    .mockResolvedValue(undefined);
  show({ jobs: jobsOf("a", "b"), fetchJob });
  await screen.findByText("failed: 0 of 2 Too many requests");
  await user.click(screen.getByRole("button", { name: "Go on" }));
  await screen.findByText("done: 2 of 2");
});

test("an unexpected error reaches the error boundary", async () => {
  vi.mocked(console.error).mockImplementation(() => undefined);
  show({ jobs: jobsOf("a"), fetchJob: () => Promise.reject(new TypeError("no such field")) });
  await screen.findByText("A bug: TypeError: no such field");
});

test("runs the jobs of a new list", async () => {
  const fetchJob = () => Promise.resolve(undefined);
  const { again } = show({ jobs: jobsOf("a"), fetchJob });
  await screen.findByText("done: 1 of 1");
  again({ jobs: jobsOf("b", "a"), fetchJob });
  await screen.findByText("done: 2 of 2");
});

test("leaving the page stops it", async () => {
  let signalOfCall: AbortSignal | undefined;
  const { unmount } = show({
    jobs: jobsOf("a"),
    fetchJob: (_, signal) =>
      new Promise(() => {
        signalOfCall = signal;
      }),
  });
  await expect.poll(() => signalOfCall).toBeDefined();
  unmount();
  expect(signalOfCall?.aborted).toBe(true);
});

test("with sample data many jobs run at a time, since it responds at once", async () => {
  const drawn = vi.fn();
  render(
    <SessionProvider value={{ ...aSession(), isSample: true }}>
      <Profiler id="loading" onRender={drawn}>
        <Probe
          jobs={Array.from({ length: 50 }, (_, at) => ({ id: String(at) }))}
          fetchJob={() => Promise.resolve(undefined)}
        />
      </Profiler>
    </SessionProvider>,
  );
  await screen.findByText("done: 50 of 50");
  expect(drawn.mock.calls.length).toBeLessThan(25);
});
