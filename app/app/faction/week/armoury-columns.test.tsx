import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";

import { TwoLineRow } from "@/components/list/two-line-row";

import { itemColumns, itemLines, memberColumns, memberLines, netOf } from "./armoury-ledger";

const SUMS = {
  used: 3,
  given: 2,
  loaned: 1,
  returned: 0,
  deposited: 4,
  money: 1_250_000,
  takenValue: 4_000_000,
  depositedValue: 900,
};

const headers = (columns: readonly { header?: unknown }[]) => columns.map(({ header }) => header);

// Money that a member deposits goes onto their own balance, so it pays for nothing.
test("the net of a member is the value taken without the items deposited", () => {
  expect(netOf(SUMS)).toBe(4_000_000 - 900);
  expect(netOf({ ...SUMS, depositedValue: 9_000_000 })).toBe(-5_000_000);
});

// Items from the armoury are charged to the member who receives them.
test("a member receives and borrows", () => {
  expect(headers(memberColumns)).toEqual([
    ...["Member", "Taken", "Deposited", "Items taken", "Loans"],
    ...["Used", "Received", "Borrowed", "Returned", "Net taken", "Money to balance"],
  ]);
  const taken = [
    { item: "Xanax", count: 4 },
    { item: "Blood Bag : A+", count: 1 },
  ];
  render(<TwoLineRow {...memberLines({ id: 1, name: "Alpha", taken, ...SUMS })} />);
  expect(screen.getByRole("button")).toHaveTextContent(
    "Alpha $4.00m Xanax × 4, Blood Bag : A+, 1 borrowed, $1.25m to balance $900 deposited",
  );
});

test("an item is given out and loaned out", () => {
  expect(headers(itemColumns)).toEqual([
    ...["Item", "Value taken", "Used", "Given out", "Loaned out", "Returned"],
    ...["Deposited", "Market value"],
  ]);
  render(<TwoLineRow {...itemLines({ name: "Xanax", price: 800_000, ...SUMS, money: 0 })} />);
  expect(screen.getByRole("button")).toHaveTextContent(
    "Xanax $4.00m 3 used, 2 given out, 1 loaned out $900 deposited",
  );
});
