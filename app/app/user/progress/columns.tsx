import { Explain } from "@/components/figures/explain";
import { changeDays, formatGain, formatValue, SPAN_TEXT } from "@/components/history/stat-text";
import { EXPLAINED, NAMES, NUMERIC } from "@/components/table/cells";
import { columnsFor } from "@/components/table/features";
import { formatGameDate, formatIsoDay } from "@/lib/format/days";
import { orDash } from "@/lib/format/numbers";
import type { SpanName, StatChange } from "@/lib/game/progress/series";

import { currentOf, type ProgressRow } from "./rows";

const column = columnsFor<ProgressRow>();

const amountOf = (change: StatChange | null) => change?.amount ?? undefined;

/** The header of the "Per day" column, with the period of the average. */
const PER_DAY: Readonly<Record<SpanName, string>> = {
  week: "Per day, 7 days",
  month: "Per day, 30 days",
  year: "Per day, 52 weeks",
};

/** A statistic and its values. */
const VALUE_COLUMNS = column.columns([
  column.accessor(({ statistic }) => statistic.title, {
    id: "statistic",
    header: "Stat",
    sortFn: "text",
    meta: {
      ...NAMES,
      phone: {
        at: "title",
        cell: ({ statistic }) => <b className="block text-base font-semibold">{statistic.title}</b>,
      },
    },
  }),
  column.accessor("order", {
    id: "order",
    header: "Your order",
    meta: { hidden: true, sortText: { asc: "first to last", desc: "last to first" } },
  }),
  column.accessor((row) => currentOf(row) ?? undefined, {
    id: "now",
    header: "Latest",
    sortUndefined: "last",
    meta: {
      ...NUMERIC,
      phone: {
        at: "note",
        cell: (row) => <span className="block text-base">{latestText(row)}</span>,
      },
    },
    cell: ({ row: { original } }) =>
      orDash(currentOf(original), (value) => formatValue(value, original.statistic.unit)),
  }),
  column.accessor(({ today }) => today ?? undefined, {
    id: "today",
    header: "Today",
    sortUndefined: "last",
    meta: NUMERIC,
    cell: ({ row: { original } }) =>
      original.today === null ? "–" : formatGain(original.today, original.statistic.unit),
  }),
]);

const changeColumn = column.accessor(({ change }) => amountOf(change), {
  id: "gained",
  header: "Change to 00:00",
  sortUndefined: "last",
  meta: {
    ...EXPLAINED,
    phone: {
      at: "aside",
      cell: (row) => (
        <div className="text-base">
          <Gained {...row} />
        </div>
      ),
    },
  },
  cell: ({ row }) => <Gained {...row.original} />,
});

const rateColumn = (span: SpanName) =>
  column.accessor(({ ratePerDay }) => ratePerDay ?? undefined, {
    id: "per-day",
    header: PER_DAY[span],
    sortUndefined: "last",
    meta: {
      ...NUMERIC,
      phone: {
        at: "foot",
        cell: ({ ratePerDay, statistic }) =>
          ratePerDay !== null && (
            <span className="text-small">
              {formatGain(ratePerDay, statistic.unit)} per day {SPAN_TEXT[span]}
            </span>
          ),
      },
    },
    cell: ({ row: { original } }) =>
      original.ratePerDay === null ? "–" : formatGain(original.ratePerDay, original.statistic.unit),
  });

const sinceColumn = column.accessor(({ change }) => change?.from.dayMs, {
  id: "since",
  header: "Since",
  sortUndefined: "last",
  meta: {
    sortText: { asc: "oldest first", desc: "newest first" },
    text: ({ change }: ProgressRow) => (change === null ? "" : formatIsoDay(change.from.dayMs)),
  },
  cell: ({ row: { original } }) =>
    original.change === null ? "–" : formatGameDate(original.change.from.dayMs),
});

/** The changes of other periods, for comparison. */
const OTHER_PERIODS = column.columns([
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

export const columnsOf = (span: SpanName) =>
  column.columns([...VALUE_COLUMNS, changeColumn, rateColumn(span), sinceColumn, ...OTHER_PERIODS]);

function Amount({ change, row }: { change: StatChange | null; row: ProgressRow }) {
  const amount = amountOf(change);
  return amount === undefined ? "–" : formatGain(amount, row.statistic.unit);
}

/** "Latest 2,400, today +12, best week +80". */
function latestText(row: ProgressRow): string {
  const { isRequested, today, best } = row;
  const { unit } = row.statistic;
  const current = currentOf(row);
  return [
    current !== null
      ? `Latest ${formatValue(current, unit)}`
      : isRequested
        ? "No data"
        : "Not loaded yet",
    ...(today === null ? [] : [`today ${formatGain(today, unit)}`]),
    ...(best === null ? [] : [`best week ${formatGain(best.amount ?? 0, unit)}`]),
  ].join(", ");
}

/** The change of a statistic, with the two values of the calculation; “Reset” if the game reset it in between. */
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
