import { fireEvent, render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";

import { ColumnsForm } from "./tools-content";

const CHOICES = [
  { id: "name", title: "Name", isShownAtFirst: true, namesRow: true },
  { id: "level", title: "Level", isShownAtFirst: true, namesRow: false },
  { id: "money", title: "Money", isShownAtFirst: true, namesRow: false },
  { id: "note", title: "Note", isShownAtFirst: false, namesRow: false },
];

/** The form beside an address that isn't updated yet: `shown` stays as it was. */
function show() {
  const onShown = vi.fn();
  render(<ColumnsForm choices={CHOICES} shown={["name", "level", "money"]} onShown={onShown} />);
  return onShown;
}

const press = (name: string) => fireEvent.click(screen.getByRole("checkbox", { name }));
const ticks = () =>
  screen
    .getAllByRole<HTMLInputElement>("checkbox", { checked: true })
    .map((box) => box.closest("label")?.textContent);

test("a box changes at once, and each press adds to the last", () => {
  const onShown = show();
  press("Level");
  expect(ticks()).toEqual(["Money"]);
  press("Note");
  expect(ticks()).toEqual(["Money", "Note"]);
  expect(onShown).toHaveBeenLastCalledWith(["name", "money", "note"]);
});

test("“Reset” ticks the columns that the table shows at first", () => {
  const onShown = show();
  press("Money");
  press("Note");
  fireEvent.click(screen.getByRole("button", { name: "Reset" }));
  expect(ticks()).toEqual(["Level", "Money"]);
  expect(onShown).toHaveBeenLastCalledWith(["name", "level", "money"]);
});

test("the column that names the rows can’t be hidden", () => {
  show();
  expect(screen.queryByRole("checkbox", { name: "Name" })).toBeNull();
});
