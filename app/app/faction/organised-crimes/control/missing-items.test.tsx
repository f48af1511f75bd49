import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";

import { aCrime, aMember, anItem, aSlot } from "@/lib/game/testing/builders";

import { MissingItems, shopOffers } from "./missing-items";

const DRILL = 1331;
const MUG = 1485;

const lacking = (memberId: number, itemId = DRILL) =>
  aSlot({
    member: { id: memberId, outcome: null },
    item: { id: itemId, isAvailable: false, isReusable: false },
  });

test("the copied shopping list names the item, who needs it and what it costs", async () => {
  const user = userEvent.setup();
  const members = ["Alpha", "Bravo"].map((name, at) => aMember({ id: at + 1, name }));
  const lookups = {
    members: new Map(members.map((member) => [member.id, member])),
    items: new Map([[DRILL, anItem({ id: DRILL, name: "Hand Drill", marketPrice: 5_000 })]]),
    prices: new Map([[DRILL, 5_000]]),
  };
  render(<MissingItems crimes={[aCrime({ slots: [lacking(1), lacking(2)] })]} lookups={lookups} />);
  await user.click(screen.getByRole("button", { name: "Copy shopping list" }));
  expect(await navigator.clipboard.readText()).toBe("2 × Hand Drill\tAlpha and Bravo\t$10,000");
});

test.each([
  {
    priced: [DRILL],
    total: "at least $5.00k total",
    note: "Total excludes 2 items with no market value.",
  },
  { priced: [DRILL, MUG], total: "$15.0k total", note: null },
  { priced: [], total: null, note: null },
])("what a drill and two mugs cost where $priced have a price: $total", (row) => {
  const lookups = {
    members: new Map(),
    items: new Map([[DRILL, anItem({ id: DRILL })]]),
    prices: new Map(row.priced.map((id) => [id, 5_000])),
  };
  const slots = [lacking(1), lacking(2, MUG), lacking(3, MUG)];
  render(<MissingItems crimes={[aCrime({ slots })]} lookups={lookups} />);
  expect(screen.queryByText(/total$/)?.textContent ?? null).toBe(row.total);
  expect(screen.queryByText(/^Total excludes/)?.textContent ?? null).toBe(row.note);
});

const shop = { shop: "Docks", country: "Torn", buyPrice: 900, sellPrice: null };

test.each([
  { soldBy: [], words: "" },
  {
    soldBy: [shop, { ...shop, shop: "Black Market", country: "Japan" }],
    words: "$900 at Docks, $900 at Black Market in Japan",
  },
  { soldBy: [{ ...shop, buyPrice: null }], words: "" },
])("where shops sell an item: $words", ({ soldBy, words }) => {
  expect(shopOffers(anItem({ soldBy }))).toBe(words);
});
