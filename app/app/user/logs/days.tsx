import { useMemo } from "react";

import { BarChart } from "@/components/charts/charts";
import { SelectField } from "@/components/list/select-field";
import { DataTable } from "@/components/table/data-table";
import type { Choice } from "@/components/window/choice";
import { useUrlChoice } from "@/components/window/use-url-value";
import { sum } from "@/lib/common/numbers";
import { DAY_MS } from "@/lib/common/time";
import { withoutGaps } from "@/lib/common/without-gaps";
import { formatGameDate, formatIsoDay, formatShortGameDay } from "@/lib/format/days";
import { formatMoney, formatMoneyShort, formatWhole } from "@/lib/format/numbers";
import type { DaySums, sumsByDay } from "@/lib/game/logs/log-sums";

import { sumColumn, sumColumns, sumLines, type SumRow } from "./sum-columns";

/** The totals that the chart of days can display. */
const MEASURES = [
  ["in", "Money in"],
  ["out", "Money out"],
  ["entries", "Entries"],
  ["items-in", "Items in"],
  ["items-out", "Items out"],
] as const satisfies readonly Choice[];

type Measure = (typeof MEASURES)[number][0];

const FIELDS = {
  in: "moneyIn",
  out: "moneyOut",
  entries: "entries",
  "items-in": "itemsIn",
  "items-out": "itemsOut",
} as const satisfies Readonly<Record<Measure, keyof DaySums>>;

const NEWEST_FIRST = [{ id: "day", desc: true }];

const columns = sumColumn.columns([
  sumColumn.accessor("atMs", {
    id: "day",
    header: "Day",
    meta: {
      sortText: { asc: "oldest first", desc: "newest first" },
      text: ({ atMs }: SumRow) => formatIsoDay(atMs),
    },
    cell: ({ row }) => <span className="whitespace-nowrap">{row.original.name}</span>,
  }),
  ...sumColumns,
]);

/** The totals of each day, as a chart and as a table. */
export function Days({ days }: { days: ReturnType<typeof sumsByDay> }) {
  const [measure, setMeasure] = useUrlChoice("chart", MEASURES, "in");
  const bars = useMemo(() => dayBars(days, measure), [days, measure]);
  const sums = useMemo(
    () =>
      days.map(({ startsAtMs, ...sum }): SumRow => ({
        ...sum,
        id: String(startsAtMs),
        name: formatGameDate(startsAtMs),
        category: "",
        atMs: startsAtMs,
      })),
    [days],
  );
  return (
    <>
      <DataTable
        title="Log by day"
        name="days"
        columns={columns}
        rows={sums}
        rowId={({ id }) => id}
        initialSort={NEWEST_FIRST}
        firstSort="desc"
        phoneLines={sumLines}
      />
      <div className="mt-4 flex">
        <SelectField label="Chart" value={measure} options={MEASURES} onChange={setMeasure} />
      </div>
      <BarChart label={chartLabel(days, measure)} bars={bars} format={shortFigure(measure)} />
    </>
  );
}

const isMoney = (measure: Measure) => measure === "in" || measure === "out";
const figure = (measure: Measure) => (isMoney(measure) ? formatMoney : formatWhole);
const shortFigure = (measure: Measure) => (isMoney(measure) ? formatMoneyShort : formatWhole);

/** One bar per day from the first to the last, in order. Days without an entry have a bar too, unless there are too many. */
export function dayBars(sums: readonly DaySums[], measure: Measure) {
  const byDay = new Map(sums.map((day) => [day.startsAtMs, day[FIELDS[measure]]]));
  const days = sums.map(({ startsAtMs }) => startsAtMs / DAY_MS);
  return withoutGaps(days).map((day) => {
    const startsAtMs = day * DAY_MS;
    const value = byDay.get(startsAtMs) ?? 0;
    return {
      label: formatShortGameDay(startsAtMs),
      value,
      title: `${formatGameDate(startsAtMs)}: ${figure(measure)(value)}`,
    };
  });
}

/** "Money in by day from 1 Nov 2026 to 20 Nov 2026, $1,500 total." */
export function chartLabel(sums: readonly DaySums[], measure: Measure): string {
  const [, words] = MEASURES.find(([one]) => one === measure) ?? MEASURES[0];
  const { firstMs, lastMs } = endsOf(sums);
  const total = sum(sums.map((day) => day[FIELDS[measure]]));
  return `${words} by day from ${formatGameDate(firstMs)} to ${formatGameDate(lastMs)}, ${figure(measure)(total)} total.`;
}

function endsOf(sums: readonly DaySums[]) {
  const days = sums.map(({ startsAtMs }) => startsAtMs);
  return { firstMs: Math.min(...days), lastMs: Math.max(...days) };
}
