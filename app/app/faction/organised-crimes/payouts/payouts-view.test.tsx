import { fireEvent, screen } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";

import { renderSignedIn } from "@/components/session/testing/render-signed-in";
import { NOW } from "@/lib/api/testing/answers";
import { DAY_MS } from "@/lib/common/time";
import { aCrime, aReward, slotsOf } from "@/lib/game/testing/builders";
import { payoutRunsStore } from "@/lib/store/user/payout-runs";
import { membersShareStore } from "@/lib/store/user/payout-terms";

import { PayoutsView } from "./payouts-view";

let search = "";
vi.mock("next/navigation", () => ({ useSearchParams: () => new URLSearchParams(search) }));

const done = (id: number, daysAgo: number, money: number, isPaid = false) =>
  aCrime({
    id,
    name: `Crime ${id}`,
    status: "Successful",
    executedAtMs: NOW - daysAgo * DAY_MS,
    slots: slotsOf(1),
    rewards: aReward({
      money,
      payout: isPaid ? { percentage: 80, paidAtMs: NOW - daysAgo * DAY_MS } : null,
    }),
  });

/** The latest ones, of which two are unpaid, and an unpaid one that only a longer period loads. */
const LATEST = [done(1, 2, 1_000), done(2, 5, 5_000, true), done(3, 37, 2_000)];
const LOADED = [...LATEST, done(4, 60, 4_000)];

vi.mock("@/components/crimes/use-crime-history", () => ({
  useCrimeHistory: (fromMs: number) => ({
    crimes: LOADED.filter(({ executedAtMs }) => (executedAtMs ?? 0) >= fromMs),
    progress: {
      state: "done",
      error: null,
      fraction: 1,
      oldestLoadedMs: 0,
      truncatedSeconds: 0,
      loadMore: null,
    },
    faction: { error: null, retry: vi.fn() },
    isStored: false,
  }),
}));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: NOW });
  return () => {
    vi.useRealTimers();
    search = "";
  };
});

const renderView = () =>
  renderSignedIn(
    <PayoutsView
      lookups={{ members: new Map(), items: new Map(), prices: new Map() }}
      crimes={LATEST}
      terms={{ membersShare: 80, settled: { crimes: {}, upTo: [] } }}
      settling={{ crimes: vi.fn(), upTo: vi.fn() }}
      access=""
    />,
  );

const openChoice = () => {
  const fold = screen.getByText("Choose crimes").closest("details");
  if (fold === null) throw new Error("The crimes are in a fold.");
  fold.open = true;
  fireEvent(fold, new Event("toggle"));
};

const listed = () =>
  screen
    .queryAllByRole("checkbox", { name: /^Crime \d/ })
    .map(({ parentElement }) => parentElement?.textContent.slice(0, 7));

test.each(["", "range=90d", "range=all"])(
  "what is owed now, and the run that is proposed, are the same with the period “%s”",
  (period) => {
    search = period;
    renderView();
    expect(screen.getByRole("region", { name: "Payout" })).toHaveTextContent(
      "$2,400 to pay, 0 of 1 member paid$3,000 from 2 crimes; the faction keeps $600.",
    );
  },
);

test.each([
  {
    period: "",
    crimes: ["Crime 1", "Crime 2"],
    hasOlder: true,
    counted: /^2 of 3 successful crimes: 2 since \d+ \w+ 2026, 1 older$/,
  },
  {
    period: "range=90d",
    crimes: ["Crime 1", "Crime 2", "Crime 3", "Crime 4"],
    hasOlder: false,
    counted: /^2 of 4 successful crimes$/,
  },
])("with the period “$period”, the list has the crimes carried out in it: $crimes", (row) => {
  search = row.period;
  renderView();
  openChoice();
  expect(new Set(listed())).toEqual(new Set(row.crimes));
  expect(screen.getByText(row.counted)).toBeVisible();
  expect(screen.getByRole("combobox", { name: "Carried out" })).toBeInTheDocument();
  expect(screen.queryByText(/is older: choose a longer period to see it/) !== null).toBe(
    row.hasOlder,
  );
});

test("the share last paid in the game stands beside the members’ share", () => {
  renderView();
  expect(screen.getByText("Faction keeps 20%. Last paid in the game: 80%")).toBeInTheDocument();
});

test("a proposed share stays once somebody was paid by it, whatever the game pays out meanwhile", () => {
  membersShareStore.clear();
  renderView();
  expect(membersShareStore.get()).toBeNull();
  fireEvent.click(screen.getByRole("checkbox", { name: "Paid [1]" }));
  expect(membersShareStore.get()).toBe(80);
  membersShareStore.clear();
  payoutRunsStore.clear();
});
