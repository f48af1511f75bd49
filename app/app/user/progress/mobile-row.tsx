import { formatGain, formatValue } from "@/components/history/stat-text";

import type { ProgressRow } from "./rows";
import { Gained } from "./values";

/** A statistic on a phone. */
export function ProgressMobileRow(row: ProgressRow) {
  const {
    latest,
    today,
    ratePerDay,
    best,
    statistic: { title, unit },
  } = row;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3">
      <b className="font-semibold">{title}</b>
      <span className="text-right">
        <Gained {...row} />
      </span>
      <span className="text-muted-foreground">
        {latest === null ? "Not read yet" : `Latest ${formatValue(latest.value, unit)}`}
        {today !== null && `, today ${formatGain(today, unit)}`}
        {best !== null && `, best week ${formatGain(best.amount ?? 0, unit)}`}
      </span>
      <span className="text-right text-muted-foreground">
        {ratePerDay === null ? "" : `${formatGain(ratePerDay, unit)} a day`}
      </span>
    </div>
  );
}
