import { useMemo } from "react";

import { SparkChart } from "@/components/charts/charts";
import { EmptyState } from "@/components/feedback/empty-state";
import { PageHeadline } from "@/components/figures/page-headline";
import { PlayerLink } from "@/components/game/player-link";
import { BackfillProgress } from "@/components/history/backfill-progress";
import { OwnerMissing } from "@/components/history/history-owner";
import type { AddDailyStats } from "@/components/history/use-stat-history";
import { PlayerName } from "@/components/game/player-name";
import { SelectField } from "@/components/list/select-field";
import type { TwoLines } from "@/components/list/two-line-row";
import { NAMES, NUMERIC } from "@/components/table/cells";
import { DataTable } from "@/components/table/data-table";
import { columnsFor } from "@/components/table/features";
import { useUrlChoice } from "@/components/window/use-url-value";
import { DAY_MS, WEEK_MS } from "@/lib/common/time";
import { formatGameDate, formatShortGameDay } from "@/lib/format/days";
import { formatNumber } from "@/lib/format/format-number";
import { formatCount, formatMoneyShort, orDash } from "@/lib/format/numbers";
import type { Member } from "@/lib/game/faction/member";
import type { StatHistory } from "@/lib/game/history/stat-history";
import { joinedDuring, WEEK_STATS, type WeekStat } from "@/lib/game/week/member-week";
import { completedWeeks, type Span, weekStartMs } from "@/lib/game/week/span";
import {
  averageTrend,
  memberTrend,
  type WeekGain,
  type WeeklyTrend,
  weekTotal,
} from "@/lib/game/week/weekly-trend";
import {
  exemptionsAt,
  minimumsFor,
  type UnmetMinimum,
  unmetMinimums,
} from "@/lib/game/week/weekly-minimums";
import { useStoredValue } from "@/lib/store/engine/use-stored-value";
import { exemptionsStore, weeklyMinimumsStore } from "@/lib/store/user/weekly-minimums";

import { belowFirst, hoursAndMinutes, spanText, STAT_TEXT, unmetMinimumText } from "./text";
import { useWeekBackfill } from "./use-week-backfill";

/**
 * Returns the format of a stat's averages: to the minute, or with one decimal below ten, so that no average looks smaller than
 * the figures that it is made of.
 */
export const averageFormatOf = (stat: WeekStat) =>
  stat === "timeplayed" ? hoursAndMinutes : stat === "networth" ? formatMoneyShort : averageText;

function averageText(gain: number): string {
  const tenths = Math.round(gain * 10);
  const decimals = Math.abs(tenths) < 100 && tenths % 10 !== 0 ? 1 : 0;
  return formatNumber(gain, { decimals });
}

const COUNTS = (["4", "12", "26", "52"] as const).map((count) => [count, count] as const);

const STATS = WEEK_STATS.map((stat) => [stat, STAT_TEXT[stat].name] as const);

/** The members below the minimum have the lowest gains, and this column shows that the table is sorted by it. */
const BY_LATEST = [{ id: "latest", desc: false }];

interface WeeklyTrendsProps {
  access: string;
  members: readonly Member[];
  histories: ReadonlyMap<number, StatHistory> | null;
  addDailyStats: AddDailyStats;
  todayMs: number;
}

