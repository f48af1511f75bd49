import { useMemo } from "react";

import { LineChart } from "@/components/charts/line-chart";
import { DescriptionRow } from "@/components/figures/description-list";
import { SectionHeader } from "@/components/figures/section-header";
import { daysText, formatGain } from "@/components/history/stat-text";
import { formatMoneyShort } from "@/lib/format/numbers";
import type { Span } from "@/lib/game/week/span";

import { inSpan, type ProgressRow } from "./rows";

/** As many as have a colour each. */
const MOST = 5;

const isPart = ({ statistic: { name } }: ProgressRow) =>
  name.startsWith("networth") && name !== "networth";

/** What the net worth consists of, as far as the player follows its parts: the largest five, as lines and in figures. */
export function Parts({ rows, span }: { rows: readonly ProgressRow[]; span: Span }) {
  const parts = useMemo(
    () =>
      rows
        .filter(isPart)
        .flatMap((row) => {
          const points = inSpan(row.points, span);
          const [first, last] = [points[0], points.at(-1)];
          if (first === undefined || last === undefined || first === last) return [];
          return [{ name: partName(row.statistic.title), first, last, points }];
        })
        .sort((a, b) => b.last.value - a.last.value)
        .slice(0, MOST),
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
    <section aria-label="Net worth by part" className="mt-6">
      <SectionHeader title="Net worth by part" aside={daysText(span)} />
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

/** "In the bank" as "Bank". */
function partName(title: string): string {
  const name = title.replace(/^In (the )?/, "");
  return name.charAt(0).toUpperCase() + name.slice(1);
}
