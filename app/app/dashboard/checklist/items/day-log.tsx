import { Countdown } from "@/components/game/countdown";
import { gamePages } from "@/components/game/links";
import { formatWhole } from "@/lib/format/numbers";
import { formatDuration } from "@/lib/format/times";
import {
  type DailyActivity,
  checkDailyActivity,
  checkPurchaseAllowance,
} from "@/lib/game/checklist/daily-activity";
import { remainingPurchases } from "@/lib/game/shops/daily-purchases";

import type { Answers } from "./answers";
import { byAnswer, defineCheck, type Terms } from "./define-check";
import { doneToday, doneUntilReset } from "./done-today";

const deed = (which: DailyActivity) =>
  ({
    of: "player",
    reads: "user/log",
    judgedBy: ["dayLog"],
    judge: ({ dayLog }: Pick<Answers, "dayLog">, { nowMs }: Terms) =>
      byAnswer(dayLog, ({ entries }) => checkDailyActivity(entries, which, { nowMs })),
  }) as const;

const CHURCH = { section: "General", place: gamePages.church } as const;
const WHEEL = {
  section: "Casino",
  place: gamePages.wheels,
  ...doneToday("Spun today", "Not spun today"),
} as const;

/** What the log of the day tells. */
export const DAY_LOG = {
  itemShopBuys: defineCheck({
    title: "City shop items",
    section: "General",
    of: "player",
    place: gamePages.city,
    reads: "user/log",
    judgedBy: ["shopBuys"],
    judge: ({ shopBuys }, { nowMs }) =>
      byAnswer(shopBuys, ({ entries }) => checkPurchaseAllowance(entries, { nowMs })),
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
