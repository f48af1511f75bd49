import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";

import { PhoneEntries } from "@/components/table/testing/phone-entries";

import { itemColumns, memberColumns } from "./armoury-ledger";

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

const labels = () => screen.getAllByRole("term").map(({ textContent }) => textContent);
const headers = (columns: readonly { header?: unknown }[]) => columns.map(({ header }) => header);

// Items from the armoury are charged to the member who receives them.
test("a member receives and borrows", () => {
  render(<PhoneEntries columns={memberColumns} rows={[{ id: 1, name: "Alpha", ...SUMS }]} />);
  const words = ["Used", "Received", "Borrowed", "Returned", "Value deposited", "Money deposited"];
  expect(labels()).toEqual(words);
  expect(headers(memberColumns)).toEqual(["Member", "Value taken", ...words]);
});

test("an item is given out and loaned out", () => {
  render(
    <PhoneEntries columns={itemColumns} rows={[{ name: "Xanax", price: 800_000, ...SUMS }]} />,
  );
  const words = ["Used", "Given out", "Loaned out", "Returned", "Deposited", "Market value"];
  expect(labels()).toEqual(words);
  expect(headers(itemColumns)).toEqual(["Item", "Value taken", ...words]);
});
