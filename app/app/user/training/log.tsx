import { useMemo } from "react";

import { DotChart } from "@/components/charts/charts";
import { EmptyState } from "@/components/feedback/empty-state";
import { Explain } from "@/components/figures/explain";
import { ViewHeadline } from "@/components/figures/page-headline";
import { GameLink } from "@/components/figures/row-links";
import { SectionHeader } from "@/components/figures/section-header";
import { gamePages } from "@/components/game/links";
import { SelectField } from "@/components/list/select-field";
import { Chips } from "@/components/list/toggles";
import { LoadProgressNote } from "@/components/reading/load-progress-note";
import { DataTable } from "@/components/table/data-table";
import { SwitchRow } from "@/components/ui/switch";
import { ALL } from "@/components/window/choice";
import { useUrlChoice } from "@/components/window/use-url-value";
import { accessFor } from "@/lib/api/transport/access";
import { dayStartMs } from "@/lib/common/time";
import { formatGameDayTime } from "@/lib/format/days";
import { formatCount, formatWhole } from "@/lib/format/numbers";
import { BATTLE_STATS } from "@/lib/game/training/battle-stats";
import { perkFactorOf, trainingIn } from "@/lib/game/training/gym";
import {
  type ComparedSession,
  correctionAtHappy,
  correctionsByStat,
  type TrainingTotals,
  weeksOf,
} from "@/lib/game/training/sessions";
import { setTraining } from "@/lib/store/user/training";

import { FigureTable } from "./figure-table";
import {
  daysText,
  partText,
  sessionColumns,
  sessionLines,
  type SessionRow,
  weekColumns,
  weekLines,
} from "./log-columns";
import { explainCorrection, explainSession } from "./log-explanation";
import { formatRatio, formatSignedPoints, ofJumpsText, STAT_NAMES } from "./text";
import type { ViewProps } from "./training-headline";
import { type GymLog, LOG_PERIODS, type LogPeriod, periodFromMs } from "./use-gym-log";
import { type PlayerTraining, useTrainingChoices } from "./use-player-training";

interface LogProps extends ViewProps {
  period: LogPeriod;
  onPeriod: (period: LogPeriod) => void;
}

/** The player's own sessions compared with the formula. */
export function Log({ player, log, nowMs, period, onPeriod }: LogProps) {
  const { progress } = log;
  const todayMs = dayStartMs(nowMs);
  const fromMs = periodFromMs(period, todayMs);
  // Sessions stored by earlier visits may be older than the period.
  const sessions = useMemo(
    () => log.sessions?.filter(({ atMs }) => atMs >= fromMs) ?? null,
    [log.sessions, fromMs],
  );
  const rows = useSessionRows(player, sessions);
  const weeks = useMemo(() => weeksOf(sessions ?? [], todayMs), [sessions, todayMs]);
  if (sessions === null) return null;
  const knownFromMs = Math.max(fromMs, progress.oldestLoadedMs);
  const lastWeek =
    weeks.find(
      (week) => week.toMs === todayMs && week.fromMs >= knownFromMs && week.sessions > 0,
    ) ?? null;
  return (
    <>
      <LogHeadline log={log} sessions={sessions} lastWeek={lastWeek} />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
        <SelectField label="Period" value={period} options={LOG_PERIODS} onChange={onPeriod} />
      </div>
      {sessions.length > 0 && <Weeks weeks={weeks} knownFromMs={knownFromMs} nowMs={nowMs} />}
      <LoadProgressNote
        progress={progress}
        count={sessions.length}
        names={["session", "sessions"]}
        access={accessFor("user/log")}
      />
      {sessions.length > 0 ? (
        <Sessions rows={rows} />
      ) : (
        progress.state === "done" && (
          <EmptyState title="No gym sessions found">
            Train once, or choose a longer period. Until then, estimates use the formula unadjusted.{" "}
            <GameLink href={gamePages.gym}>Open the gym</GameLink>
          </EmptyState>
        )
      )}
      <AgainstFormula player={player} log={log} sessions={sessions} />
    </>
  );
}

interface LogSectionProps {
  log: GymLog;
  /** The sessions in the period. */
  sessions: readonly ComparedSession[];
}

