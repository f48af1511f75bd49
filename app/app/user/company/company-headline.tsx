import { PageHeadline } from "@/components/figures/page-headline";
import { WithNames } from "@/components/game/player-name";
import { Countdown } from "@/components/game/game-time";
import {
  formatCount,
  formatMoney,
  formatMoneyShort,
  formatWhole,
  orDash,
} from "@/lib/format/numbers";
import { nextTurnMs, reportDayMs } from "@/lib/game/companies/company-day";
import { type CompanyReading, compareWeeks } from "@/lib/game/companies/company-history";
import { formatDuration } from "@/lib/format/times";

import { changeText, daysText, reportDayText } from "./text";
import type { TodayProps } from "./today";

/** The profit of the last day, the time until the next one, and the funds. */
export function CompanyHeadline({
  company,
  day,
  nowMs,
  readings,
}: TodayProps & { readings: readonly CompanyReading[] | null }) {
  const details = company.details.data;
  const when = reportDayText(day.reportMs, nowMs);
  const note = day.isFoundedToday
    ? "First report today at about 18:07 TCT"
    : noteOf(day, details?.incomeOfWeek ?? null, readings);
  const [figure, text] = day.isFoundedToday
    ? ["0", "days old"]
    : [orDash(day.profit, formatMoneyShort), `profit ${when}`];
  return (
    <PageHeadline
      figure={figure}
      text={text}
      note={note}
      status={[note]}
      side={[
        {
          label: "Next day",
          value: <Countdown endsAtMs={nextTurnMs(nowMs)} format={formatDuration} />,
          note: "18:00 TCT",
        },
        {
          label: "Funds",
          value: orDash(details?.funds ?? null, formatMoneyShort),
          note:
            day.fundsLastDays === null ? "days unknown" : `${daysText(day.fundsLastDays)} of costs`,
        },
        {
          label: "Your company",
          value: orDash(details?.rating ?? null, (stars) => formatCount(stars, "star", "stars")),
          note:
            details === undefined ? (
              "unknown"
            ) : (
              <WithNames names={[details.name]}>
                {`${details.name}, ${formatWhole(details.employeesHired)} of ${formatWhole(details.employeesCapacity)}`}
              </WithNames>
            ),
        },
      ]}
    />
  );
}

/** The profit of a week and its change, the income of the week if too few days are saved, or that of a day of unknown profit. */
function noteOf(
  { profit, income, reportMs }: TodayProps["day"],
  incomeOfWeek: number | null,
  readings: readonly CompanyReading[] | null,
): string {
  if (profit === null) return `Profit unknown. Income: ${orDash(income, formatMoney)}`;
  const week = compareWeeks(readings ?? [], "profit", reportDayMs(reportMs));
  if (week.total !== null && week.change !== null) {
    const days = week.isAverage ? `, ${formatWhole(week.knownDays)} of 7 days saved` : "";
    return `7 days: ${formatMoneyShort(week.total)}, ${changeText(week.change)} on the week before${week.isAverage ? " per saved day" : ""}${days}`;
  }
  return `7 days: ${orDash(incomeOfWeek, formatMoneyShort)} income`;
}
