import { useMemo } from "react";

import { LineChart } from "@/components/charts/charts";
import { EmptyState } from "@/components/feedback/empty-state";
import { Explain, Explained } from "@/components/figures/explain";
import { ViewHeadline } from "@/components/figures/page-headline";
import { SectionHeader } from "@/components/figures/section-header";
import { SelectField } from "@/components/list/select-field";
import { Chips } from "@/components/list/toggles";
import { ProgressNote } from "@/components/reading/progress-note";
import { EXPLAINED, INTEGER, NAMES, NUMERIC } from "@/components/table/cells";
import { DataTable } from "@/components/table/data-table";
import { columnsFor } from "@/components/table/features";
import { SwitchRow } from "@/components/ui/switch";
import { useUrlChoice } from "@/components/window/use-url-value";
import { ALL } from "@/components/window/choice";
import { accessFor } from "@/lib/api/transport/access";
import { DAY_MS, dayStartMs } from "@/lib/common/time";
import { formatGameDayTime, formatIsoMoment, formatShortGameDay } from "@/lib/format/days";
import { formatCount, formatWhole, orDash } from "@/lib/format/numbers";
import { BATTLE_STATS } from "@/lib/game/training/battle-stats";
import { perkFactorOf, trainingIn } from "@/lib/game/training/gym";
import {
  type ComparedSession,
  paceOf,
  ratioAtHappy,
  type Spread,
  spreadOf,
  spreadsByStat,
  weeksOf,
} from "@/lib/game/training/sessions";
import { setTraining } from "@/lib/store/user/training";

import { explainCorrection, explainSession } from "./log-explanation";
import { FigureTable } from "./figure-table";

import { formatPoints, formatRatio, formatSignedPoints, STAT_NAMES } from "./text";
import type { ViewProps } from "./training-headline";
import { LOG_PERIODS, type LogPeriod, type Player } from "./use-trainee";

const MAX_WEEKS = 53;

interface LogProps extends ViewProps {
  period: LogPeriod;
  onPeriod: (period: LogPeriod) => void;
}

/** The player's own sessions against the formula. */
export function Log({ player, nowMs, period, onPeriod }: LogProps) {
  const { sessions, progress } = player.log;
  const todayMs = dayStartMs(nowMs);
  const rows = useSessionRows(player);
  const weeks = useMemo(() => weeksOf(sessions ?? [], todayMs, MAX_WEEKS), [sessions, todayMs]);
  if (sessions === null) return null;
  const spread = spreadOf(sessions);
  return (
    <>
      <LogHeadline player={player} spread={spread} sessions={sessions} todayMs={todayMs} />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
        <SelectField label="Period" value={period} options={LOG_PERIODS} onChange={onPeriod} />
      </div>
      <ProgressNote
        progress={progress}
        count={sessions.length}
        names={["session", "sessions"]}
        access={accessFor("user/log")}
      />
      <Correction player={player} />
      {sessions.length === 0 ? (
        progress.state === "done" && (
          <EmptyState title="No gym sessions found">
            Train once, or choose a longer period. Until then, estimates are the formula as it is.
          </EmptyState>
        )
      ) : (
        <>
          <Ratios player={player} sessions={sessions} />
          <Weeks weeks={weeks} />
          <Sessions rows={rows} />
        </>
      )}
    </>
  );
}

interface LogHeadlineProps {
  player: Player;
  spread: Spread | null;
  sessions: readonly ComparedSession[];
  todayMs: number;
}

function LogHeadline({ player: { measured }, spread, sessions, todayMs }: LogHeadlineProps) {
  const pace = useMemo(() => paceOf(sessions, todayMs), [sessions, todayMs]);
  return (
    <>
      {spread === null ? (
        <ViewHeadline figure={formatCount(sessions.length, "session", "sessions")}>
          compared with the formula: none
        </ViewHeadline>
      ) : (
        <ViewHeadline figure={formatRatio(spread.expected)}>
          of the formula in your last {formatCount(spread.sessions, "session", "sessions")}:{" "}
          {formatRatio(spread.low)} to {formatRatio(spread.high)}.{" "}
          <Explain {...explainCorrection(spread)} />
        </ViewHeadline>
      )}
      <p className="mt-1 text-muted-foreground">
        {!measured.isApplied && "From 10 sessions on, they correct the estimates. "}
        {pace && `You train with ${formatWhole(pace.energyPerDay)} energy per day.`}
      </p>
    </>
  );
}

/** The one place that switches the correction off. */
function Correction({ player: { choices, measured, store } }: { player: Player }) {
  return (
    <div className="max-w-136">
      <SwitchRow
        isOn={choices.isCorrected}
        onChange={(isCorrected) => {
          setTraining(store, { isCorrected });
        }}
        note={
          measured.isApplied
            ? `All estimates × ${measured.expected.toFixed(3)}`
            : "Needs 10 sessions"
        }
      >
        Correct estimates by my log
      </SwitchRow>
    </div>
  );
}