interface LogHeadlineProps extends LogSectionProps {
  /** The gains of the seven whole days up to yesterday; null without sessions, or if some may be missing. */
  lastWeek: TrainingTotals | null;
}

/** The gain of the last seven whole days. */
function LogHeadline({ log: { pace }, sessions, lastWeek }: LogHeadlineProps) {
  return (
    <>
      {lastWeek === null ? (
        <ViewHeadline figure={formatCount(sessions.length, "session", "sessions")}>
          in this period
        </ViewHeadline>
      ) : (
        <ViewHeadline figure={formatSignedPoints(lastWeek.total)}>
          in 7 days, {daysText(lastWeek)}
        </ViewHeadline>
      )}
      {pace && (
        <p className="mt-1 text-muted-foreground">
          On average {formatWhole(pace.energyPerDay)} energy per day over{" "}
          {formatCount(pace.days, "day", "days")}.
        </p>
      )}
    </>
  );
}

interface AgainstFormulaProps extends LogSectionProps, Pick<ViewProps, "player"> {}

/** The comparison of the sessions' gains with the formula, and the switch of the correction by it. */
function AgainstFormula({ player, log, sessions }: AgainstFormulaProps) {
  const { correction, uncompared } = log;
  const { sessions: count, expected, low, high, state } = correction;
  const title = "Your gains and the formula";
  return (
    <section aria-label={title} className="mt-6">
      <SectionHeader title={title} />
      {count > 0 ? (
        <p className="py-2">
          {count === 1
            ? "Your latest session gained"
            : `Your last ${formatWhole(count)} sessions gained`}{" "}
          <b className="font-semibold">{formatRatio(expected)}</b> of what the formula expects
          {count > 1 && `, ${formatRatio(low)} to ${formatRatio(high)}`}.{"\u00a0"}
          <Explain {...explainCorrection(correction)} />
        </p>
      ) : (
        sessions.length > 0 && (
          <p className="py-2">{uncompared ?? "Estimates use the formula unadjusted."}</p>
        )
      )}
      {uncompared === null && (state === "few" || state === "jumps") && (
        <p className="text-muted-foreground">
          {ofJumpsText(correction) ??
            "Once your log has 10 sessions, estimates are adjusted to it."}
        </p>
      )}
      <CorrectionSwitch log={log} />
      {sessions.length > 0 && <SessionCorrections player={player} log={log} sessions={sessions} />}
    </section>
  );
}

/** The switch of the correction, the only place to turn it off. */
function CorrectionSwitch({ log: { correction, uncompared } }: { log: GymLog }) {
  const { choices, store } = useTrainingChoices();
  const factor = correction.expected.toFixed(3);
  const notes: Readonly<Record<typeof correction.state, string>> = {
    applied: `All estimates × ${factor}`,
    off: `All estimates would be × ${factor}`,
    jumps: "Needs sessions that aren’t mostly jumps",
    few: "Needs 10 sessions",
  };
  return (
    <div className="max-w-136">
      <SwitchRow
        isOn={choices.isCorrected}
        onChange={(isCorrected) => {
          setTraining(store, { isCorrected });
        }}
        note={
          uncompared === null
            ? notes[correction.state]
            : "Needs sessions that can be compared with the formula"
        }
      >
        Adjust estimates to my log
      </SwitchRow>
    </div>
  );
}

