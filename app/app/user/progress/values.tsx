import { Explain } from "@/components/figures/explain";
import { formatGain, formatValue } from "@/components/history/stat-text";
import { formatGameDate } from "@/lib/format/days";

import type { ProgressRow } from "./rows";

/** What a statistic has changed by, with the two readings; in words where they say nothing. */
export function Gained({ statistic: { title, unit }, change }: ProgressRow) {
  if (change === null) return "—";
  const { from, to, amount } = change;
  return (
    <span className="inline-flex items-center justify-end gap-1 font-semibold whitespace-nowrap">
      {amount === null ? "Set back" : formatGain(amount, unit)}
      <Explain
        title={`the change of ${title}`}
        lines={[
          {
            label: `At 00:00 TCT of ${formatGameDate(to.dayMs)}`,
            value: formatValue(to.value, unit),
          },
          {
            label: `At 00:00 TCT of ${formatGameDate(from.dayMs)}`,
            value: formatValue(from.value, unit),
          },
          ...(amount === null ? [] : [{ label: "Change", value: formatGain(amount, unit) }]),
        ]}
        {...(amount === null && {
          note: "It only ever grows, and yet fell in between: the game has set it back, so the difference says nothing.",
        })}
      />
    </span>
  );
}
