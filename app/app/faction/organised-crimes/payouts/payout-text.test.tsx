import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";

import { PhoneEntries } from "@/components/table/testing/phone-entries";

import { moneyColumns } from "./money-columns";
import { NobodyOwed } from "./payout-run";

const row = {
  memberId: 1,
  name: "Alpha",
  hasLeft: false,
  money: 400,
  crimes: 1,
  from: [{ crime: "Pet Project", count: 1, money: 400 }],
};

test.each([
  { kind: "owed", formula: "Per crime: money × members’ share ÷ slots, rounded down." },
  { kind: "equal", formula: "Per crime: money ÷ slots, rounded down." },
  {
    kind: "paid",
    formula: "Per crime: money × percentage paid in the game ÷ slots, rounded down.",
  },
] as const)(
  "money of the kind “$kind” is explained by its own formula",
  async ({ kind, formula }) => {
    const user = userEvent.setup();
    render(<PhoneEntries columns={moneyColumns(kind, new Map())} rows={[row]} />);
    await user.click(screen.getByRole("button", { name: /amount (owed to|earned by) Alpha/ }));
    expect(await screen.findByText(formula)).toBeInTheDocument();
  },
);

test.each([
  { total: 0, percent: 80, title: "These crimes earned no money", words: "Choose other crimes." },
  {
    total: 1000,
    percent: 0,
    title: "Nobody is owed anything",
    words: "The members’ share is 0%. Choose other crimes or a higher share.",
  },
])("a run of $$$total at $percent% that pays nobody says why", ({ title, words, ...run }) => {
  render(<NobodyOwed {...run} />);
  expect(screen.getByText(title)).toBeInTheDocument();
  expect(screen.getByText(words)).toBeInTheDocument();
});
