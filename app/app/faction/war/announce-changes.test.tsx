import { act, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { aFighter } from "@/lib/game/testing/builders";
import type { StatusChange } from "@/lib/game/war/war-members";

import { AnnounceChanges, ChangeAnnouncer, changeText } from "./announce-changes";

const FOES = ["Tarn", "Oxbow", "Ulfric"].map((name, id) => aFighter({ id, name }));

const did = (id: number, change: StatusChange) => new Map([[id, change]]);

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** An announcer, with its latest text. */
function listen() {
  const announced = { text: "" };
  const announcer = new ChangeAnnouncer((text) => {
    announced.text = text;
  });
  const add = (changes: ReadonlyMap<number, StatusChange>) => {
    // Each update brings a new list.
    announcer.add({ changes, enemies: [...FOES] });
  };
  return { announced, announcer, add };
}

test("changes are announced at most once in ten seconds", () => {
  const { announced, add } = listen();
  add(did(0, "released"));
  vi.advanceTimersByTime(0);
  expect(announced.text).toBe("Tarn can be hit again.");
  vi.advanceTimersByTime(3_000);
  add(did(1, "online"));
  vi.advanceTimersByTime(6_000);
  expect(announced.text).toBe("Tarn can be hit again.");
  vi.advanceTimersByTime(1_000);
  expect(announced.text).toBe("Oxbow came online.");
});

test.each<{ what: string; next: ReadonlyMap<number, StatusChange>; said: string }>([
  {
    what: "another change",
    next: did(2, "landed"),
    said: "Ulfric returned home. Oxbow came online.",
  },
  { what: "an update without a change", next: new Map(), said: "Oxbow came online." },
  {
    what: "another change of the same enemy",
    next: did(1, "released"),
    said: "Oxbow can be hit again.",
  },
])("a change that waits is announced after $what too", ({ next, said }) => {
  const { announced, add } = listen();
  add(did(0, "released"));
  vi.advanceTimersByTime(3_000);
  add(did(1, "online"));
  vi.advanceTimersByTime(3_000);
  add(next);
  vi.advanceTimersByTime(3_000);
  expect(announced.text).toBe("Tarn can be hit again.");
  vi.advanceTimersByTime(1_000);
  expect(announced.text).toBe(said);
});

test("a change is announced once, however often the list is updated, and again when it happens again", () => {
  const { announced, add } = listen();
  add(did(0, "released"));
  vi.advanceTimersByTime(0);
  const changes = did(1, "online");
  add(changes);
  add(changes);
  vi.advanceTimersByTime(10_000);
  expect(announced.text).toBe("Oxbow came online.");
  vi.advanceTimersByTime(10_000);
  expect(announced.text).toBe("");
  add(did(1, "online"));
  vi.advanceTimersByTime(0);
  expect(announced.text).toBe("Oxbow came online.");
});

test("nothing is announced once it is stopped", () => {
  const { announced, announcer, add } = listen();
  add(did(0, "released"));
  announcer.stop();
  vi.advanceTimersByTime(20_000);
  expect(announced.text).toBe("");
});

test("the announcements are polite", async () => {
  render(<AnnounceChanges changes={did(0, "released")} enemies={FOES} />);
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(screen.getByText("Tarn can be hit again.")).toHaveAttribute("aria-live", "polite");
});

const FIGHTERS = ["Tarn", "Oxbow", "Ulfric", "Nettle", "Loam"].map((name, id) => ({ id, name }));

test.each<[string, [number, StatusChange][]]>([
  ["", []],
  ["Tarn can be hit again.", [[0, "released"]]],
  [
    "Tarn and Oxbow can be hit again. Nettle returned home. Ulfric came online.",
    [
      [2, "online"],
      [0, "released"],
      [3, "landed"],
      [1, "released"],
    ],
  ],
  // A player who has left the faction since has no name.
  ["", [[99, "released"]]],
])("the changes in words: %j", (words, changes) => {
  expect(changeText(new Map(changes), FIGHTERS)).toBe(words);
});