/** One stat of each member by week, from the weeks loaded so far. */
export function WeeklyTrends({
  access,
  members,
  histories,
  addDailyStats,
  todayMs,
}: WeeklyTrendsProps) {
  const [stat, setStat] = useUrlChoice<WeekStat>("stat", STATS, "timeplayed");
  const [count, setCount] = useUrlChoice("count", COUNTS, "4");
  const spans = useMemo(() => completedWeeks(todayMs, Number(count)), [todayMs, count]);
  const ends = useMemo(
    () => [...new Set(spans.flatMap(({ fromMs, toMs }) => [toMs, fromMs]))],
    [spans],
  );
  const isInFaction = useMemo(
    () => (member: Member, dayMs: number) =>
      !joinedDuring(member, { fromMs: dayMs, toMs: dayMs }, todayMs),
    [todayMs],
  );
  const backfill = useWeekBackfill({
    members,
    histories,
    addDailyStats,
    ends,
    isInFaction,
    todayMs,
  });
  const isLoaded = backfill.state === "done";
  const minimums = useStoredValue(weeklyMinimumsStore);
  const exemptions = useStoredValue(exemptionsStore);
  const rows = useMemo(
    () =>
      members.map(({ id, name, position }): WeeklyTrendRow => {
        const trend = memberTrend(histories?.get(id) ?? {}, spans, stat);
        const latest = latestGain(trend, spans);
        const [newest] = spans;
        const isHeld =
          newest !== undefined && exemptionsAt(exemptions, id, newest, todayMs).length === 0;
        const unmet =
          isHeld && latest !== undefined
            ? unmetMinimums({ [stat]: latest }, minimumsFor(minimums, position), newest)
            : [];
        return { id, name, stat, spans, ...trend, latest, unmet: unmet[0] ?? null };
      }),
    [members, histories, spans, stat, minimums, exemptions, todayMs],
  );
  const factionTrend = useMemo(() => averageTrend(rows, spans), [rows, spans]);
  return (
    <>
      <OwnerMissing />
      <TrendHeadline trend={factionTrend} rows={rows} stat={stat} spans={spans} />
      <div className="flex flex-wrap items-end gap-x-4 gap-y-2 py-3 phone-line">
        <SelectField label="Stat" value={stat} options={STATS} onChange={setStat} />
        <SelectField label="Weeks" value={count} options={COUNTS} onChange={setCount} />
      </div>
      {stat === "respectforfaction" && (
        <p className="text-small text-muted-foreground">
          Includes bonus hits: the game doesn’t report them separately here.
        </p>
      )}
      <section aria-label="Faction by week" className="min-h-24 py-3 max-md:min-h-31">
        {/* While the weeks load, their progress stands in the line’s place, so that nothing moves. */}
        <BackfillProgress backfill={backfill} begin="Load these weeks" access={access} />
        {factionTrend.average === null && isLoaded ? (
          <p className="text-muted-foreground">{noWeekText(members, todayMs)}</p>
        ) : backfill.state === "loading" ? null : (
          <>
            <WeeklyTrendLine {...factionTrend} name="your faction" stat={stat} spans={spans} />
            <LineEnds {...factionTrend} stat={stat} />
            <p className="flex flex-wrap justify-between gap-x-3 text-small text-muted-foreground md:hidden">
              <span>Best {gainText(factionTrend.best, averageFormatOf(stat))}</span>
              <span>Worst {gainText(factionTrend.worst, averageFormatOf(stat))}</span>
            </p>
          </>
        )}
      </section>
      <DataTable
        title={`${STAT_TEXT[stat].name} by week`}
        columns={weeklyTrendColumns}
        rows={rows}
        total={rows.length}
        rowId={(row) => String(row.id)}
        initialSort={BY_LATEST}
        phoneLines={trendLines}
        firstSort="asc"
        isLoading={backfill.state === "loading"}
        empty={<EmptyState title="No members listed for your faction" />}
      />
      <WeeksNote />
    </>
  );
}

/** The first and the last week of the line, below its ends. */
const LineEnds = ({ weeks, stat }: Pick<WeeklyTrendRow, "weeks" | "stat">) => (
  <p className="flex justify-between gap-x-3 text-small text-muted-foreground">
    {weeks.length > 1 &&
      [weeks[0], weeks.at(-1)].map((week, index) => (
        <span key={index}>{week && shortGainText(week, averageFormatOf(stat))}</span>
      ))}
  </p>
);

const WeeksNote = () => (
  <p className="mt-3 max-w-136 text-small text-muted-foreground">
    Weeks run Monday to Monday, 00:00 TCT; in the table a week is named by its first day. Incomplete
    weeks show as gaps.
  </p>
);

interface TrendHeadlineProps {
  trend: WeeklyTrend;
  rows: readonly WeeklyTrendRow[];
  stat: WeekStat;
  /** Newest first. */
  spans: readonly Span[];
}

/**
 * The faction's newest week beside its average, its best and its worst week, all per member. The note says the newest week's
 * total, since an average of few per member is rounded.
 */
function TrendHeadline({ trend, rows, stat, spans }: TrendHeadlineProps) {
  const format = averageFormatOf(stat);
  const [newest, before] = spans.map((span) => {
    const { members, sum } = weekTotal(rows, span);
    return members === 0 ? null : { sum, average: sum / members };
  });
  const change = changeText(newest?.average ?? null, before?.average ?? null, format);
  const weeks = { best: gainOn(trend.best, format), worst: gainOn(trend.worst, format) };
  return (
    <PageHeadline
      figure={orDash(newest?.average ?? null, format)}
      text="per member"
      note={`Last week, ${orDash(newest?.sum ?? null, STAT_TEXT[stat].gainText)} in all. ${change}.`}
      status={[`Last week. ${change}`]}
      side={[
        {
          label: "Average week",
          value: orDash(trend.average, format),
          note: `of ${formatCount(trend.weeks.length, "week", "weeks")}`,
        },
        { label: "Best week", value: weeks.best.gain, note: weeks.best.dates },
        { label: "Worst week", value: weeks.worst.gain, note: weeks.worst.dates },
      ]}
    />
  );
}

/** "Down from 13 h 55 min", in the week before. */
export function changeText(
  newest: number | null,
  before: number | null,
  format: (average: number) => string,
): string {
  if (newest === null || before === null) return "No two weeks to compare yet";
  const was = format(before);
  if (format(newest) === was) return "As in the week before";
  return `${newest < before ? "Down" : "Up"} from ${was}`;
}

/**
 * The reason why there is no week although all weeks are loaded, with the end of the first whole week of the member who joined
 * first.
 */
