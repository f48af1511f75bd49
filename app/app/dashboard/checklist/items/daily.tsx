import { Countdown } from "@/components/game/game-time";
import { gamePages } from "@/components/game/links";
import { formatWhole } from "@/lib/format/numbers";
import { formatDuration } from "@/lib/format/times";
import type { Refills } from "@/lib/game/account/account";
import type { DailyFacts } from "@/lib/game/checklist/check-result";
import {
  checkDailyActivity,
  checkPurchaseAllowance,
  checkRefill,
  type DailyActivity,
} from "@/lib/game/checklist/daily";
import { remainingPurchases } from "@/lib/game/shops/daily-purchases";

import {
  type ChecklistQueries,
  type CheckSettings,
  defineCheck,
  fromResult,
  noExplanation,
} from "./define-check";

/** The note of an item that is done once a day: "Used today", or "Not used today". The headline says when the day ends. */
const doneToday = (done: string, open: string) => ({
  note: ({ isUnknown = false }: DailyFacts, isDone: boolean) =>
    isUnknown ? "Not checked since 00:00 TCT" : isDone ? done : open,
  explain: noExplanation,
});

/** The same, with the time until it resets. */
const doneUntilReset = (done: string, open: string) => ({
  ...doneToday(done, open),
  note: (facts: DailyFacts, isDone: boolean) => (
    <>
      {doneToday(done, open).note(facts, isDone)}, resets in{" "}
      <Countdown endsAtMs={facts.resetsAtMs} format={formatDuration} />
    </>
  ),
});

const refill = (which: "energy" | "nerve" | "token") =>
  ({
    owner: "player",
    gameUrl: gamePages.points,
    apiPath: "user/refills",
    dependsOn: ["refills"],
    evaluate: ({ refills }: Pick<ChecklistQueries, "refills">, { nowMs }: CheckSettings) =>
      fromResult(refills, (used: Refills, fetchedAtMs) =>
        checkRefill(used[which], { nowMs, fetchedAtMs }),
      ),
    ...doneToday("Used today", "Not used today"),
  }) as const;

export const REFILLS = {
  nerveRefill: defineCheck({ title: "Nerve refill", section: "General", ...refill("nerve") }),
  energyRefill: defineCheck({ title: "Energy refill", section: "General", ...refill("energy") }),
  casinoRefill: defineCheck({ title: "Casino refill", section: "Casino", ...refill("token") }),
};

const deed = (which: DailyActivity) =>
  ({
    owner: "player",
    isInCity: true,
    apiPath: "user/log",
    dependsOn: ["dailyActivity"],
    evaluate: (
      { dailyActivity }: Pick<ChecklistQueries, "dailyActivity">,
      { nowMs }: CheckSettings,
    ) => fromResult(dailyActivity, ({ entries }) => checkDailyActivity(entries, which, { nowMs })),
  }) as const;

const CHURCH = { section: "General", gameUrl: gamePages.church } as const;
const WHEEL = {
  section: "Casino",
  gameUrl: gamePages.wheels,
  ...doneToday("Spun today", "Not spun today"),
} as const;

/** The items that the log of the day decides. */
export const DAY_LOG = {
  itemShopBuys: defineCheck({
    title: "City shop items",
    section: "General",
    owner: "player",
    gameUrl: gamePages.city,
    isInCity: true,
    apiPath: "user/log",
    dependsOn: ["cityShopPurchases"],
    evaluate: ({ cityShopPurchases }, { nowMs }) =>
      fromResult(cityShopPurchases, ({ entries }) => checkPurchaseAllowance(entries, { nowMs })),
    note: ({ items, resetsAtMs }, isDone) => (
      <>
        {!isDone && `${formatWhole(remainingPurchases(items))} left, `}
        {isDone ? "Resets" : "resets"} in{" "}
        <Countdown endsAtMs={resetsAtMs} format={formatDuration} />
      </>
    ),
    figure: ({ items, limit }) => ({ count: items, of: limit }),
    explain: ({ purchases, items, limit }) => [
      { label: "Purchases since 00:00 TCT", value: formatWhole(purchases) },
      { label: "Items bought", value: formatWhole(items) },
      { label: "Daily limit", value: formatWhole(limit) },
    ],
  }),
  churchPrayer: defineCheck({
    title: "Church prayer",
    ...CHURCH,
    ...deed("prayer"),
    ...doneUntilReset("Prayed today", "Not prayed today"),
  }),
  churchDonation: defineCheck({
    title: "Church donation",
    ...CHURCH,
    ...deed("donation"),
    ...doneUntilReset("Donated today", "Not donated today"),
  }),
  wheelLame: defineCheck({ title: "Wheel of Lame", ...WHEEL, ...deed("lame") }),
  wheelMediocrity: defineCheck({ title: "Wheel of Mediocrity", ...WHEEL, ...deed("mediocrity") }),
  wheelAwesome: defineCheck({ title: "Wheel of Awesome", ...WHEEL, ...deed("awesome") }),
};
