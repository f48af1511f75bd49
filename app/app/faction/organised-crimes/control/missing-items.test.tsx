import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";

import { aCrime, aMember, anItem, aSlot } from "@/lib/game/testing/builders";

import { MissingItems, shopOffers } from "./missing-items";

const DRILL = 1331;

const lacking = (memberId: number) =>
  aSlot({
    member: { id: memberId, outcome: null },
    item: { id: DRILL, isAvailable: false, isReusable: false },
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
