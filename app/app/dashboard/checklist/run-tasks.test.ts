import { expect, test } from "vitest";

import { gamePages } from "@/components/game/links";
import { IDLE_ITEMS } from "@/components/upcoming/idle-items";

import { CHECKLIST_ITEMS } from "./items/items";
import { howLongText, openText } from "./run-texts";
import { lostFirst } from "./use-run-tasks";

test.each([
  {
    open: ["inactiveMembers", "nerveRefill", "missions"],
    order: "nerveRefill, inactiveMembers, missions",
  },
  {
    open: ["education", "wheelLame", "itemShopBuys", "churchPrayer"],
    order: "wheelLame, itemShopBuys, churchPrayer, education",
  },
  { open: ["drugCooldown", "ocItems"], order: "drugCooldown, ocItems" },
  {
    open: ["churchPrayer", "ocItems", "casinoRefill"],
    away: ["churchPrayer"],
    order: "casinoRefill, ocItems, churchPrayer",
  },
])("what is lost at 00:00 comes first, out of reach last: $order", ({ open, away = [], order }) => {
  const checks = open.flatMap((id) =>
    CHECKLIST_ITEMS.filter((item) => item.id === id).map((item) => ({
      ...item,
      isOutOfReach: away.includes(id),
    })),
  );
  expect(
    lostFirst(checks)
      .map(({ id }) => id)
      .join(", "),
  ).toBe(order);
});

test("each button names its place", () => {
  for (const { gameUrl } of [...CHECKLIST_ITEMS, ...IDLE_ITEMS]) {
    expect(openText(gameUrl)).not.toBe("Open in the game");
  }
  expect(openText(gamePages.gym)).toBe("Open the gym");
});

test.each([
  { seconds: 20, text: "About 20 s" },
  { seconds: 60, text: "About 1 min" },
  { seconds: 120, text: "About 2 min" },
])("$seconds seconds: $text", ({ seconds, text }) => {
  expect(howLongText(seconds)).toBe(text);
});
