import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Profiler, useState } from "react";
import { expect, test, vi } from "vitest";

import { SessionProvider } from "@/components/session/session";
import { aSession } from "@/lib/api/testing/session";
import { ApiError } from "@/lib/api/transport/errors";

import { type Job, useBackfill } from "./use-backfill";

const jobsOf = (...ids: string[]) => ids.map((id) => ({ id }));

interface ProbeProps {
  jobs: readonly Job[];
  read: (job: Job, signal: AbortSignal) => Promise<void>;
  isStarted?: boolean;
}

function Probe({ jobs, read: fetchJob, isStarted = true }: ProbeProps) {
  const { state, done, total, error, stop, resume } = useBackfill({ jobs, fetchJob, isStarted });
  return (
    <>
      <p>
        {state}: {done} of {total} {error?.message}
      </p>
      <button type="button" onClick={stop}>
        Stop
      </button>
      <button type="button" onClick={resume}>
        Go on
      </button>
    </>
  );
}

function show(props: ProbeProps) {
  const session = aSession();
  const page = (given: ProbeProps) => (
    <SessionProvider value={session}>
      <Probe {...given} />
    </SessionProvider>
  );
  const { rerender, unmount } = render(page(props));
  return {
    session,
    unmount,
    again: (given: ProbeProps) => {
      rerender(page(given));
    },
  };
}

test("runs the jobs one after another, each once", async () => {
  const read: string[] = [];
  show({
    jobs: jobsOf("a", "b", "c"),
    read({ id }) {
      read.push(id);
      return Promise.resolve();
    },
  });
  await screen.findByText("done: 3 of 3");
  expect(read).toEqual(["a", "b", "c"]);
});

test("counts finished jobs that have left the list", async () => {
  function Shrinking() {
    const [jobs, setJobs] = useState(jobsOf("a", "b", "c"));
    const read = ({ id }: Job) => {
      setJobs((open) => open.filter((job) => job.id !== id));
      return new Promise<void>((resolve) => setTimeout(resolve));
    };
    return <Probe jobs={jobs} read={read} />;
  }
  render(
    <SessionProvider value={aSession()}>
      <Shrinking />
    </SessionProvider>,
  );
  await screen.findByText("done: 3 of 3");
});

test("starts and pauses on request, and resumes where it was", async () => {
  const user = userEvent.setup();
  const read: string[] = [];
  let finish: () => void = () => undefined;
  const reading = {
    jobs: jobsOf("a", "b"),
    isStarted: false,
    read: ({ id }: Job, signal: AbortSignal) =>
      new Promise<void>((resolve, reject) => {
        read.push(id);
        finish = resolve;
        signal.addEventListener("abort", () => {
          reject(signal.reason as Error);
        });
      }),
  };
  show(reading);
  await screen.findByText("idle: 0 of 2");
  await user.click(screen.getByRole("button", { name: "Go on" }));
  await screen.findByText("loading: 0 of 2");
  await expect.poll(() => read).toEqual(["a"]);
  finish();
  await screen.findByText("loading: 1 of 2");
  await expect.poll(() => read).toEqual(["a", "b"]);
  await user.click(screen.getByRole("button", { name: "Stop" }));
  await screen.findByText("stopped: 1 of 2");
  await user.click(screen.getByRole("button", { name: "Go on" }));
  await expect.poll(() => read).toEqual(["a", "b", "b"]);
  finish();
  await screen.findByText("done: 2 of 2");
});

test("a failure stops it and is shown; resuming tries the same job again", async () => {
  const user = userEvent.setup();
  const read: string[] = [];
  show({
    jobs: jobsOf("a", "b"),
    read({ id }) {
      read.push(id);
      return read.length === 1
        ? Promise.reject(new ApiError("rate-limited", "Too many requests", 5))
        : Promise.resolve();
    },
  });
  await screen.findByText("failed: 0 of 2 Too many requests");
  await user.click(screen.getByRole("button", { name: "Go on" }));
  await screen.findByText("done: 2 of 2");
  expect(read).toEqual(["a", "a", "b"]);
});

test("resuming calls with a key that couldn’t be used before", async () => {
  const user = userEvent.setup();
  const { session } = show({
    jobs: jobsOf("a", "b"),
    read: (_, signal) => session.queue.acquire(signal, "account"),
    isStarted: false,
  });
  session.queue.reportError(new ApiError("key-unusable", "Paused", 18), "account");
  await user.click(screen.getByRole("button", { name: "Go on" }));
  await screen.findByText("done: 2 of 2");
});

test("new jobs are run too, and none twice", async () => {
  const read: string[] = [];
  const one = ({ id }: Job) => {
    read.push(id);
    return Promise.resolve();
  };
  const { again } = show({ jobs: jobsOf("a"), read: one });
  await screen.findByText("done: 1 of 1");
  again({ jobs: jobsOf("b", "a"), read: one });
  await screen.findByText("done: 2 of 2");
  expect(read).toEqual(["a", "b"]);
});

test("leaving the page stops it", async () => {
  let signalOfCall: AbortSignal | undefined;
  const { unmount } = show({
    jobs: jobsOf("a"),
    read: (_, signal) =>
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
          read={() => Promise.resolve()}
        />
      </Profiler>
    </SessionProvider>,
  );
  await screen.findByText("done: 50 of 50");
  expect(drawn.mock.calls.length).toBeLessThan(25);
});