/** Each session's percentage over time, and the spread of each stat. */
function Ratios({ player, sessions }: { player: Player; sessions: readonly ComparedSession[] }) {
  const jump = ratioOfJump(player);
  const points = useMemo(
    () =>
      sessions
        .flatMap(({ atMs, ratio }) => (ratio === null ? [] : [{ atMs, value: ratio }]))
        .sort((a, b) => a.atMs - b.atMs),
    [sessions],
  );
  const lines = useMemo(() => [{ name: "Of the formula", points }], [points]);
  const spreads = useMemo(() => spreadsByStat(sessions), [sessions]);
  if (spreads.length === 0) return null;
  return (
    <div className="grid items-start gap-x-12 gap-y-4 *:min-w-0 @4xl/page:grid-cols-[3fr_2fr]">
      {points.length > 1 && (
        <section aria-label="Each session">
          <SectionHeader title="Each session" aside="% of the formula" />
          <LineChart
            label={`${formatCount(points.length, "session", "sessions")} as a percentage of the formula.`}
            lines={lines}
            format={formatRatio}
          />
        </section>
      )}
      <section aria-label="By stat">
        <SectionHeader title="By stat" aside="last 40 sessions" />
        <FigureTable
          label="By stat"
          names={["Stat", "Sessions", "Median", "Range"]}
          rows={spreads.map(({ stat, sessions: count, expected, low, high }) => ({
            name: STAT_NAMES[stat],
            figures: [
              formatWhole(count),
              formatRatio(expected),
              `${formatRatio(low)} to ${formatRatio(high)}`,
            ],
          }))}
        />
        <p className="mt-2 text-small text-muted-foreground">
          The log doesn’t have your happy before a session.
          {jump !== null && jump > 1 && (
            <>
              {" "}
              One at {formatWhole(JUMP_HAPPY)} happy shows about {formatRatio(jump - 1)} too much.
            </>
          )}
        </p>
      </section>
    </div>
  );
}

/** Happy of a jump, for an example. */
const JUMP_HAPPY = 35_000;

/** What a session in a jump shows, for the stat and gym of now; null if unknown. */
function ratioOfJump({ gym, stats, perks, bars }: Player): number | null {
  const happyMaximum = bars.data?.happy.maximum;
  const stat = gym && BATTLE_STATS.find((one) => gym.dots[one] > 0);
  if (!gym || !stat || stats === null || happyMaximum === undefined) return null;
  const training = trainingIn(gym, stat, perkFactorOf(perks, stat));
  return training && ratioAtHappy(training, stats[stat], { happy: JUMP_HAPPY, happyMaximum });
}

type Week = ReturnType<typeof weeksOf>[number];

const weekText = ({ fromMs, toMs }: Week) =>
  `${formatShortGameDay(fromMs)} to ${formatShortGameDay(toMs - DAY_MS)}`;

const weekColumn = columnsFor<Week>();

const weekColumns = weekColumn.columns([
  weekColumn.accessor("fromMs", {
    id: "week",
    header: "Week",
    meta: {
      sortText: { asc: "oldest first", desc: "newest first" },
      text: (week: Week) => weekText(week),
    },
    cell: ({ row }) => weekText(row.original),
  }),
  weekColumn.accessor("sessions", { id: "sessions", header: "Sessions", ...INTEGER }),
  weekColumn.accessor("energy", { id: "energy", header: "Energy", ...INTEGER }),
  ...BATTLE_STATS.map((stat) =>
    weekColumn.accessor(({ gains }) => gains[stat], {
      id: stat,
      header: STAT_NAMES[stat],
      meta: NUMERIC,
      cell: ({ getValue }) => formatSignedPoints(getValue()),
    }),
  ),
  weekColumn.accessor("total", {
    id: "total",
    header: "Total",
    meta: { ...NUMERIC, bar: () => "open" },
    cell: ({ getValue }) => formatSignedPoints(getValue()),
  }),
]);

const NEWEST_WEEK = [{ id: "week", desc: true }];
const NEWEST = [{ id: "date", desc: true }];

const MobileWeek = (week: Week) => (
  <>
    <div className="pair text-read">
      <span>{weekText(week)}</span>
      <span translate="no">{formatSignedPoints(week.total)}</span>
    </div>
    <p className="text-muted-foreground">
      {formatWhole(week.energy)} energy, {formatCount(week.sessions, "session", "sessions")}
    </p>
  </>
);

const Weeks = ({ weeks }: { weeks: readonly Week[] }) => (
  <section aria-label="Weeks" className="mt-4">
    <DataTable
      title="Weeks"
      name="weeks"
      columns={weekColumns}
      rows={weeks}
      rowId={({ fromMs }) => String(fromMs)}
      initialSort={NEWEST_WEEK}
      firstSort="desc"
      drawEntry={MobileWeek}
    />
  </section>
);

