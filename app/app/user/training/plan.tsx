import { type ComponentProps, useMemo, useRef, useState } from "react";

import { Explain } from "@/components/figures/explain";
import { showHead, ViewHeadline } from "@/components/figures/page-headline";
import { SectionHeader } from "@/components/figures/section-header";
import { TextField } from "@/components/list/text-field";
import { Button } from "@/components/ui/button";
import { DAY_MS, dayStartMs } from "@/lib/common/time";
import { formatGameDate } from "@/lib/format/days";
import { parseCount } from "@/lib/format/number-input";
import { formatCount, formatShort, formatWhole, orDash } from "@/lib/format/numbers";
import type { Bar } from "@/lib/game/account/bars";
import { BATTLE_STATS, type PerStat } from "@/lib/game/training/battle-stats";
import { daysByPace, type Duration } from "@/lib/game/training/plan";
import type { Pace } from "@/lib/game/training/sessions";
import { OWN_GOALS, type StatGoals } from "@/lib/game/training/special-gyms";
import { regeneratedPerDay } from "@/lib/game/training/training-now";
import { MAX_ENERGY_PER_DAY, setTraining } from "@/lib/store/user/training";

import { explainPlan, explainWhen } from "./plan-explanation";
import { FigureTable } from "./figure-table";
import { GoalSelect, GoalsToChoose, openGoalsOf } from "./goals-to-choose";
import { GymTable, SpecialGyms } from "./gyms";
import { goalInSentence, goalName, noPaceText, paceNote, rangeDays, STAT_NAMES } from "./text";
import type { ViewProps } from "./training-headline";
import type { GymLog } from "./use-gym-log";
import { useTrainingChoices } from "./use-player-training";
import { type Planning, usePlan } from "./use-plan";

/** The expected time until the player reaches a goal, and the gyms on the way. */
export function Plan({ player, log, goals, nowMs }: ViewProps) {
  const { stats } = player;
  const { choices, store } = useTrainingChoices();
  const todayMs = dayStartMs(nowMs);
  const { pace } = log;
  const planning = usePlan(player, log, todayMs);
  const { conditionsOf } = planning;
  const energyPerDay = choices.energyPerDay ?? pace?.energyPerDay ?? null;
  const conditions = useMemo(
    () => (energyPerDay === null ? null : conditionsOf(energyPerDay)),
    [conditionsOf, energyPerDay],
  );
  const gymTable = player.gyms && (
    <GymTable {...{ player, log, gyms: player.gyms, energyPerDay, goals, conditions }} />
  );
  const head = useRef<HTMLDivElement>(null);
  const openGoals = useMemo(
    () => (stats === null ? [] : openGoalsOf(stats, choices.goals)),
    [choices.goals, stats],
  );
  if (stats === null) return gymTable;
  const isOwn = choices.goal === OWN_GOALS;
  // Until the player chooses a goal, the page shows the plan for the nearest.
  const [nearest] = choices.goal === null ? openGoals : [];
  const shown = nearest?.goals ?? goals;
  const goal = nearest?.goal ?? choices.goal;
  const byPace = pace && shown && daysByPace(goal, shown, stats, pace.gainPerDay);
  const goalsToChoose = (
    <GoalsToChoose
      key="choose"
      {...{ stats, openGoals, planning, energyPerDay }}
      onChoose={(goal) => {
        setTraining(store, { goal });
        showHead(head.current);
      }}
    />
  );
  const isChosen = choices.goal !== null;
  return (
    <>
      <div ref={head} tabIndex={-1}>
        {shown === null || goal === null ? (
          <ViewHeadline figure="No goal yet.">
            {isOwn ? "Enter a goal below." : "Choose one to see when you’ll reach it."}
          </ViewHeadline>
        ) : (
          <PlanHeadline
            {...{ planning, energyPerDay }}
            goals={shown}
            byPace={byPace}
            pace={pace}
            name={isOwn ? null : goalInSentence(goal)}
          />
        )}
      </div>
      <GoalSelect
        {...{ openGoals, goal }}
        onChoose={(chosen) => {
          setTraining(store, { goal: chosen });
        }}
      />
      <div className="grid items-start gap-x-12 gap-y-4 *:min-w-0 @4xl/page:grid-cols-[6fr_5fr]">
        <Goal key="goal" stats={stats} goals={shown} goal={goal} isChosen={isChosen} />
        <When
          key="when"
          {...{
            goals: shown,
            goal,
            byPace,
            log,
            planning,
            todayMs,
            energy: player.bars.data?.energy ?? null,
          }}
        />
        {!isChosen && goalsToChoose}
        <SpecialGyms key="gyms" player={player} />
        {isChosen && goalsToChoose}
      </div>
      {gymTable}
    </>
  );
}

