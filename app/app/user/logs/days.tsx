import { useMemo } from "react";

import { BarChart } from "@/components/charts/bar-chart";
import { SelectField } from "@/components/list/select-field";
import { DataTable } from "@/components/table/data-table";
import { useUrlChoice } from "@/components/window/use-url-choice";
import { formatGameDate, formatIsoDay } from "@/lib/format/days";
import type { sumsByDay } from "@/lib/game/logs/log-sums";

import { chartLabel, dayBars, MEASURES, shortFigure } from "./day-bars";
import { sumColumn, sumColumns, type SumRow } from "./sum-columns";
import { SumMobileRow } from "./sum-mobile-row";

const LATEST_FIRST = [{ id: "day", desc: true }];

const columns = sumColumn.columns([
  sumColumn.accessor("atMs", {
    id: "day",
    header: "Day",
    meta: {
      sortText: { asc: "oldest first", desc: "latest first" },
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
        initialSort={LATEST_FIRST}
        firstSort="desc"
        mobileRow={SumMobileRow}
      />
      <div className="mt-4 flex">
        <SelectField label="Chart" value={measure} options={MEASURES} onChange={setMeasure} />
      </div>
      <BarChart label={chartLabel(days, measure)} bars={bars} format={shortFigure(measure)} />
    </>
  );
}
