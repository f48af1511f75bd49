import { Countdown } from "@/components/game/countdown";
import { gamePages } from "@/components/game/links";
import { formatWhole } from "@/lib/format/numbers";
import { formatDuration } from "@/lib/format/times";
import { type DayDeed, deedVerdict, purchasesVerdict } from "@/lib/game/checklist/day-log";
import { leftToday } from "@/lib/game/shops/bought-today";

import type { Answers } from "./answers";
import { byAnswer, defineCheck, type Terms } from "./define-check";
import { doneToday, doneUntilReset } from "./done-today";

const deed = (which: DayDeed) =>
  ({
    of: "player",
    reads: "user/log",
    judgedBy: ["dayLog"],
    judge: ({ dayLog }: Pick<Answers, "dayLog">, { nowMs }: Terms) =>
      byAnswer(dayLog, ({ entries }) => deedVerdict(entries, which, { nowMs })),
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
      byAnswer(shopBuys, ({ entries }) => purchasesVerdict(entries, { nowMs })),
    note: ({ count, resetsAtMs }, isDone) => (
      <>
        {!isDone && `${formatWhole(leftToday(count))} left, `}
        {isDone ? "Resets" : "resets"} in{" "}
        <Countdown endsAtMs={resetsAtMs} format={formatDuration} />
      </>
    ),
    figure: ({ count, of }) => ({ count, of }),
    explain: ({ purchases, count, of }) => [
      { label: "Purchases since 00:00 TCT", value: formatWhole(purchases) },
      { label: "Items in them", value: formatWhole(count) },
      { label: "Allowed a day", value: formatWhole(of) },
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