/** Each session's percentage over time, and the correction of each stat. */
function SessionCorrections({
  player,
  log: { correction, sessions: all },
  sessions,
}: AgainstFormulaProps) {
  const jump = correctionAt(player, JUMP_HAPPY);
  const tired = correctionAt(player, LOW_HAPPY);
  const points = useMemo(
    () =>
      sessions
        .flatMap(({ atMs, stat, correction: value }) =>
          value === null
            ? []
            : [
                {
                  atMs,
                  value,
                  title: `${STAT_NAMES[stat]}, ${formatGameDayTime(atMs)}: ${formatRatio(value)}`,
                },
              ],
        )
        .sort((a, b) => a.atMs - b.atMs),
    [sessions],
  );
  const byStat = useMemo(() => correctionsByStat(all ?? []), [all]);
  if (byStat.length === 0) return null;
  return (
    <div className="mt-2 grid items-start gap-x-12 gap-y-4 *:min-w-0 @4xl/page:grid-cols-[3fr_2fr]">
      {points.length > 1 && (
        <section aria-label="Each session">
          <SectionHeader title="Each session" aside="% of the formula’s gain" />
          <DotChart
            label={`${formatCount(points.length, "session", "sessions")} as a percentage of the formula, and a line at the median of the last ${correction.sessions}.`}
            dots={points}
            level={correction.expected}
            format={formatRatio}
          />
        </section>
      )}
      <section aria-label="By stat">
        <SectionHeader title="By stat" aside="last 40 sessions" />
        <FigureTable
          label="By stat"
          names={["Stat", "Sessions", "Median", "Range"]}
          rows={byStat.map(({ stat, sessions: count, expected, low, high }) => ({
            name: STAT_NAMES[stat],
            figures: [
              formatWhole(count),
              formatRatio(expected),
              `${formatRatio(low)} to ${formatRatio(high)}`,
            ],
          }))}
        />
        <p className="mt-2 text-small text-muted-foreground">
          The log doesn’t record your happy before a session.
          {jump !== null && jump > 1 && (
            <>
              {" "}
              A session at {formatWhole(JUMP_HAPPY)} happy looks about {formatRatio(jump - 1)}{" "}
              better than it was
              {tired !== null &&
                tired < 1 &&
                `; one at ${formatWhole(LOW_HAPPY)} looks about ${formatRatio(1 - tired)} worse`}
              .
            </>
          )}
          {correction.outliers > 0 &&
            ` The range excludes ${formatCount(correction.outliers, "session", "sessions")} far above the median.`}
        </p>
      </section>
    </div>
  );
}

/** The happy of a typical jump and a low happy, both for the example. */
const JUMP_HAPPY = 35_000;
const LOW_HAPPY = 2000;

/** The correction by a session at this happy, in the current gym and its first trained stat; null if unknown. */
function correctionAt(
  { gym, stats, perks, bars }: PlayerTraining,
  sessionHappy: number,
): number | null {
  const happyMaximum = bars.data?.happy.maximum;
  const stat = gym && BATTLE_STATS.find((one) => gym.dots[one] > 0);
  if (!gym || !stat || stats === null || happyMaximum === undefined) return null;
  const training = trainingIn(gym, stat, perkFactorOf(perks, stat));
  return (
    training && correctionAtHappy(training, stats[stat], { happy: sessionHappy, happyMaximum })
  );
}

const NEWEST_WEEK = [{ id: "week", desc: true }];
const NEWEST = [{ id: "date", desc: true }];

interface WeeksProps {
  weeks: readonly TrainingTotals[];
  /** The time from which no session is missing. */
  knownFromMs: number;
  nowMs: number;
}

function Weeks({ weeks, knownFromMs, nowMs }: WeeksProps) {
  const rows = useMemo(() => {
    const most = weeks.reduce((highest, { total }) => Math.max(highest, total), 0);
    return weeks.map((week) => ({
      ...week,
      fraction: most > 0 ? week.total / most : 0,
      part: partText(week, knownFromMs, nowMs),
    }));
  }, [weeks, knownFromMs, nowMs]);
  return (
    <section aria-label="Weeks" className="mt-4">
      <DataTable
        title="Weeks"
        name="weeks"
        columns={weekColumns}
        phoneLines={weekLines}
        rows={rows}
        rowId={({ fromMs }) => String(fromMs)}
        initialSort={NEWEST_WEEK}
        firstSort="desc"
      />
    </section>
  );
}

function useSessionRows(
  { gyms, perks, bars }: PlayerTraining,
  sessions: readonly ComparedSession[] | null,
): readonly SessionRow[] {
  const happy = bars.data?.happy.maximum ?? null;
  return useMemo(() => {
    const byId = new Map((gyms ?? []).map((gym) => [gym.id, gym]));
    return (sessions ?? []).map((session) => {
      const gym = byId.get(session.gymId) ?? null;
      const explained = explainSession({ session, gym, perks, happy });
      return { ...session, gymName: gym?.name ?? `[${session.gymId}]`, explained };
    });
  }, [sessions, gyms, perks, happy]);
}

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
        columns={sessionColumns}
        phoneLines={sessionLines}
        rows={shown}
        rowId={({ id }) => id}
        initialSort={NEWEST}
        firstSort="desc"
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
