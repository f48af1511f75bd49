import { Explain } from "@/components/figures/explain";
import { changeDays, formatGain, formatValue } from "@/components/history/stat-text";
import { EXPLAINED, NAMES, NUMERIC } from "@/components/table/cells";
import { columnsFor } from "@/components/table/features";
import { formatGameDate, formatIsoDay } from "@/lib/format/days";
import type { StatChange } from "@/lib/game/progress/series";

import type { ProgressRow } from "./rows";

const column = columnsFor<ProgressRow>();

const amountOf = (change: StatChange | null) => change?.amount ?? undefined;

export const columns = column.columns([
  column.accessor(({ statistic }) => statistic.title, {
    id: "statistic",
    header: "Stat",
    sortFn: "text",
    meta: NAMES,
  }),
  column.accessor("order", {
    id: "order",
    header: "Your order",
    meta: { hidden: true, sortText: { asc: "first to last", desc: "last to first" } },
  }),
  column.accessor(({ latest }) => latest?.value, {
    id: "now",
    header: "Latest",
    sortUndefined: "last",
    meta: NUMERIC,
    cell: ({ row: { original } }) =>
      original.latest === null ? "–" : formatValue(original.latest.value, original.statistic.unit),
  }),
  column.accessor(({ today }) => today ?? undefined, {
    id: "today",
    header: "Today",
    sortUndefined: "last",
    meta: NUMERIC,
    cell: ({ row: { original } }) =>
      original.today === null ? "–" : formatGain(original.today, original.statistic.unit),
  }),
  column.accessor(({ change }) => amountOf(change), {
    id: "gained",
    header: "Change",
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
      original.ratePerDay === null ? "–" : formatGain(original.ratePerDay, original.statistic.unit),
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
      original.change === null ? "–" : formatGameDate(original.change.from.dayMs),
  }),
  column.accessor(({ before }) => amountOf(before), {
    id: "before",
    header: "Previous period",
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
  return amount === undefined ? "–" : formatGain(amount, row.statistic.unit);
}

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
        {latest === null ? "Not loaded yet" : `Latest ${formatValue(latest.value, unit)}`}
        {today !== null && `, today ${formatGain(today, unit)}`}
        {best !== null && `, best week ${formatGain(best.amount ?? 0, unit)}`}
      </span>
      <span className="text-right text-muted-foreground">
        {ratePerDay === null ? "" : `${formatGain(ratePerDay, unit)} per day`}
      </span>
    </div>
  );
}

/** The change of a statistic, with the two values it comes from; “Reset” if the game reset it in between. */
function Gained({ statistic: { title, unit }, change }: ProgressRow) {
  if (change === null) return "–";
  const { from, to, amount } = change;
  return (
    <span className="inline-flex items-center justify-end gap-1 font-semibold whitespace-nowrap">
      {amount === null ? "Reset" : formatGain(amount, unit)}
      <Explain
        title={`the change in ${title}`}
        lines={[
          {
            label: `${formatGameDate(to.dayMs)}, 00:00 TCT`,
            value: formatValue(to.value, unit),
          },
          {
            label: `${formatGameDate(from.dayMs)}, 00:00 TCT`,
            value: formatValue(from.value, unit),
          },
          ...(amount === null ? [] : [{ label: "Change", value: formatGain(amount, unit) }]),
        ]}
        {...(amount === null && {
          note: "The game reset this stat in between, so there’s no change to show.",
        })}
      />
    </span>
  );
}
