import { QueryClientProvider } from "@tanstack/react-query";
import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";

import { SessionProvider } from "@/components/session/session";
import type { ListedBounties } from "@/lib/api/endpoints/torn-bounties";
import { aQueryClient } from "@/lib/api/testing/query-client";
import { aSession } from "@/lib/api/testing/session";
import { ApiError } from "@/lib/api/transport/errors";
import type { Bounty } from "@/lib/game/fight/bounties";

import { useBounties } from "./use-bounties";

const request = vi.hoisted(() =>
  vi.fn<(session: unknown, path: string) => Promise<ListedBounties>>(),
);
vi.mock("@/lib/api/transport/client", async (original) => ({ ...(await original()), request }));

const offsetOf = (path: string) => Number(new URLSearchParams(path.split("?")[1]).get("offset"));

/** Bounties in pages of 100, of which each page may lack some that can't be read. Those inserted come first. */
function listOf(
  count: number,
  {
    total = count,
    dropped = 0,
    listedAtMs = 1,
    inserted = 0,
  }: { total?: number | null; dropped?: number; listedAtMs?: number; inserted?: number } = {},
) {
  request.mockImplementation((_, path) => {
    const offset = offsetOf(path);
    const size = Math.max(0, Math.min(100, count - offset));
    const entries = Array.from({ length: size - Math.min(size, dropped) }, (_unused, index) => ({
      targetId: offset + index - inserted,
      targetName: "Oxbow",
      targetLevel: 50,
      listerId: null,
      reward: 1,
      quantity: 1,
      validUntilMs: null,
    })) satisfies Bounty[];
    return Promise.resolve({ bounties: { entries, dropped }, total, listedAtMs });
  });
}

function Probe() {
  const { loaded, left, pages, error, isLoading, loadMore, pause, retry, age } = useBounties();
  return (
    <>
      <p>
        {loaded} loaded on {pages} pages, left: {left ?? "unknown"}
        {error && `, ${error.message}`}
        {isLoading && ", loading"}
      </p>
      <button
        onClick={() => {
          loadMore(5);
        }}
      >
        More
      </button>
      <button onClick={pause}>Pause</button>
      <button onClick={retry}>Try again</button>
      <button onClick={age.refetch}>Start again</button>
    </>
  );
}

function show() {
  request.mockClear();
  const client = aQueryClient();
  const session = aSession();
  const page = (isShown: boolean) => (
    <QueryClientProvider client={client}>
      <SessionProvider value={session}>{isShown && <Probe />}</SessionProvider>
    </QueryClientProvider>
  );
  const { rerender } = render(page(true));
  return {
    client,
    leaveAndReturn: () => {
      rerender(page(false));
      rerender(page(true));
    },
  };
}

const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));
const asked = () => request.mock.calls.map(([, path]) => offsetOf(path));

test("loads the first page, and more when asked, no further than the game says", async () => {
  listOf(240);
  show();
  expect(await screen.findByText("100 loaded on 1 pages, left: 140")).toBeVisible();
  await press("More");
  expect(await screen.findByText("240 loaded on 3 pages, left: 0")).toBeVisible();
  expect(asked()).toEqual([0, 100, 200]);
});

test.each([
  { what: "the game doesn't say how many there are", list: { total: null }, left: "unknown" },
  { what: "some can't be read", list: { total: 200, dropped: 1 }, left: "100" },
])("knows what is left where $what", async ({ list, left }) => {
  listOf(200, list);
  show();
  expect(await screen.findByText(new RegExp(`on 1 pages, left: ${left}$`))).toBeVisible();
});

test("ends with the last page, though a bounty couldn't be read", async () => {
  listOf(150, { total: 150, dropped: 1 });
  show();
  await screen.findByText(/on 1 pages/);
  await press("More");
  expect(await screen.findByText("148 loaded on 2 pages, left: 0")).toBeVisible();
});

test("where the game doesn't say how many there are, a short page is the last", async () => {
  listOf(150, { total: null });
  show();
  await screen.findByText(/on 1 pages/);
  await press("More");
  expect(await screen.findByText("150 loaded on 2 pages, left: 0")).toBeVisible();
  expect(asked()).toEqual([0, 100]);
});

test("a page that fails keeps those before it, and can be tried again", async () => {
  listOf(240);
  show();
  await screen.findByText(/on 1 pages/);
  request.mockImplementationOnce(() => Promise.reject(new ApiError("unavailable", "not now")));
  await press("More");
  expect(await screen.findByText("100 loaded on 1 pages, left: 140, not now")).toBeVisible();
  await press("Try again");
  expect(await screen.findByText("240 loaded on 3 pages, left: 0")).toBeVisible();
});

test.each(["Pause", "Leave"])(
  "%s stops at the page that is loading, which can load later",
  async (how) => {
    listOf(340);
    const { leaveAndReturn } = show();
    await screen.findByText(/on 1 pages/);
    let arrive: (page: ListedBounties) => void = () => undefined;
    request.mockImplementationOnce(() => new Promise((resolve) => (arrive = resolve)));
    await press("More");
    expect(await screen.findByText("100 loaded on 1 pages, left: 240, loading")).toBeVisible();
    if (how === "Pausing") await press("Pause");
    else leaveAndReturn();
    expect(await screen.findByText("100 loaded on 1 pages, left: 240")).toBeVisible();
    arrive({ bounties: { entries: [], dropped: 0 }, total: 340, listedAtMs: 1 });
    await press("More");
    expect(await screen.findByText("340 loaded on 4 pages, left: 0")).toBeVisible();
    expect(asked()).toEqual([0, 100, 100, 200, 300]);
  },
);

test("pages that have loaded don't load again when the player comes back, nor by Refresh", async () => {
  listOf(240);
  const { client, leaveAndReturn } = show();
  await screen.findByText(/on 1 pages/);
  await press("More");
  await screen.findByText(/on 3 pages/);
  leaveAndReturn();
  expect(await screen.findByText(/on 3 pages/)).toBeVisible();
  expect(asked()).toEqual([0, 100, 200]);

  await client.refetchQueries({ type: "active" });
  expect(await screen.findByText("100 loaded on 1 pages, left: 140")).toBeVisible();
  expect(asked()).toEqual([0, 100, 200, 0]);
});

test("a new first page begins a new list", async () => {
  listOf(240);
  show();
  await screen.findByText(/on 1 pages/);
  await press("More");
  await screen.findByText(/on 3 pages/);
  listOf(130);
  await press("Start again");
  expect(await screen.findByText("100 loaded on 1 pages, left: 30")).toBeVisible();
  await press("More");
  await waitFor(() => {
    expect(asked()).toEqual([0, 100, 200, 0, 100]);
  });
  expect(await screen.findByText("130 loaded on 2 pages, left: 0")).toBeVisible();
});

test("a bounty that moves to the next page meanwhile counts once", async () => {
  listOf(240);
  show();
  await screen.findByText(/on 1 pages/);
  listOf(241, { listedAtMs: 2, inserted: 1 });
  await press("More");
  expect(await screen.findByText("240 loaded on 3 pages, left: 0")).toBeVisible();
});
