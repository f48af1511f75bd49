import { fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";

import { renderSignedIn } from "@/components/session/testing/render-signed-in";
import { DAY_MS } from "@/lib/common/time";
import { statisticsOf } from "@/lib/game/progress/statistics";
import { goalsStore } from "@/lib/store/user/progress";

import { Goals } from "./goals";

const TODAY = Date.UTC(2026, 10, 20);

afterEach(() => {
  goalsStore.clear();
});

/** Two a day in the last 30 days, of which one a day in the last seven. */
const USUAL = { 30: 882, 7: 935, 0: 942 };

test.each([
  {
    what: "the pace of 30 days is enough",
    history: USUAL,
    byDays: 40,
    says: "58 to go, expected 19 Dec 2026 at +2 per day, as in the last 30 days. On track. Needs +1.5 per day until 30 Dec 2026.",
  },
  {
    what: "the pace of 30 days isn't enough",
    history: USUAL,
    byDays: 20,
    says: "58 to go, expected 19 Dec 2026 at +2 per day, as in the last 30 days. Behind. Needs +2.9 per day until 10 Dec 2026.",
  },
  {
    what: "nothing was added in 30 days",
    history: { 30: 942, 0: 942 },
    byDays: 20,
    says: "58 to go, 0 per day in the last 30 days. Behind. Needs +2.9 per day until 10 Dec 2026.",
  },
  {
    what: "30 days aren't known",
    history: { 0: 942 },
    byDays: 20,
    says: "58 to go, no estimate yet. Needs +2.9 per day until 10 Dec 2026.",
  },
  {
    what: "there is no date",
    history: USUAL,
    byDays: null,
    says: "58 to go, expected 19 Dec 2026 at +2 per day, as in the last 30 days.",
  },
])("a goal says which days it goes by: $what", async ({ history, byDays, says }) => {
  goalsStore.set([
    {
      stat: "xantaken",
      target: 1000,
      byMs: byDays === null ? null : TODAY + byDays * DAY_MS,
    },
  ]);
  const days = Object.entries(history).map(
    ([age, xantaken]) => [TODAY - Number(age) * DAY_MS, { xantaken }] as const,
  );
  renderSignedIn(
    <Goals
      history={Object.fromEntries(days)}
      tracked={statisticsOf(["xantaken"])}
      todayMs={TODAY}
    />,
  );
  expect((await screen.findByText(/ to go, /)).textContent.trim()).toBe(says);
});

test("the form suggests the next round numbers within a year of stats without a goal, and one press sets one", async () => {
  const at = (xantaken: number, strength: number, dexterity: number) => ({
    ...{ xantaken, strength, dexterity, timeplayed: xantaken },
  });
  renderSignedIn(
    <Goals
      history={{
        [TODAY - 30 * DAY_MS]: at(882, 9_000, 50),
        [TODAY]: at(942, 12_000, 50),
      }}
      tracked={statisticsOf(["dexterity", "strength", "timeplayed", "xantaken"])}
      todayMs={TODAY}
    />,
  );
  const open = () => {
    fireEvent.click(screen.getByRole("button", { name: "Add a goal" }));
  };
  const suggested = async () =>
    (await screen.findAllByRole("button", { name: /^Add the goal/ })).map(
      ({ textContent }) => textContent,
    );
  open();
  expect(await suggested()).toEqual([
    "Add the goal Xanax 1,00019 Dec",
    "Add the goal Strength 15,00020 Dec",
  ]);
  fireEvent.click(screen.getByRole("button", { name: /Xanax/ }));
  expect(goalsStore.get()).toEqual([{ stat: "xantaken", target: 1000, byMs: null }]);
  expect(await screen.findByText(/^58 to go, expected 19 Dec 2026/)).toBeVisible();
  expect(screen.queryByRole("dialog")).toBeNull();
  open();
  expect(await suggested()).toEqual(["Add the goal Strength 15,00020 Dec"]);
});
