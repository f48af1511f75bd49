import { fireEvent, render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";

import { LetterRail } from "./letter-rail";
import { letterGroups } from "./letters";

const GROUPS = letterGroups(
  ["9mm Uzi", "Armor Cache", "Cannabis", "Chain Whip", "Xanax"].map((name) => ({ name })),
);

const show = (topIndex: number) => {
  const onJump = vi.fn();
  render(<LetterRail groups={GROUPS} topIndex={topIndex} onJump={onJump} />);
  const rail = screen.getByRole("slider", { name: "Jump to letter" });
  return { rail, letters: () => onJump.mock.calls.map(([{ letter }]) => letter as string) };
};

test("the rail says which letter is at the top, and shows all", () => {
  const { rail } = show(3);
  expect(rail).toHaveAttribute("aria-valuetext", "C");
  expect(rail).toHaveAttribute("aria-valuenow", "2");
  expect(rail).toHaveAttribute("aria-valuemax", "3");
  expect(rail).toHaveTextContent("#ABCDEFGHIJKLMNOPQRSTUVWXYZ");
});

test.each([
  ["ArrowDown", "C"],
  ["ArrowUp", "#"],
  ["Home", "#"],
  ["End", "X"],
  ["x", "X"],
  // No item begins with it: the next letter.
  ["d", "X"],
  ["z", "X"],
])("%s leads from A to %s", (key, letter) => {
  const { rail, letters } = show(1);
  fireEvent.keyDown(rail, { key });
  expect(letters()).toEqual([letter]);
});

test.each([{ key: "Tab" }, { key: "a", ctrlKey: true }])("%o is left to the browser", (press) => {
  const { rail, letters } = show(1);
  expect(fireEvent.keyDown(rail, press)).toBe(true);
  expect(letters()).toEqual([]);
});
