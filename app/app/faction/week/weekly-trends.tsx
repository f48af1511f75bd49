import { useMemo } from "react";

import { EmptyState } from "@/components/feedback/empty-state";
import { PageHeadline } from "@/components/figures/page-headline";
import { BackfillProgress } from "@/components/history/backfill-progress";
import { OwnerMissing } from "@/components/history/history-owner";
import type { AddDailyStats } from "@/components/history/use-stat-history";
import { SelectField } from "@/components/list/select-field";
import { DataTable } from "@/components/table/data-table";
import { useUrlChoice } from "@/components/window/use-url-value";
import { DAY_MS, WEEK_MS } from "@/lib/common/time";
import { formatGameDate } from "@/lib/format/days";
import { formatCount, orDash } from "@/lib/format/numbers";
import type { Member } from "@/lib/game/faction/member";
import type { StatHistory } from "@/lib/game/history/stat-history";
import { joinedDuring, WEEK_STATS, type WeekStat } from "@/lib/game/week/member-week";
import { completedWeeks, type Span, weekStartMs } from "@/lib/game/week/span";
import {
  averageTrend,
  memberTrend,
  type WeeklyTrend,
  weekTotal,
} from "@/lib/game/week/weekly-trend";
import { exemptionsAt, minimumsFor, unmetMinimums } from "@/lib/game/week/weekly-minimums";
import { useStoredValue } from "@/lib/store/engine/use-stored-value";
import { exemptionsStore, weeklyMinimumsStore } from "@/lib/store/user/weekly-minimums";
import { cn } from "@/lib/utils";

import { STAT_TEXT } from "./text";
import {
  gainOn,
  shortGainText,
  trendLines,
  weeklyTrendColumns,
  type WeeklyTrendRow,
} from "./trend-columns";
import { averageFormatOf, FEW_WEEKS, LineWeeks, WeeklyTrendLine } from "./trend-lines";
import { useWeekBackfill } from "./use-week-backfill";

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
      <section
        aria-label="Faction by week"
        className={cn("min-h-28 py-3", spans.length > FEW_WEEKS && "max-md:min-h-31")}
      >
        {/* While the weeks load, their progress stands in the line’s place, so that nothing moves. */}
        <BackfillProgress backfill={backfill} begin="Load these weeks" access={access} />
        {factionTrend.average === null && isLoaded ? (
          <p className="text-muted-foreground">{noWeekText(members, todayMs)}</p>
        ) : backfill.state === "loading" ? null : (
          <>
            <WeeklyTrendLine {...factionTrend} name="your faction" stat={stat} spans={spans} />
            <LineWeeks {...factionTrend} stat={stat} spans={spans} />
            {spans.length > FEW_WEEKS && (
              <p className="flex flex-wrap justify-between gap-x-3 text-small text-muted-foreground md:hidden">
                <span>Best {shortGainText(factionTrend.best, averageFormatOf(stat))}</span>
                <span>Worst {shortGainText(factionTrend.worst, averageFormatOf(stat))}</span>
              </p>
            )}
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

const WeeksNote = () => (
  <p className="mt-3 max-w-136 text-small text-muted-foreground">
    Weeks run Monday to Monday, 00:00 TCT, and are named by their first day. Incomplete weeks show
    as gaps.
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

const latestGain = ({ weeks }: WeeklyTrend, [newest]: readonly Span[]) =>
  weeks.find(({ span }) => span.fromMs === newest?.fromMs)?.gain;
