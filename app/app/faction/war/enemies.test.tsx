import { act, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import type { StatusChange, WarMember } from "@/lib/game/war/war-member";

import { AnnounceChanges, changeText } from "./enemies";

const FOES = ["Tarn", "Oxbow"].map((name, id): WarMember => ({
  id,
  name,
  level: 50,
  state: "Okay",
  stateUntilMs: null,
  abroadIn: null,
  description: "Okay",
  seen: { status: "Online", atMs: null },
}));

const did = (id: number, change: StatusChange) => new Map([[id, change]]);

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

test("announces changes politely, at most once in ten seconds", async () => {
  const { rerender } = render(<AnnounceChanges changes={did(0, "out")} enemies={FOES} />);
  await pass(0);
  const announced = screen.getByText("Tarn can be hit again.");
  expect(announced).toHaveAttribute("aria-live", "polite");

  await pass(3_000);
  rerender(<AnnounceChanges changes={did(1, "online")} enemies={FOES} />);
  await pass(6_000);
  expect(announced).toHaveTextContent("Tarn can be hit again.");
  await pass(1_000);
  expect(announced).toHaveTextContent("Oxbow came online.");
});

const FIGHTERS = ["Tarn", "Oxbow", "Ulfric", "Nettle", "Loam"].map((name, id) => ({ id, name }));

test.each<[string, [number, StatusChange][]]>([
  ["", []],
  ["Tarn can be hit again.", [[0, "out"]]],
  [
    "Tarn and Oxbow can be hit again. Nettle returned home. Ulfric came online.",
    [
      [2, "online"],
      [0, "out"],
      [3, "home"],
      [1, "out"],
    ],
  ],
  // Whoever has left the faction meanwhile has no name.
  ["", [[99, "out"]]],
])("the changes in words: %j", (words, changes) => {
  expect(changeText(new Map(changes), FIGHTERS)).toBe(words);
});
