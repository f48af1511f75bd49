import { QueryClientProvider } from "@tanstack/react-query";
import { act, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { SessionProvider } from "@/components/session/session";
import { aQueryClient } from "@/lib/api/testing/query-client";
import { aSession } from "@/lib/api/testing/session";

import { Bounties } from "./bounties";
import type { BountyList } from "./use-bounties";
import type { OwnPlayer } from "@/components/fight/use-own-player";
import type { TargetData } from "./use-target-data";

const NOW = vi.hoisted(() => Date.UTC(2026, 10, 20, 12));

vi.mock("next/navigation", () => ({ useSearchParams: () => new URLSearchParams() }));

vi.mock("./use-bounties", () => {
  const aBounty = (targetId: number, targetName: string, validUntilMs: number) => ({
    ...{ targetId, targetName, validUntilMs },
    ...{ targetLevel: 50, listerId: null, reward: 1_000_000, quantity: 1 },
  });
  const list: BountyList = {
    bounties: [aBounty(1, "Oxbow", NOW + 8_000), aBounty(2, "Wren", NOW + 86_400_000)],
    ...{ loaded: 2, total: 2, pages: 1, left: 0, goal: 1, isLoading: false, error: null },
    ...{ retry: () => undefined, loadMore: () => undefined, pause: () => undefined },
    age: {
      ...{ data: undefined, error: null, fetchedAtMs: NOW, isFetching: false },
      refetch: () => undefined,
    },
  };
  return { useBounties: () => list };
});

vi.mock("./use-bounty-states", () => ({ useBountyStates: () => () => undefined }));

vi.mock("@/components/fight/use-own-player", () => {
  const call = { error: null, retry: () => undefined };
  const player: OwnPlayer = {
    profile: { ...call, data: undefined, isOutdated: false, fetchedAtMs: 0 },
    ...{ id: 9, location: "Torn", obstacle: null, isLoading: false },
  };
  return { useOwnPlayer: () => player };
});

vi.mock("./use-target-data", () => {
  const call = { error: null, retry: () => undefined };
  const data: TargetData = {
    ...{
      encounters: new Map(),
      records: new Map(),
      scoreAt: () => null,
      attackCount: 0,
      isLoading: false,
    },
    textContext: { hasAttacks: true, attacksFromMs: null, nowMs: NOW },
    ...{ outgoing: call, earlier: call, incoming: call, reports: call, stats: call },
  };
  return { useTargetData: () => data };
});

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
});
afterEach(() => {
  vi.useRealTimers();
});

test("a bounty is over, with its Attack button, the second that it ends", () => {
  render(
    <QueryClientProvider client={aQueryClient()}>
      <SessionProvider value={aSession()}>
        <Bounties />
      </SessionProvider>
    </QueryClientProvider>,
  );
  expect(screen.getByRole("link", { name: /^Attack\s?Oxbow/ })).toBeVisible();
  act(() => {
    vi.advanceTimersByTime(7_000);
  });
  expect(screen.getByRole("link", { name: /^Attack\s?Oxbow/ })).toBeVisible();
  act(() => {
    vi.advanceTimersByTime(1_000);
  });
  expect(screen.queryByRole("link", { name: /^Attack\s?Oxbow/ })).toBeNull();
  expect(screen.getByRole("link", { name: /^Attack\s?Wren/ })).toBeVisible();
});
