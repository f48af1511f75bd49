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

test("the net of a member is the value taken without items and money deposited", () => {
  expect(netOf(SUMS)).toBe(4_000_000 - 900 - 1_250_000);
  expect(netOf({ ...SUMS, money: 9_000_000 })).toBe(-5_000_900);
});

// Items from the armoury are charged to the member who receives them.
test("a member receives and borrows", () => {
  expect(headers(memberColumns)).toEqual([
    ...["Member", "Net taken", "Value taken", "Deposited", "Value deposited", "Money deposited"],
    ...["Items taken", "Used", "Received", "Borrowed", "Returned"],
  ]);
  const taken = [
    { item: "Xanax", count: 4 },
    { item: "Blood Bag : A+", count: 1 },
  ];
  render(<TwoLineRow {...memberLines({ id: 1, name: "Alpha", taken, ...SUMS })} />);
  expect(screen.getByRole("button")).toHaveTextContent(
    "Alpha $2.75m Xanax × 4, Blood Bag : A+, 1 borrowed $1.25m deposited",
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
