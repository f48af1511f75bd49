import type { ExplainedSum } from "@/components/figures/explain-lines";
import { formatCount, formatMoney } from "@/lib/format/numbers";
import type { WeekComparison } from "@/lib/game/companies/company-history";

import { changeText } from "./text";

/** The change from the seven days before, step by step; null if nothing is compared. */
export function explainChange(
  name: "profit" | "income",
  { total, totalBefore, knownDays, knownDaysBefore, change, isAverage }: WeekComparison,
): ExplainedSum | null {
  if (change === null || total === null || totalBefore === null) return null;
  const sums = [
    { label: `Last 7 days, ${daysText(knownDays)} known`, value: formatMoney(total) },
    { label: `7 days before, ${daysText(knownDaysBefore)} known`, value: formatMoney(totalBefore) },
  ];
  const averages = [
    { label: "Per known day", value: formatMoney(Math.round(total / knownDays)) },
    {
      label: "Per known day before",
      value: formatMoney(Math.round(totalBefore / knownDaysBefore)),
    },
  ];
  return {
    title: `the change of ${name}`,
    lines: [
      ...sums,
      ...(isAverage ? averages : []),
      { label: "Change", value: changeText(change) },
    ],
    note: isAverage
      ? "A day is missing, so averages per known day are compared."
      : "The 7-day totals are compared.",
  };
}

const daysText = (days: number) => formatCount(days, "day", "days");
