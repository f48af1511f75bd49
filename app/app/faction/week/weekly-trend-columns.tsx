import { SparkChart } from "@/components/charts/spark-chart";
import { DescriptionRow, DescriptionList } from "@/components/figures/description-list";
import { PlayerLink } from "@/components/game/player-link";
import { NUMERIC, NAMES } from "@/components/table/cells";
import { columnsFor } from "@/components/table/features";
import type { Span } from "@/lib/game/week/span";
import type { WeekStat } from "@/lib/game/week/week-stats";
import type { WeekGain, WeeklyTrend } from "@/lib/game/week/weekly-trend";

import { formatOf, spanText, STAT_TEXT } from "./text";

export interface WeeklyTrendRow extends WeeklyTrend {
  id: number;
  name: string;
  stat: WeekStat;
  spans: readonly Span[];
}

const column = columnsFor<WeeklyTrendRow>();

/** Best or worst: what it was, and when. */
const gainOn = (week: WeekGain | null, stat: WeekStat) =>
  week === null ? "—" : `${formatOf(stat)(week.gain)}, ${spanText(week.span)}`;

const averageOf = ({ average, stat }: WeeklyTrendRow) =>
  average === null ? "—" : formatOf(stat)(average);

const latestOf = ({ weeks, spans }: WeeklyTrendRow) =>
  weeks.find(({ span }) => span.fromMs === spans[0]?.fromMs)?.gain;

export const weeklyTrendColumns = column.columns([
  column.accessor("name", {
    id: "name",
    header: "Member",
    sortFn: "text",
    meta: { ...NAMES, text: ({ name, id }) => `${name} [${id}]` },
    cell: ({ row: { original } }) => <PlayerLink id={original.id}>{original.name}</PlayerLink>,
  }),
  column.accessor(({ weeks }) => weeks.length || undefined, {
    id: "weeks",
    header: "Weeks",
    sortUndefined: "last",
    meta: {
      sortText: { asc: "fewest first", desc: "most first" },
      // Oldest first, a gap as a dash, so that a sheet can draw them again.
      text: ({ weeks, spans }: WeeklyTrendRow) =>
        spans
          .toReversed()
          .map(({ fromMs }) => weeks.find(({ span }) => span.fromMs === fromMs)?.gain ?? "–")
          .join(" "),
    },
    cell: ({ row }) => <WeeklyTrendLine {...row.original} />,
  }),
  column.accessor(latestOf, {
    id: "latest",
    header: "Last week",
    sortUndefined: "last",
    meta: NUMERIC,
    cell: ({ row: { original } }) => {
      const gain = latestOf(original);
      return gain === undefined ? "—" : formatOf(original.stat)(gain);
    },
  }),
  column.accessor(({ average }) => average ?? undefined, {
    id: "average",
    header: "A week, on average",
    sortUndefined: "last",
    meta: { ...NUMERIC, bar: () => "open" },
    cell: ({ row }) => averageOf(row.original),
  }),
  column.accessor(({ best }) => best?.gain, {
    id: "best",
    header: "Best week",
    sortUndefined: "last",
    meta: NUMERIC,
    cell: ({ row: { original } }) => gainOn(original.best, original.stat),
  }),
  column.accessor(({ worst }) => worst?.gain, {
    id: "worst",
    header: "Worst week",
    sortUndefined: "last",
    meta: NUMERIC,
    cell: ({ row: { original } }) => gainOn(original.worst, original.stat),
  }),
]);

/** The weeks as a small line; a dash where there aren’t two of them. */
export function WeeklyTrendLine({
  name,
  weeks,
  spans,
  stat,
}: Pick<WeeklyTrendRow, "name" | "weeks" | "spans" | "stat">) {
  const [oldest, newest] = [spans.at(-1), spans[0]];
  if (weeks.length < 2 || oldest === undefined || newest === undefined) return "—";
  const format = formatOf(stat);
  return (
    <SparkChart
      label={`${STAT_TEXT[stat].name} of ${name}, week by week: ${weeks.map(({ gain }) => format(gain)).join(", ")}.`}
      points={weeks.map(({ span, gain }) => ({ dayMs: span.toMs, value: gain }))}
      fromMs={oldest.toMs}
      toMs={newest.toMs}
      unit={stat}
      format={(gain) => format(gain)}
    />
  );
}

/** A member on a phone. */
export function WeeklyTrendMobileRow(row: WeeklyTrendRow) {
  return (
    <>
      <div className="pair text-read">
        <PlayerLink id={row.id}>{row.name}</PlayerLink>
        <span>{averageOf(row)} a week</span>
      </div>
      {row.weeks.length > 0 && (
        <>
          <WeeklyTrendLine {...row} />
          <DescriptionList>
            <DescriptionRow label="Best week" value={gainOn(row.best, row.stat)} />
            <DescriptionRow label="Worst week" value={gainOn(row.worst, row.stat)} />
          </DescriptionList>
        </>
      )}
    </>
  );
}
