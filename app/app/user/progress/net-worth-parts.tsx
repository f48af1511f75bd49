import { useMemo } from "react";

import { LineChart } from "@/components/charts/charts";
import { DescriptionRow } from "@/components/figures/description-list";
import { SectionHeader } from "@/components/figures/section-header";
import { daysText, formatGain } from "@/components/history/stat-text";
import { formatMoneyShort } from "@/lib/format/numbers";
import type { Span } from "@/lib/game/week/span";

import { inSpan, type ProgressRow } from "./rows";

/** The maximum number of parts: the chart has a colour for each of these. */
const MAX_PARTS = 5;

const isNetWorthPart = ({ statistic: { name } }: ProgressRow) =>
  name.startsWith("networth") && name !== "networth";

/** The five largest tracked parts of the net worth, as a chart and as numbers. */
export function NetWorthParts({ rows, span }: { rows: readonly ProgressRow[]; span: Span }) {
  const parts = useMemo(
    () =>
      rows
        .filter(isNetWorthPart)
        .flatMap((row) => {
          const points = inSpan(row.points, span);
          const [first, last] = [points[0], points.at(-1)];
          if (first === undefined || last === undefined || first === last) return [];
          return [{ name: partName(row.statistic.title), first, last, points }];
        })
        .sort((a, b) => b.last.value - a.last.value)
        .slice(0, MAX_PARTS),
    [rows, span],
  );
  const lines = useMemo(
    () =>
      parts.map(({ name, points }) => ({
        name,
        points: points.map(({ dayMs, value }) => ({ atMs: dayMs, value })),
      })),
    [parts],
  );
  if (parts.length < 2) return null;
  return (
    <section aria-label="Net worth breakdown" className="mt-6">
      <SectionHeader title="Net worth breakdown" aside={daysText(span)} />
      <LineChart
        label={`Parts of your net worth, the largest first: ${parts
          .map(({ name, last }) => `${name} ${formatMoneyShort(last.value)}`)
          .join(", ")}.`}
        lines={lines}
        format={formatMoneyShort}
      />
      <dl className="mt-2 max-w-136">
        {parts.map(({ name, first, last }) => (
          <DescriptionRow
            key={name}
            label={name}
            value={`${formatMoneyShort(last.value)} (${formatGain(last.value - first.value, "dollars")})`}
            wide
          />
        ))}
      </dl>
    </section>
  );
}

/** "Bank" for "Net worth in the bank". */
function partName(title: string): string {
  const name = title.replace(/^Net worth in (the )?/, "");
  return name.charAt(0).toUpperCase() + name.slice(1);
}
