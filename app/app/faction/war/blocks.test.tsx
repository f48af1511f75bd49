import { fireEvent, render, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import type { PolledQuery } from "@/components/reading/use-polling";
import { ApiError } from "@/lib/api/transport/errors";
import { HOUR_MS } from "@/lib/common/time";
import type { Chain } from "@/lib/game/war/chain";
import { agreedScoresStore } from "@/lib/store/user/agreed-scores";

import { ChainBlock } from "./chain";
import { ScoreBlock, WarForecast } from "./score";

const NOW = Date.UTC(2026, 10, 20, 5, 11);

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
});
afterEach(() => {
  vi.useRealTimers();
  agreedScoresStore.clear();
});

const live = <T,>(data: T): PolledQuery<T> => ({
  data,
  error: null,
  fetchedAtMs: NOW,
  isFetching: false,
  refetch: vi.fn(),
});

const NO_CHAIN: Chain = {
  count: 0,
  leftSeconds: null,
  endsAtMs: null,
  modifier: 1,
  startedAtMs: null,
  coolsUntilMs: null,
  coolsSeconds: null,
};

test.each([
  { chain: { count: 1, leftSeconds: 20 }, says: "No chain9 hits to go", not: "Hit now" },
  { chain: { count: 10, leftSeconds: 20 }, says: "Hit now15 hits to go", not: "No chain" },
  { chain: { count: 10, leftSeconds: 90 }, says: "Bonus at 25", not: "Hit now" },
  { chain: { coolsUntilMs: NOW + HOUR_MS }, says: "Cooling down until 06:11 TCT", not: "respect" },
  { chain: { coolsSeconds: 3600 }, says: "Cooling down until 06:11 TCT", not: "to go" },
  { chain: { coolsUntilMs: NOW }, says: "No chain10 hits to go", not: "Cooling" },
])("a chain of $chain says $says", ({ chain, says, not }) => {
  render(<ChainBlock chain={live({ ...NO_CHAIN, ...chain })} />);
  expect(screen.getByRole("region", { name: "Chain" })).toHaveTextContent(says);
  expect(screen.getByRole("region", { name: "Chain" })).not.toHaveTextContent(not);
});

test("the time left is never more than is left: of the end and the seconds, the earlier", () => {
  const chain = { ...NO_CHAIN, count: 10, leftSeconds: 240 };
  // Three seconds of a slow trip are not known from the seconds.
  render(<ChainBlock chain={live({ ...chain, endsAtMs: NOW + 237_000 })} />);
  expect(screen.getByRole("timer")).toHaveTextContent("3:57");
});

test.each([
  { error: null, says: "Loading..." },
  { error: new ApiError("unavailable", "for the test"), says: "Couldn’t load the chain" },
])("without an answer the chain says “$says”, and nothing of hits", ({ error, says }) => {
  render(<ChainBlock chain={{ ...live(NO_CHAIN), data: undefined, error, fetchedAtMs: 0 }} />);
  const chain = screen.getByRole("region", { name: "Chain" });
  expect(chain).toHaveTextContent(says);
  expect(chain).not.toHaveTextContent(/No chain|to go/);
});

function drawWar(own: number, enemy: number) {
  const sides = {
    own: { id: 9001, name: "The Testers", score: own, chain: 0 },
    enemy: { id: 9104, name: "Iron Harbour", score: enemy, chain: 3 },
  };
  const war = {
    ...{ id: 28_397, startsAtMs: NOW - 20 * HOUR_MS, endedAtMs: null, target: 3_000 },
    ...{ winnerId: null, sides: Object.values(sides) },
  };
  render(
    <>
      <ScoreBlock war={war} phase="on" {...sides} query={live(war)} onReport={vi.fn()} />
      <WarForecast war={war} {...sides} fetchedAtMs={NOW} />
    </>,
  );
  return screen.getByRole("region", { name: "Ranked war" });
}

test.each([
  { own: 2_500, enemy: 500, says: "Lead 2,0001,000 to go" },
  { own: 500, enemy: 2_500, says: "Behind 2,000enemy needs 1,000 more" },
])("at $own to $enemy: $says", ({ own, enemy, says }) => {
  expect(drawWar(own, enemy)).toHaveTextContent(says);
});

test("three hits of the enemy are no chain", () => {
  expect(drawWar(2_500, 500)).not.toHaveTextContent("chain");
});

test("the forecast says what it assumes, and goes by an agreed score once there is one", () => {
  const block = drawWar(2_500, 500);
  expect(screen.getByText(/Assumes no agreed score/)).toBeVisible();
  // The lead grows by 100 an hour; the target of 3,000 falls by 30 an hour from 09:11 on.
  const ends = (assuming: string) => screen.getByText(assuming).parentElement;
  expect(ends("Ends if the lead keeps growing")).toHaveTextContent("13:41 TCT");
  expect(ends("Ends if the lead stays the same")).toHaveTextContent("Sat 18:11 TCT");
  // A phone has the forecast far below.
  expect(block).toHaveTextContent("Ranked war, 20 h in, may end 13:41");
  fireEvent.change(screen.getByLabelText("Agreed score"), { target: { value: "5,000" } });
  expect(agreedScoresStore.get()).toEqual({ 28397: 5_000 });
  expect(block).toHaveTextContent("2,500 to goagreed score 5,000");
  const meter = screen.getByRole("meter", { name: "Leading score" });
  expect(meter).toHaveAttribute("aria-valuenow", "2500");
  expect(meter).toHaveAttribute("aria-valuemax", "5000");
  // 125 an hour: another 20 hours.
  const label = screen.getByText(
    (_, element) => element?.textContent === "The Testers reaches the agreed score",
  );
  expect(label.parentElement).toHaveTextContent("Sat 01:11 TCT");
  expect(within(label).getByText("The Testers")).toHaveAttribute("translate", "no");
  expect(screen.queryByText("Ends if the lead keeps growing")).toBeNull();
  expect(block).toHaveTextContent("Ranked war, 20 h in, may end 01:11");
  fireEvent.change(screen.getByLabelText("Agreed score"), { target: { value: "7.500" } });
  expect(agreedScoresStore.get()).toEqual({ 28397: 7_500 });
  for (const value of ["many", "5000.5", "2.5"]) {
    fireEvent.change(screen.getByLabelText("Agreed score"), { target: { value } });
    expect(screen.getByRole("alert")).toHaveTextContent("Enter a score without decimals");
    expect(agreedScoresStore.get()).toEqual({});
  }
  expect(block).toHaveTextContent("1,000 to go");
});
