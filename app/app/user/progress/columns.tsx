import { changeDays, formatGain, formatValue } from "@/components/history/stat-text";
import { EXPLAINED, NUMERIC, NAMES } from "@/components/table/cells";
import { columnsFor } from "@/components/table/features";
import { formatGameDate, formatIsoDay } from "@/lib/format/days";
import type { StatChange } from "@/lib/game/progress/stat-change";

import type { ProgressRow } from "./rows";
import { Gained } from "./values";

const column = columnsFor<ProgressRow>();

const amountOf = (change: StatChange | null) => change?.amount ?? undefined;

export const columns = column.columns([
  column.accessor(({ statistic }) => statistic.title, {
    id: "statistic",
    header: "Statistic",
    sortFn: "text",
    meta: NAMES,
  }),
  column.accessor("order", {
    id: "order",
    header: "As you follow them",
    meta: { hidden: true, sortText: { asc: "first to last", desc: "last to first" } },
  }),
  column.accessor(({ latest }) => latest?.value, {
    id: "now",
    header: "Latest",
    sortUndefined: "last",
    meta: NUMERIC,
    cell: ({ row: { original } }) =>
      original.latest === null ? "—" : formatValue(original.latest.value, original.statistic.unit),
  }),
  column.accessor(({ today }) => today ?? undefined, {
    id: "today",
    header: "Today",
    sortUndefined: "last",
    meta: NUMERIC,
    cell: ({ row: { original } }) =>
      original.today === null ? "—" : formatGain(original.today, original.statistic.unit),
  }),
  column.accessor(({ change }) => amountOf(change), {
    id: "gained",
    header: "Gained",
    sortUndefined: "last",
    meta: EXPLAINED,
    cell: ({ row }) => <Gained {...row.original} />,
  }),
  column.accessor(({ ratePerDay }) => ratePerDay ?? undefined, {
    id: "per-day",
    header: "Per day",
    sortUndefined: "last",
    meta: NUMERIC,
    cell: ({ row: { original } }) =>
      original.ratePerDay === null ? "—" : formatGain(original.ratePerDay, original.statistic.unit),
  }),
  column.accessor(({ change }) => change?.from.dayMs, {
    id: "since",
    header: "Since",
    sortUndefined: "last",
    meta: {
      sortText: { asc: "oldest first", desc: "newest first" },
      text: ({ change }: ProgressRow) => (change === null ? "" : formatIsoDay(change.from.dayMs)),
    },
    cell: ({ row: { original } }) =>
      original.change === null ? "—" : formatGameDate(original.change.from.dayMs),
  }),
  column.accessor(({ before }) => amountOf(before), {
    id: "before",
    header: "Before",
    sortUndefined: "last",
    meta: NUMERIC,
    cell: ({ row: { original } }) => <Amount change={original.before} row={original} />,
  }),
  column.accessor(({ best }) => amountOf(best), {
    id: "best",
    header: "Best week",
    sortUndefined: "last",
    meta: NUMERIC,
    cell: ({ row: { original } }) => (
      <span title={original.best === null ? undefined : changeDays(original.best)}>
        <Amount change={original.best} row={original} />
      </span>
    ),
  }),
]);

function Amount({ change, row }: { change: StatChange | null; row: ProgressRow }) {
  const amount = amountOf(change);
  return amount === undefined ? "—" : formatGain(amount, row.statistic.unit);
}
