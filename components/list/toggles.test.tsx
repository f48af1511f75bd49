import { fireEvent, render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";

import { type Chip, Chips } from "./toggles";

const CHIPS: readonly Chip<"late" | "short" | "unpaid">[] = [
  { value: "late", text: "Late", count: 1_200 },
  { value: "short", text: "Item missing", count: 2 },
  { value: "unpaid", text: "Unpaid", count: 0 },
];

const chips = (chosen: readonly ("late" | "short" | "unpaid")[], onChange = vi.fn()) => {
  render(<Chips label="Show only" chips={CHIPS} selected={chosen} onChange={onChange} />);
  return onChange;
};
const names = () => screen.getAllByRole("button").map(({ textContent }) => textContent);

test("each chip says how many it shows; one that would show none is left out", () => {
  chips([]);
  expect(screen.getByRole("group", { name: "Show only" })).toBeDefined();
  expect(names()).toEqual(["Late 1,200", "Item missing 2"]);
});

test("a pressed chip stays, even at 0", () => {
  chips(["unpaid"]);
  expect(names()).toEqual(["Late 1,200", "Item missing 2", "Unpaid 0"]);
  expect(screen.getByRole("button", { name: "Unpaid 0" }).getAttribute("aria-pressed")).toBe(
    "true",
  );
});

test("a press adds a chip at the end, another removes it", () => {
  const onChange = chips(["late"]);
  fireEvent.click(screen.getByRole("button", { name: /Item missing/ }));
  expect(onChange).toHaveBeenLastCalledWith(["late", "short"]);
  fireEvent.click(screen.getByRole("button", { name: /Late/ }));
  expect(onChange).toHaveBeenLastCalledWith([]);
});

test("with no chip to show there is no group", () => {
  const { container } = render(
    <Chips label="Show only" chips={CHIPS.slice(2)} selected={[]} onChange={vi.fn()} />,
  );
  expect(container.innerHTML).toBe("");
});
