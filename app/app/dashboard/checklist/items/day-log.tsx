import { Countdown } from "@/components/game/countdown";
import { gamePages } from "@/components/game/links";
import { formatWhole } from "@/lib/format/numbers";
import { formatDuration } from "@/lib/format/times";
import {
  type DailyActivity,
  checkDailyActivity,
  checkPurchaseAllowance,
} from "@/lib/game/checklist/daily";
import { remainingPurchases } from "@/lib/game/shops/daily-purchases";

import { fromResult, defineCheck, type CheckSettings } from "./define-check";
import { doneToday, doneUntilReset } from "./done-today";
import type { ChecklistQueries } from "./queries";

const deed = (which: DailyActivity) =>
  ({
    owner: "player",
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

/** What the log of the day tells. */
export const DAY_LOG = {
  itemShopBuys: defineCheck({
    title: "City shop items",
    section: "General",
    owner: "player",
    gameUrl: gamePages.city,
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
      { label: "Items in them", value: formatWhole(items) },
      { label: "Allowed a day", value: formatWhole(limit) },
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