interface SessionRow extends ComparedSession {
  gymName: string;
  explained: ReturnType<typeof explainSession>;
}

function useSessionRows({ log, gyms, perks, bars }: Player): readonly SessionRow[] {
  const happy = bars.data?.happy.maximum ?? null;
  return useMemo(() => {
    const byId = new Map((gyms ?? []).map((gym) => [gym.id, gym]));
    return (log.sessions ?? []).map((session) => {
      const gym = byId.get(session.gymId) ?? null;
      const explained = explainSession({ session, gym, perks, happy });
      return { ...session, gymName: gym?.name ?? `[${session.gymId}]`, explained };
    });
  }, [log.sessions, gyms, perks, happy]);
}

const column = columnsFor<SessionRow>();

const Ratio = ({ ratio, explained }: SessionRow) =>
  ratio === null ? "–" : <Explained {...explained}>{formatRatio(ratio)}</Explained>;

const columns = column.columns([
  column.accessor("atMs", {
    id: "date",
    header: "Date",
    meta: {
      sortText: { asc: "oldest first", desc: "newest first" },
      text: ({ atMs }: SessionRow) => formatIsoMoment(atMs),
    },
    cell: ({ getValue }) => (
      <span className="whitespace-nowrap">{formatGameDayTime(getValue())}</span>
    ),
  }),
  column.accessor(({ stat }) => STAT_NAMES[stat], { id: "stat", header: "Stat", meta: NAMES }),
  column.accessor("gymName", {
    id: "gym",
    header: "Gym",
    meta: NAMES,
    cell: ({ getValue }) => <span translate="no">{getValue()}</span>,
  }),
  column.accessor("energy", { id: "energy", header: "Energy", ...INTEGER }),
  column.accessor(({ happyUsed }) => happyUsed ?? -1, {
    id: "happy",
    header: "Happy used",
    meta: { ...NUMERIC, text: ({ happyUsed }: SessionRow) => happyUsed ?? "" },
    cell: ({ row }) => orDash(row.original.happyUsed, formatWhole),
  }),
  column.accessor("gain", {
    id: "gain",
    header: "Gain",
    meta: NUMERIC,
    cell: ({ getValue }) => formatSignedPoints(getValue()),
  }),
  column.accessor(({ gainPerEnergy }) => gainPerEnergy ?? 0, {
    id: "per-energy",
    header: "Per energy",
    meta: NUMERIC,
    cell: ({ row }) => orDash(row.original.gainPerEnergy, formatPoints),
  }),
  column.accessor(({ ratio }) => ratio ?? 0, {
    id: "ratio",
    header: "Of the formula",
    meta: { ...EXPLAINED, text: ({ ratio }: SessionRow) => ratio ?? "" },
    cell: ({ row }) => <Ratio {...row.original} />,
  }),
]);

const MobileSession = (row: SessionRow) => (
  <>
    <div className="pair text-read">
      <span>
        {STAT_NAMES[row.stat]} <span translate="no">{formatSignedPoints(row.gain)}</span>
      </span>
      <span>
        <Ratio {...row} />
      </span>
    </div>
    <p className="pair text-muted-foreground">
      <span>
        {formatGameDayTime(row.atMs)}, <span translate="no">{row.gymName}</span>
      </span>
      <span>{formatWhole(row.energy)} energy</span>
    </p>
  </>
);

function Sessions({ rows }: { rows: readonly SessionRow[] }) {
  const options = [
    [ALL, "All"] as const,
    ...BATTLE_STATS.map((stat) => [stat, STAT_NAMES[stat]] as const),
  ];
  const [stat, setStat] = useUrlChoice("trained", options, ALL);
  const shown = useMemo(
    () => (stat === ALL ? rows : rows.filter((row) => row.stat === stat)),
    [rows, stat],
  );
  const chips = BATTLE_STATS.map((one) => ({
    value: one,
    text: STAT_NAMES[one],
    count: rows.filter((row) => row.stat === one).length,
  }));
  return (
    <section aria-label="Sessions" className="mt-4">
      <DataTable
        title="Sessions"
        columns={columns}
        rows={shown}
        rowId={({ id }) => id}
        initialSort={NEWEST}
        firstSort="desc"
        drawEntry={MobileSession}
        total={rows.length}
        activeFilters={stat === ALL ? 0 : 1}
        filters={
          <Chips
            label="Show only"
            chips={chips}
            selected={stat === ALL ? [] : [stat]}
            total={rows.length}
            onChange={(chosen) => {
              setStat(chosen.at(-1) ?? ALL);
            }}
          />
        }
      />
    </section>
  );
}
