import { act, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { HOUR_MS } from "@/lib/common/time";
import type { Availability, Readiness } from "@/lib/game/fight/fighter";
import { aFighter } from "@/lib/game/testing/builders";

import { EnemyRow, type EnemyRowProps } from "./enemy-row";

const NOW = Date.UTC(2026, 10, 20, 12);

const TARN = aFighter({ id: 201, state: "Hospital", stateUntilMs: NOW + 90_000 });

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
});
afterEach(() => {
  vi.useRealTimers();
});

function show(
  readiness: Readiness,
  availability: Availability,
  retaliation: Partial<EnemyRowProps> = {},
) {
  render(
    <ol>
      <EnemyRow
        enemy={TARN}
        readiness={readiness}
        availability={availability}
        change={undefined}
        fairFight={null}
        retaliateUntilMs={undefined}
        victim={undefined}
        awaySinceMs={null}
        note=""
        {...retaliation}
      />
    </ol>,
  );
}

test("the time until an enemy is out of hospital counts down by the second", () => {
  show("soon", "hospital");
  expect(screen.getByRole("listitem")).toHaveTextContent("Out in 1:30");
  act(() => {
    vi.advanceTimersByTime(2_000);
  });
  expect(screen.getByRole("listitem")).toHaveTextContent("Out in 1:28");
});

test.each([
  { readiness: "ready", victim: "Rook", says: "3:20 left, online fair fight 3.00Attacked Rook" },
  {
    readiness: "ready",
    victim: undefined,
    says: "3:20 left, online fair fight 3.00Attacked a member",
  },
  { readiness: "later", victim: "Rook", says: "3:20 left to retaliateAttacked Rook" },
] as const)("a $readiness enemy who attacked $victim: “$says”", ({ readiness, victim, says }) => {
  show(readiness, readiness === "ready" ? "ready" : "hospital", {
    fairFight: 3,
    retaliateUntilMs: NOW + 200_000,
    victim,
  });
  expect(screen.getByRole("listitem").textContent.replaceAll("FF", "")).toContain(says);
});

test.each([
  { status: "Offline", says: "Offline 2 h" },
  { status: "", says: "Okay" },
])(
  "without a column for it, the last action “$status” takes the place of “Okay”",
  ({ status, says }) => {
    const enemy = aFighter({ lastAction: { status, atMs: NOW - 2 * HOUR_MS } });
    show("ready", "ready", { enemy });
    const state = screen.getAllByText(says)[0]?.closest("li > span");
    expect(state).toHaveTextContent(status === "" ? /^Okay$/ : /^OkayOffline 2 h$/);
  },
);

test("“Attack” opens the fight with this enemy in the game", () => {
  show("ready", "ready");
  expect(screen.getByRole("link", { name: /^Attack\s*Tarn$/ })).toHaveAttribute(
    "href",
    "https://www.torn.com/loader.php?sid=attack&user2ID=201",
  );
});
