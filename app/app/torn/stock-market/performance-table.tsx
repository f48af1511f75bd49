import { formatPrice, orDash } from "@/lib/format/numbers";
import { formatSignedHundredths, formatSignedPercent } from "@/lib/format/signed";
import type { Performance, StockHistory, StockPeriod } from "@/lib/game/stocks/stock-history";
import { cn } from "@/lib/utils";

import { Figure, PlainTable, RowName } from "./plain-table";

const PERIODS: readonly (readonly [StockPeriod, string])[] = [
  ["lastHour", "Hour"],
  ["lastDay", "Day"],
  ["lastWeek", "Week"],
  ["lastMonth", "Month"],
  ["lastYear", "Year"],
  ["allTime", "All time"],
];

/** How the price changed in each period, according to the game. */
export function PerformanceTable({ performance }: Pick<StockHistory, "performance">) {
  return (
    <PlainTable
      label="Performance"
      headers={["Period", "Change", "In percent", "From", "Lowest", "Highest"]}
    >
      {PERIODS.map(([period, words]) => (
        <tr key={period}>
          <RowName>{words}</RowName>
          <Cells performance={performance[period]} />
        </tr>
      ))}
    </PlainTable>
  );
}

function Cells({ performance }: { performance: Performance | null }) {
  const change = performance?.change ?? 0;
  const tone = cn(change > 0 && "text-success", change < 0 && "text-destructive");
  const of = (field: keyof Performance, format: (value: number) => string) =>
    orDash(performance?.[field] ?? null, format);
  return (
    <>
      <Figure className={tone}>{of("change", formatSignedHundredths)}</Figure>
      <Figure className={tone}>{of("changePercent", formatSignedPercent)}</Figure>
      <Figure>{of("start", formatPrice)}</Figure>
      <Figure>{of("low", formatPrice)}</Figure>
      <Figure>{of("high", formatPrice)}</Figure>
    </>
  );
}