export function noWeekText(
  members: readonly Pick<Member, "daysInFaction">[],
  todayMs: number,
): string {
  const days = members.map(({ daysInFaction }) => daysInFaction ?? Infinity);
  const joinedMs = todayMs - Math.max(0, ...days) * DAY_MS;
  const endMs = weekStartMs(joinedMs - 1) + 2 * WEEK_MS;
  return endMs > todayMs
    ? `No member was here for a whole week yet. The first one ends on ${formatGameDate(endMs)}.`
    : "The API has no stats of your members for these weeks.";
}

interface WeeklyTrendRow extends WeeklyTrend {
  id: number;
  name: string;
  stat: WeekStat;
  spans: readonly Span[];
  /** The gain in the newest week; undefined if it isn't known. */
  latest: number | undefined;
  /** The minimum that the newest week is below; null if there is none. */
  unmet: UnmetMinimum | null;
}

const column = columnsFor<WeeklyTrendRow>();

/** The gain of the best or worst week, and its dates. */
const gainOn = (week: WeekGain | null, format: (gain: number) => string) => ({
  gain: week === null ? "–" : format(week.gain),
  dates: week === null ? "" : spanText(week.span),
});

/** "13 h, 16 Nov to 23 Nov". */
const gainText = (week: WeekGain | null, format: (gain: number) => string) =>
  week === null ? "–" : Object.values(gainOn(week, format)).join(", ");

/** "13 h, 16 Nov": the week by its first day. */
const shortGainText = (week: WeekGain | null, format: (gain: number) => string) => (
  <span className="whitespace-nowrap">
    {week === null ? "–" : `${format(week.gain)}, ${formatShortGameDay(week.span.fromMs)}`}
  </span>
);

const averageOf = ({ average, stat }: WeeklyTrendRow) =>
  average === null ? "–" : averageFormatOf(stat)(average);

const latestGain = ({ weeks }: WeeklyTrend, [newest]: readonly Span[]) =>
  weeks.find(({ span }) => span.fromMs === newest?.fromMs)?.gain;

const latestText = ({ latest, stat }: WeeklyTrendRow) =>
  latest === undefined ? "–" : averageFormatOf(stat)(latest);

/** "53 min of 1 h". */
const belowText = ({ stat, gain, minimum }: UnmetMinimum) =>
  `${averageFormatOf(stat)(gain)} of ${averageFormatOf(stat)(minimum)}`;

/** A member on a phone: the newest week, the average, and the minimum that the newest week is below. */
const trendLines = (row: WeeklyTrendRow): TwoLines => ({
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

const weeklyTrendColumns = column.columns([
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

type Line = Pick<WeeklyTrendRow, "name" | "weeks" | "spans" | "stat">;

const lineLabel = ({ name, weeks, stat }: Line) =>
  `${STAT_TEXT[stat].name} by week, ${name}: ${weeks.map(({ gain }) => averageFormatOf(stat)(gain)).join(", ") || "–"}.`;

/** The weeks as a trend line, which shows a week's gain on hover; a dash if there are fewer than two. */
function WeeklyTrendLine({ weeks, spans, stat, name }: Line) {
  const [oldest, newest] = [spans.at(-1), spans[0]];
  if (weeks.length < 2 || oldest === undefined || newest === undefined) return "–";
  return (
    <SparkChart
      label={lineLabel({ name, weeks, spans, stat })}
      points={weeks.map(({ span, gain }) => ({ dayMs: span.toMs, value: gain }))}
      fromMs={oldest.toMs}
      toMs={newest.toMs}
      unit={stat}
      format={averageFormatOf(stat)}
    />
  );
}

const LINE = { width: 96, height: 18 };

/** The same line in a row, where a hundred charts would take too long to draw. */
function RowLine({ weeks, spans }: Pick<WeeklyTrendRow, "weeks" | "spans">) {
  const gains = weeks.map(({ gain }) => gain);
  const [low, high] = [Math.min(...gains), Math.max(...gains)];
  const points = weeks.map(({ span, gain }) => {
    const before = spans.findIndex(({ fromMs }) => fromMs === span.fromMs);
    const x = LINE.width * (1 - before / (spans.length - 1));
    const y = low === high ? 0.5 : (high - gain) / (high - low);
    return `${x.toFixed(1)},${(y * LINE.height).toFixed(1)}`;
  });
  const [x, y] = points.at(-1)?.split(",") ?? [];
  // As wide as a line, so that what stands beside it is in one column.
  if (points.length < 2) return <span className="inline-block w-20">–</span>;
  return (
    <svg
      aria-hidden
      viewBox={`-3 -3 ${LINE.width + 6} ${LINE.height + 6}`}
      className="inline-block h-4.5 w-20 text-chart-1"
    >
      <polyline points={points.join(" ")} fill="none" stroke="currentColor" strokeWidth={1.5} />
      <circle cx={x} cy={y} r={3} fill="currentColor" />
    </svg>
  );
}