interface PlanHeadlineProps {
  /** The name of the goal within a sentence; null for the player's own goals. */
  name: string | null;
  goals: StatGoals;
  planning: Planning;
  energyPerDay: number | null;
  /** The days at the pace of the player's sessions; null if unknown, or if it doesn't lead to the goal. */
  byPace: number | null;
  pace: Pace | null;
}

function PlanHeadline({ name, goals, planning, energyPerDay, byPace, pace }: PlanHeadlineProps) {
  const { planFor, whyNone, isByFormula } = planning;
  const plan = energyPerDay === null ? null : planFor(goals, energyPerDay);
  if (goals.next === null) {
    return (
      <ViewHeadline figure={name === null ? "Goal reached." : "Goal reached:"}>
        {name !== null && `${name}.`}
      </ViewHeadline>
    );
  }
  const goal = name ?? "your custom goal";
  const next = `Train ${goals.next} next.`;
  if (plan === null || energyPerDay === null) {
    return (
      <>
        <ViewHeadline figure="–">days to {goal}</ViewHeadline>
        <p className="mt-1 text-muted-foreground">
          {energyPerDay === null ? "Enter your energy per day to see when." : whyNone(goals)} {next}
        </p>
      </>
    );
  }
  const { expected } = plan.days;
  const missing = BATTLE_STATS.filter((stat) => goals.missing[stat] > 0);
  const trained = BATTLE_STATS.filter((stat) => pace !== null && pace.gainPerDay[stat] > 0);
  const isSpread = trained.some((stat) => !missing.includes(stat));
  return (
    <>
      <ViewHeadline figure={`About ${formatCount(expected, "day", "days")}`}>
        to {goal}
        {!isByFormula && ", based on your own sessions"}.{" "}
        <Explain {...explainPlan(goals, plan, energyPerDay, isByFormula)} />
      </ViewHeadline>
      <p className="mt-1 text-muted-foreground">
        If all {formatWhole(energyPerDay)} energy per day goes into{" "}
        {missing.length === 1 ? goals.next : `it, ${goals.next} next`}.
        {byPace !== null
          ? ` As you train now: ${formatCount(byPace, "day", "days")}${isSpread && byPace > expected ? ", since other stats grow too" : ""}.`
          : pace !== null && " As you train now, you won’t reach it."}
      </p>
    </>
  );
}

interface GoalProps {
  stats: PerStat;
  goals: StatGoals | null;
  /** The id of the goal; null if all are reached and none is chosen. */
  goal: string | null;
  /** False if it is only the nearest. */
  isChosen: boolean;
}

function Goal({ stats, goals, goal, isChosen }: GoalProps) {
  const { choices, store } = useTrainingChoices();
  const name = goalName(goal);
  return (
    <section aria-label="Goal">
      <SectionHeader title="Goal" aside={isChosen || goal === null ? name : `${name}, the nearest`}>
        {isChosen && (
          <Button
            variant="quiet"
            size="sm"
            onClick={() => {
              setTraining(store, { goal: null });
            }}
          >
            Remove<span className="sr-only"> the goal {name}</span>
          </Button>
        )}
      </SectionHeader>
      {choices.goal === OWN_GOALS && <OwnGoals />}
      {goals !== null && (
        <FigureTable
          label="Goal by stat"
          names={["Stat", "Now", "Goal", "To go"]}
          rows={BATTLE_STATS.map((stat) => ({
            name: (
              <b className={stat === goals.next ? "font-semibold text-primary" : "font-semibold"}>
                {STAT_NAMES[stat]}
              </b>
            ),
            figures: [
              formatShort(stats[stat]),
              formatShort(goals.values[stat]),
              formatShort(Math.round(goals.missing[stat])),
            ],
          }))}
        />
      )}
    </section>
  );
}

/** The player's own goal for each stat. */
function OwnGoals() {
  const { choices, store } = useTrainingChoices();
  const { goals } = choices;
  const [texts, setTexts] = useState<Partial<Record<string, string>>>({});
  return (
    <div className="grid gap-2 pb-2">
      {BATTLE_STATS.map((stat) => (
        <PointsField
          key={stat}
          label={`${STAT_NAMES[stat]} goal`}
          value={texts[stat] ?? (goals[stat] === 0 ? "" : formatWhole(goals[stat]))}
          onChange={(text) => {
            setTexts((before) => ({ ...before, [stat]: text }));
            const value = parsePoints(text);
            if (value !== null) setTraining(store, { goals: { ...goals, [stat]: value } });
          }}
        />
      ))}
    </div>
  );
}

/** The entered points; 0 if the field is empty, null if the input is invalid. */
const parsePoints = (text: string): number | null => (text.trim() === "" ? 0 : parseCount(text));

const PointsField = (
  props: Pick<ComponentProps<typeof TextField>, "label" | "value" | "onChange">,
) => (
  <TextField
    {...props}
    placeholder="5,000,000 or 5m"
    problem={
      parsePoints(props.value) === null
        ? "Enter a whole number such as 5,000,000, 5m or 1.5b."
        : null
    }
  />
);

