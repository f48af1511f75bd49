import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Suspense } from "react";
import { expect, test } from "vitest";

import { callQueue } from "@/components/session/session";
import type { TimeRange } from "@/lib/api/history/timeline";
import { timelineQuery, type TimelineSource } from "@/lib/api/history/timeline-query";
import { ApiError } from "@/lib/api/transport/errors";

import { useOptionalTimeline, useTimeline } from "./use-timeline";

interface Entry {
  id: number;
  atMs: number;
}

/** A list of one entry a second, the newest in second `count`, as the game gives it: at most 100 at a time. */
function aList(count: number) {
  const entries = Array.from({ length: count }, (_, i) => ({ id: i, atMs: (count - i) * 1000 }));
  const asked: TimeRange[] = [];
  const failures: ApiError[] = [];
  const source: TimelineSource<Entry> = {
    queryKey: ["game", "list"],
    fetchPage(range) {
      asked.push(range);
      const failure = failures.pop();
      if (failure) return Promise.reject(failure);
      const { fromMs = 0, toMs = Infinity } = range;
      const page = entries.filter(({ atMs }) => atMs >= fromMs && atMs <= toMs);
      return Promise.resolve({ entries: page.slice(0, 100), dropped: 0 });
    },
    timeOf: ({ atMs }) => atMs,
  };
  return { source, asked, failures };
}

interface ProbeProps {
  source: TimelineSource<Entry>;
  wanted: TimeRange;
  isPaged?: boolean;
}

function Probe({ source, wanted, isPaged = false }: ProbeProps) {
  const { entries, progress } = useTimeline(source, wanted, isPaged);
  return (
    <>
      <p>
        {entries.length} entries, {progress.state}, back to second {progress.oldestLoadedMs / 1000}
      </p>
      {progress.loadMore && <button onClick={progress.loadMore}>More</button>}
      {progress.state === "failed" && <button onClick={progress.resume}>Go on</button>}
    </>
  );
}

const show = (props: ProbeProps) =>
  render(
    <QueryClientProvider
      client={
        new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } })
      }
    >
      <Suspense>
        <Probe {...props} />
      </Suspense>
    </QueryClientProvider>,
  );

const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));

test("loads the whole period", async () => {
  const { source, asked } = aList(250);
  show({ source, wanted: { fromMs: 31_000 } });
  expect(await screen.findByText("220 entries, done, back to second 31")).toBeVisible();
  expect(asked).toHaveLength(3);
  expect(screen.queryByRole("button")).toBeNull();
});

test("page by page, loads the newest page, and one more on each request", async () => {
  const { source, asked } = aList(250);
  show({ source, wanted: { fromMs: 1000 }, isPaged: true });
  expect(await screen.findByText("100 entries, done, back to second 152")).toBeVisible();
  expect(asked).toHaveLength(1);

  await press("More");
  expect(await screen.findByText("199 entries, done, back to second 53")).toBeVisible();
  expect(asked).toHaveLength(2);

  await press("More");
  expect(await screen.findByText("250 entries, done, back to second 1")).toBeVisible();
  expect(asked).toHaveLength(3);
  expect(screen.queryByRole("button", { name: "More" })).toBeNull();
});

test("page by page, the newest page of a past period loads automatically", async () => {
  const { source, asked } = aList(450);
  show({ source, wanted: { fromMs: 1000, toMs: 200_000 }, isPaged: true });
  expect(await screen.findByText("200 entries, done, back to second 102")).toBeVisible();
  expect(asked).toEqual([{}, { fromMs: 1000, toMs: 200_000 }]);
  expect(screen.getByRole("button", { name: "More" })).toBeVisible();
});

test("page by page, a failed page loads again on request, and earlier pages stay", async () => {
  const { source, asked, failures } = aList(250);
  show({ source, wanted: { fromMs: 1000 }, isPaged: true });
  await screen.findByRole("button", { name: "More" });
  failures.push(new ApiError("daily-limit", "Daily read limit reached", 14));
  await press("More");
  expect(await screen.findByText("100 entries, failed, back to second 152")).toBeVisible();
  expect(screen.queryByRole("button", { name: "More" })).toBeNull();
  callQueue.reportError(new ApiError("key-unusable", "Paused", 18), "account");
  await press("Go on");
  expect(callQueue.state().stopReason).toBeNull();
  expect(await screen.findByText("199 entries, done, back to second 53")).toBeVisible();
  expect(asked).toHaveLength(3);
});

test("a list that isn’t wanted yet loads nothing, though part of it is known", async () => {
  const { source, asked } = aList(250);
  const client = new QueryClient({
    defaultOptions: { queries: { retry: false, staleTime: Infinity } },
  });
  await client.query(timelineQuery(source));
  function Optional({ isOn }: { isOn: boolean }) {
    const { entries = [], progress } = useOptionalTimeline(source, { fromMs: 0 }, isOn);
    return <p>{`${entries.length} entries, ${progress.state}`}</p>;
  }
  const view = (isOn: boolean) => (
    <QueryClientProvider client={client}>
      <Optional isOn={isOn} />
    </QueryClientProvider>
  );
  const { rerender } = render(view(false));
  // Another list loads meanwhile, so that a call would have been made.
  await client.query(timelineQuery(aList(1).source));
  expect(screen.getByText(/^100 entries/)).toBeVisible();
  expect(asked).toHaveLength(1);
  rerender(view(true));
  expect(await screen.findByText("250 entries, done")).toBeVisible();
});
