import { Explain } from "@/components/figures/explain";
import { formatGain, formatValue } from "@/components/history/stat-text";
import { Progress } from "@/components/ui/progress";
import { useNow } from "@/components/window/use-now";
import { formatGameDate } from "@/lib/format/days";
import { dayStartMs, MINUTE_MS } from "@/lib/game/time/time";

import type { AwardRow } from "./rows";
import { progressText, whenText } from "./text";

/** How much is done of one that is not won yet, as a bar with its two numbers. */
export function Share(row: AwardRow) {
  const { award, target, value, won } = row;
  if (won !== null) return null;
  return (
    <span className="inline-block w-full">
      <span className="text-small text-muted-foreground">{progressText(row)}</span>
      {target !== null && value !== null && (
        <Progress label={award.name} value={value} max={target.target} className="mt-1" />
      )}
    </span>
  );
}

/** When it is won at the pace of the last 30 days, and how that was computed. */
export function When(row: AwardRow) {
  const todayMs = dayStartMs(useNow(MINUTE_MS));
  const { award, target, projection, range } = row;
  const expectedMs = projection?.expectedMs ?? null;
  return (
    <span className="inline-flex items-center gap-1">
      {whenText(row, todayMs)}
      {projection !== null && target !== null && expectedMs !== null && (
        <Explain
          title={`the date of ${award.name}`}
          lines={[
            { label: "Still missing", value: formatValue(projection.remaining, target.unit) },
            {
              label: "A day, in the last 30 days",
              value:
                projection.pace === null ? "not known" : formatGain(projection.pace, target.unit),
            },
            { label: "Reached at that pace", value: formatGameDate(expectedMs) },
            ...(range === null
              ? []
              : [
                  {
                    label: "At the pace of the best of 4 weeks",
                    value: formatGameDate(range.fromMs),
                  },
                  {
                    label: "At the pace of the slowest",
                    value: range.toMs === null ? "never" : formatGameDate(range.toMs),
                  },
                ]),
          ]}
          note="Divided and rounded up to whole days. A pace of the past promises nothing."
        />
      )}
    </span>
  );
}
