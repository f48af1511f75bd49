import { PlayerLink } from "@/components/game/player-link";
import { PlayerName } from "@/components/game/player-name";
import type { TwoLines } from "@/components/list/two-line-row";
import { NAMES, NUMERIC } from "@/components/table/cells";
import { columnsFor } from "@/components/table/features";
import { formatShortGameDay } from "@/lib/format/days";
import type { UnmetMinimum } from "@/lib/game/week/weekly-minimums";
import type { WeekGain, WeeklyTrend } from "@/lib/game/week/weekly-trend";

import { belowFirst, spanText, unmetMinimumText } from "./text";
import { averageFormatOf, type Line, lineLabel, RowLine, WeeklyTrendLine } from "./trend-lines";

/** A member's weeks, for one stat. */
export interface WeeklyTrendRow extends WeeklyTrend, Line {
  id: number;
  /** The gain in the newest week; undefined if it isn't known. */
  latest: number | undefined;
  /** The minimum that the newest week is below; null if there is none. */
  unmet: UnmetMinimum | null;
}

const column = columnsFor<WeeklyTrendRow>();

/** The gain of the best or worst week, and its dates. */
export const gainOn = (week: WeekGain | null, format: (gain: number) => string) => ({
  gain: week === null ? "–" : format(week.gain),
  dates: week === null ? "" : spanText(week.span),
});

/** "13 h, 16 Nov to 23 Nov". */
const gainText = (week: WeekGain | null, format: (gain: number) => string) =>
  week === null ? "–" : Object.values(gainOn(week, format)).join(", ");

/** "13 h, 16 Nov": the week by its first day. */
export const shortGainText = (week: WeekGain | null, format: (gain: number) => string) => (
  <span className="whitespace-nowrap">
    {week === null ? "–" : `${format(week.gain)}, ${formatShortGameDay(week.span.fromMs)}`}
  </span>
);

const averageOf = ({ average, stat }: WeeklyTrendRow) =>
  average === null ? "–" : averageFormatOf(stat)(average);

const latestText = ({ latest, stat }: WeeklyTrendRow) =>
  latest === undefined ? "–" : averageFormatOf(stat)(latest);

/** "53 min of 1 h". */
const belowText = ({ stat, gain, minimum }: UnmetMinimum) =>
  `${averageFormatOf(stat)(gain)} of ${averageFormatOf(stat)(minimum)}`;

/** A member on a phone: the newest week, the average, and the minimum that the newest week is below. */
export const trendLines = (row: WeeklyTrendRow): TwoLines => ({
  title: <PlayerName>{row.name}</PlayerName>,
  figure: latestText(row),
  detail: `average ${averageOf(row)}`,
  second: (
    <span className="inline-flex h-4.5 items-center gap-2 align-top">
      {row.unmet !== null && (
        <span className="font-semibold text-warning">
          below {averageFormatOf(row.stat)(row.unmet.minimum)}
        </span>
      )}
      <RowLine {...row} />
    </span>
  ),
});

export const weeklyTrendColumns = column.columns([
  column.accessor("name", {
    id: "name",
    header: "Member",
    sortFn: "text",
    meta: {
      ...NAMES,
      text: ({ name, id }) => `${name} [${id}]`,
      phone: { at: "line", cell: ({ name, id }) => <PlayerLink id={id}>{name}</PlayerLink> },
    },
    cell: ({ row: { original } }) => <PlayerLink id={original.id}>{original.name}</PlayerLink>,
  }),
  column.accessor(
    ({ average, unmet }) => (average === null ? undefined : belowFirst(unmet !== null, average)),
    {
      id: "unmet",
      header: "Below minimum",
      sortUndefined: "last",
      meta: {
        hidden: true,
        text: ({ unmet }) => (unmet === null ? "" : unmetMinimumText(unmet)),
        phone: { at: "line", cell: ({ unmet }) => unmet && unmetMinimumText(unmet) },
      },
      cell: ({ row: { original } }) =>
        original.unmet === null ? "–" : unmetMinimumText(original.unmet),
    },
  ),
  column.accessor(({ weeks }) => weeks.length || undefined, {
    id: "weeks",
    header: "Weeks",
    sortUndefined: "last",
    meta: {
      sortText: { asc: "fewest first", desc: "most first" },
      // Oldest first, gaps as dashes, so that a spreadsheet can chart them.
      text: ({ weeks, spans }: WeeklyTrendRow) =>
        spans
          .toReversed()
          .map(({ fromMs }) => weeks.find(({ span }) => span.fromMs === fromMs)?.gain ?? "–")
          .join(" "),
      phone: {
        at: "block",
        cell: (row) => (
          <div className="h-10">
            <WeeklyTrendLine {...row} />
          </div>
        ),
      },
    },
    cell: ({ row }) => (
      <span role="img" aria-label={lineLabel(row.original)}>
        <RowLine {...row.original} />
      </span>
    ),
  }),
  column.accessor(({ latest }) => latest, {
    id: "latest",
    header: "Last week",
    sortUndefined: "last",
    meta: { ...NUMERIC, phone: "detail" },
    cell: ({ row: { original } }) =>
      original.unmet === null ? (
        latestText(original)
      ) : (
        <span className="font-semibold whitespace-nowrap text-warning">
          {belowText(original.unmet)}
        </span>
      ),
  }),
  column.accessor(({ average }) => average ?? undefined, {
    id: "average",
    header: "Average per week",
    sortUndefined: "last",
    meta: {
      ...NUMERIC,
      bar: () => "open",
      phone: "detail",
    },
    cell: ({ row }) => averageOf(row.original),
  }),
  column.accessor(({ best }) => best?.gain, {
    id: "best",
    header: "Best week",
    sortUndefined: "last",
    meta: {
      ...NUMERIC,
      phone: { at: "line", cell: ({ best, stat }) => gainText(best, averageFormatOf(stat)) },
    },
    cell: ({ row: { original } }) => shortGainText(original.best, averageFormatOf(original.stat)),
  }),
  column.accessor(({ worst }) => worst?.gain, {
    id: "worst",
    header: "Worst week",
    sortUndefined: "last",
    meta: {
      ...NUMERIC,
      phone: { at: "line", cell: ({ worst, stat }) => gainText(worst, averageFormatOf(stat)) },
    },
    cell: ({ row: { original } }) => shortGainText(original.worst, averageFormatOf(original.stat)),
  }),
]);