interface WhenProps extends Pick<PlanHeadlineProps, "byPace"> {
  goals: StatGoals | null;
  /** The goal's id. */
  goal: string | null;
  log: GymLog;
  planning: Planning;
  energy: Bar | null;
  todayMs: number;
}

/** The planned energy, and with a goal the days until it is reached. */
function When({ energy, ...props }: WhenProps) {
  const { goals, log, planning } = props;
  const { pace } = log;
  const { isByFormula } = planning;
  const title = goals === null ? "Energy" : "When";
  return (
    <section aria-label={title}>
      <SectionHeader
        title={title}
        {...(goals && { aside: <Explain {...explainWhen(isByFormula)} /> })}
      />
      {goals && <WhenTable {...props} goals={goals} />}
      <EnergyField pace={pace} />
      {energy !== null && (
        <p className="text-small text-muted-foreground">
          {orDash(regeneratedPerDay(energy), formatWhole)} energy per day regenerates if the bar is
          never full, a refill adds {formatWhole(energy.maximum)}, a Xanax 250. An estimate, not a
          promise.
        </p>
      )}
    </section>
  );
}

/** The days to the goal at the player's past pace, and with the planned energy. */
function WhenTable({
  goals,
  goal,
  byPace,
  log,
  planning: { planFor },
  todayMs,
}: Omit<WhenProps, "goals" | "energy"> & { goals: StatGoals }) {
  const { energyPerDay } = useTrainingChoices().choices;
  const { pace } = log;
  const atAverage = pace && planFor(goals, pace.energyPerDay);
  const average =
    pace === null
      ? noPaceText(log, todayMs)
      : `average of ${formatCount(pace.days, "day", "days")}`;
  const planned = energyPerDay === null ? null : planFor(goals, energyPerDay);
  const daysOf = (plan: Duration | null) => plan?.days.expected ?? null;
  const most = Math.max(byPace ?? 0, daysOf(atAverage) ?? 0, daysOf(planned) ?? 0);
  const figures = (plan: Duration | null) => ({
    figures: plan === null ? ["–", "–"] : [rangeDays(plan), formatGameDate(plan.dayMs.expected)],
    bar: (daysOf(plan) ?? 0) / most,
  });
  return (
    <FigureTable
      label="When"
      names={["Training", "Days (about)", "Date"]}
      rows={[
        {
          name: "As you train now",
          note: pace === null ? average : `${average}${paceNote(goal, byPace)}`,
          figures: [
            orDash(byPace, formatWhole),
            orDash(byPace, (days) => formatGameDate(todayMs + days * DAY_MS)),
          ],
          bar: (byPace ?? 0) / most,
        },
        {
          name: "All into this goal",
          note: `${pace === null ? "" : `${formatWhole(pace.energyPerDay)} energy per day, `}${average}`,
          ...figures(atAverage),
        },
        ...(energyPerDay === null
          ? []
          : [
              {
                name: "Planned energy",
                note: `${formatWhole(energyPerDay)} energy per day`,
                ...figures(planned),
              },
            ]),
      ]}
    />
  );
}

/** The entered energy, such as "1000" or "1,000"; null if it is invalid or outside 1 to MAX_ENERGY_PER_DAY. */
function parseEnergy(text: string): number | null {
  const energy = parseCount(text) ?? 0;
  return energy >= 1 && energy <= MAX_ENERGY_PER_DAY ? energy : null;
}

/** The planned energy: the player's average, until another is entered. */
function EnergyField({ pace }: { pace: Pace | null }) {
  const { choices, store } = useTrainingChoices();
  const [typed, setTyped] = useState<string | null>(null);
  const average = pace && Math.round(pace.energyPerDay);
  const stored = choices.energyPerDay ?? average;
  const text = typed ?? (stored === null ? "" : String(stored));
  const isAverage = choices.energyPerDay === null;
  return (
    <div className="flex flex-wrap items-center gap-2 py-2">
      <TextField
        label="Planned energy per day"
        value={text}
        isShort
        inputMode="numeric"
        problem={
          text.trim() === "" || parseEnergy(text) !== null
            ? null
            : `Enter a whole number, 1 to ${formatWhole(MAX_ENERGY_PER_DAY)}.`
        }
        onChange={(changed) => {
          setTyped(changed);
          const energyPerDay = parseEnergy(changed);
          if (energyPerDay !== null || changed.trim() === "") setTraining(store, { energyPerDay });
        }}
      />
      {pace !== null && isAverage && (
        <span className="text-muted-foreground">your {pace.days}-day average</span>
      )}
      {pace !== null && !isAverage && choices.energyPerDay !== average && (
        <Button
          variant="link"
          size="inline"
          onClick={() => {
            setTyped(null);
            setTraining(store, { energyPerDay: null });
          }}
        >
          Use your {pace.days}-day average of {formatWhole(pace.energyPerDay)}
        </Button>
      )}
    </div>
  );
}
