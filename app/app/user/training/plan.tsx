import { useMemo, useState } from "react";

import { EmptyState } from "@/components/feedback/empty-state";
import { Explain } from "@/components/figures/explain";
import { ViewHeadline } from "@/components/figures/page-headline";
import { SectionHeader } from "@/components/figures/section-header";
import { SelectField } from "@/components/list/select-field";
import { MoneyField, TextField } from "@/components/list/text-field";
import { Button } from "@/components/ui/button";
import type { Choice } from "@/components/window/choice";
import { DAY_MS, dayStartMs } from "@/lib/common/time";
import { formatGameDate } from "@/lib/format/days";
import { parseMoney } from "@/lib/format/number-input";
import { formatCount, formatShort, formatWhole, orDash } from "@/lib/format/numbers";
import { BATTLE_STATS, type PerStat } from "@/lib/game/training/battle-stats";
import type { Bar } from "@/lib/game/account/bars";
import {
  daysToTargets,
  type Duration,
  type PlanConditions,
  planBySessions,
  planOf,
} from "@/lib/game/training/plan";
import { regeneratedPerDay } from "@/lib/game/training/training-now";
import type { Pace } from "@/lib/game/training/sessions";
import {
  OWN_TARGETS,
  SPECIAL_GYMS,
  goalTargets,
  type Targets,
} from "@/lib/game/training/special-gyms";
import type { StoredValue } from "@/lib/store/engine/stored-value";
import { setTraining, type TrainingChoices } from "@/lib/store/user/training";

import { explainBuilds, explainPlan } from "./plan-explanation";
import { FigureTable } from "./figure-table";
import { GymTable, SpecialGyms } from "./gyms";
import { STAT_NAMES } from "./text";
import type { ViewProps } from "./training-headline";
import type { Player } from "./use-trainee";

const NO_GOAL = "none";

const GOALS: readonly Choice[] = [
  ["balanced", "Balanced build"],
  ["hanks", "Hank’s ratio"],
  ["baldrs", "Baldr’s ratio"],
  ...SPECIAL_GYMS.map(({ name }) => [name, name] as const),
  [OWN_TARGETS, "Custom"],
];

const goalName = (goal: string) => GOALS.find(([id]) => id === goal)?.[1] ?? goal;

/** When the player reaches a goal, and the gyms on the way. */
export function Plan({ player, targets, nowMs }: ViewProps) {
  const { stats, choices, store, log } = player;
  const todayMs = dayStartMs(nowMs);
  const { pace } = log;
  const { planFor, conditionsOf } = usePlan(player, todayMs);
  const energyPerDay = choices.energyPerDay ?? pace?.energyPerDay ?? null;
  const conditions = useMemo(
    () => (energyPerDay === null ? null : conditionsOf(energyPerDay)),
    [conditionsOf, energyPerDay],
  );
  if (stats === null) return null;
  return (
    <>
      {targets === null || choices.goal === null ? (
        <ViewHeadline figure="No goal yet">Choose one to see when you’ll reach it.</ViewHeadline>
      ) : (
        <PlanHeadline
          name={goalName(choices.goal)}
          targets={targets}
          plan={energyPerDay === null ? null : planFor(targets, energyPerDay)}
          energyPerDay={energyPerDay}
          isByFormula={player.gyms !== null}
        />
      )}
      <div className="grid items-start gap-x-12 gap-y-4 *:min-w-0 @4xl/page:grid-cols-[6fr_5fr]">
        <Goal stats={stats} targets={targets} choices={choices} store={store} />
        <When
          {...{
            targets,
            pace,
            planFor,
            choices,
            store,
            todayMs,
            energy: player.bars.data?.energy ?? null,
          }}
        />
        <SpecialGyms player={player} />
        <GoalsToChoose {...{ stats, choices, store, planFor, energyPerDay }} />
      </div>
      {player.gyms && (
        <GymTable {...{ player, gyms: player.gyms, energyPerDay, targets, conditions }} />
      )}
    </>
  );
}

type PlanFor = (targets: Targets, energyPerDay: number) => Duration | null;

/** By the formula in the gyms that the player has; without the list of gyms by the player's own sessions. */
function usePlan({ stats, perks, correction, own, gyms, bars, log }: Player, todayMs: number) {
  const happy = bars.data?.happy.maximum ?? null;
  return useMemo(() => {
    const conditionsOf = (energyPerDay: number): PlanConditions | null =>
      stats === null || gyms === null || happy === null
        ? null
        : { stats, perks, correction, gyms: own, happy, energyPerDay, todayMs };
    const planFor: PlanFor = (targets, energyPerDay) => {
      const conditions = conditionsOf(energyPerDay);
      if (conditions !== null) return planOf(targets, conditions);
      return planBySessions(targets, log.sessions ?? [], { energyPerDay, todayMs });
    };
    return { planFor, conditionsOf };
  }, [stats, perks, correction, own, gyms, happy, log.sessions, todayMs]);
}

/** "about 93 days, 88 to 97". */
function rangeText({ days: { expected, low, high } }: Duration): string {
  const text = `About ${formatCount(expected, "day", "days")}`;
  return low === high ? text : `${text}, ${formatWhole(low)} to ${formatWhole(high)}`;
}

interface PlanHeadlineProps {
  name: string;
  targets: Targets;
  plan: Duration | null;
  energyPerDay: number | null;
  isByFormula: boolean;
}

function PlanHeadline({ name, targets, plan, energyPerDay, isByFormula }: PlanHeadlineProps) {
  if (targets.next === null) {
    return <ViewHeadline figure="Reached">Your stats already meet {name}.</ViewHeadline>;
  }
  const next = `Train ${targets.next} next.`;
  if (plan === null || energyPerDay === null) {
    return (
      <>
        <ViewHeadline figure="–">days to {name}</ViewHeadline>
        <p className="mt-1 text-muted-foreground">
          {energyPerDay === null
            ? "Enter your energy per day to see when."
            : "No gym you have trains what it lacks."}{" "}
          {next}
        </p>
      </>
    );
  }
  return (
    <>
      <ViewHeadline figure={rangeText(plan)}>
        to {name}. <Explain {...explainPlan(targets, plan, energyPerDay, isByFormula)} />
      </ViewHeadline>
      <p className="mt-1 text-muted-foreground">
        About {formatGameDate(plan.dayMs.expected)} at {formatWhole(energyPerDay)} gym energy per
        day. {next}
      </p>
    </>
  );
}

interface GoalProps {
  stats: PerStat;
  targets: Targets | null;
  choices: TrainingChoices;
  store: StoredValue<TrainingChoices>;
}

function Goal({ stats, targets, choices, store }: GoalProps) {
  const options: readonly Choice[] = [[NO_GOAL, "No goal"], ...GOALS];
  return (
    <section aria-label="Goal">
      <SectionHeader title="Goal" />
      <div className="py-2">
        <SelectField
          label="Goal"
          value={choices.goal ?? NO_GOAL}
          options={options}
          onChange={(goal) => {
            setTraining(store, { goal: goal === NO_GOAL ? null : goal });
          }}
        />
      </div>
      {choices.goal === OWN_TARGETS && <OwnTargets choices={choices} store={store} />}
      <FigureTable
        label="Goal by stat"
        names={["Stat", "Now", "Goal", "To go"]}
        rows={BATTLE_STATS.map((stat) => ({
          name: (
            <b className={stat === targets?.next ? "font-semibold text-primary" : "font-semibold"}>
              {STAT_NAMES[stat]}
            </b>
          ),
          figures: [
            formatShort(stats[stat]),
            orDash(targets?.targets[stat] ?? null, formatShort),
            orDash(targets?.missing[stat] ?? null, (missing) => formatShort(Math.round(missing))),
          ],
        }))}
      />
    </section>
  );
}

/** The player's own target for each stat. */
function OwnTargets({ choices, store }: Pick<GoalProps, "choices" | "store">) {
  const { targets } = choices;
  const [texts, setTexts] = useState<Partial<Record<string, string>>>({});
  return (
    <div className="grid gap-2 pb-2">
      {BATTLE_STATS.map((stat) => (
        <MoneyField
          key={stat}
          label={`${STAT_NAMES[stat]} goal`}
          value={texts[stat] ?? (targets[stat] === 0 ? "" : formatWhole(targets[stat]))}
          onChange={(text) => {
            setTexts((before) => ({ ...before, [stat]: text }));
            const value = text.trim() === "" ? 0 : parseMoney(text);
            if (value !== null) setTraining(store, { targets: { ...targets, [stat]: value } });
          }}
        />
      ))}
    </div>
  );
}

interface WhenProps {
  targets: Targets | null;
  pace: Pace | null;
  planFor: PlanFor;
  choices: TrainingChoices;
  store: StoredValue<TrainingChoices>;
  energy: Bar | null;
  todayMs: number;
}

/** The days to the goal by what the player has trained, and by what the player plans. */
function When({ targets, pace, planFor, choices, store, energy, todayMs }: WhenProps) {
  const byPace = targets && pace && daysToTargets(targets, pace.gainPerDay);
  const atAverage = targets && pace && planFor(targets, pace.energyPerDay);
  const { energyPerDay } = choices;
  const planned = targets && energyPerDay !== null ? planFor(targets, energyPerDay) : null;
  const daysOf = (plan: Duration | null) => plan?.days.expected ?? null;
  const most = Math.max(byPace ?? 0, daysOf(atAverage) ?? 0, daysOf(planned) ?? 0);
  const figures = (plan: Duration | null) => ({
    figures: plan === null ? ["–", "–"] : [rangeDays(plan), formatGameDate(plan.dayMs.expected)],
    bar: (daysOf(plan) ?? 0) / most,
  });
  return (
    <section aria-label="When">
      <SectionHeader title="When" />
      <FigureTable
        label="When"
        names={["Training", "Days (about)", "Date"]}
        rows={[
          {
            name: "As you train now",
            note:
              pace === null
                ? "no sessions loaded"
                : `average of ${formatCount(pace.days, "day", "days")}`,
            figures: [
              orDash(byPace, formatWhole),
              orDash(byPace, (days) => formatGameDate(todayMs + days * DAY_MS)),
            ],
            bar: (byPace ?? 0) / most,
          },
          {
            name: "All your gym energy",
            note:
              pace === null
                ? "no sessions loaded"
                : `${formatWhole(pace.energyPerDay)} energy per day, average of ${formatCount(pace.days, "day", "days")}`,
            ...figures(atAverage),
          },
          {
            name: "Planned energy",
            note:
              energyPerDay === null
                ? "enter it below"
                : `${formatWhole(energyPerDay)} energy per day`,
            ...figures(planned),
          },
        ]}
      />
      <EnergyField choices={choices} store={store} pace={pace} />
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

const rangeDays = ({ days: { expected, low, high } }: Duration) =>
  low === high
    ? formatWhole(expected)
    : `${formatWhole(expected)} (${formatWhole(low)} to ${formatWhole(high)})`;

function EnergyField({ choices, store, pace }: Pick<WhenProps, "choices" | "store" | "pace">) {
  const [text, setText] = useState(
    choices.energyPerDay === null ? "" : String(choices.energyPerDay),
  );
  const isFine = text.trim() === "" || /^\d{1,5}$/.test(text.trim().replace(",", ""));
  return (
    <div className="flex flex-wrap items-center gap-2 py-2">
      <TextField
        label="Planned energy per day"
        value={text}
        isShort
        inputMode="numeric"
        problem={isFine ? null : "Enter a whole number, such as 1,000."}
        onChange={(typed) => {
          setText(typed);
          const plain = typed.trim().replace(",", "");
          if (plain === "") setTraining(store, { energyPerDay: null });
          else if (/^\d{1,5}$/.test(plain)) setTraining(store, { energyPerDay: Number(plain) });
        }}
      />
      {pace !== null && (
        <Button
          variant="link"
          size="inline"
          onClick={() => {
            const average = Math.round(pace.energyPerDay);
            setText(String(average));
            setTraining(store, { energyPerDay: average });
          }}
        >
          Use your {pace.days}-day average of {formatWhole(pace.energyPerDay)}
        </Button>
      )}
    </div>
  );
}

interface GoalsToChooseProps {
  stats: PerStat;
  choices: TrainingChoices;
  store: StoredValue<TrainingChoices>;
  planFor: PlanFor;
  energyPerDay: number | null;
}

/** What each goal lacks and how long it takes, the nearest first. */
function GoalsToChoose({ stats, choices, store, planFor, energyPerDay }: GoalsToChooseProps) {
  const goals = useMemo(
    () =>
      GOALS.flatMap(([goal, name]) => {
        const targets = goal === OWN_TARGETS ? null : goalTargets(goal, choices.targets, stats);
        const isOpen = targets !== null && targets.totalMissing >= 0.5;
        return isOpen ? [{ goal, name, targets }] : [];
      }).sort((a, b) => a.targets.totalMissing - b.targets.totalMissing),
    [choices.targets, stats],
  );
  const title = "Goals to choose";
  if (goals.length === 0) return <EmptyState title="Every goal is reached" />;
  return (
    <section aria-label={title}>
      <SectionHeader title={title} aside={<Explain {...explainBuilds(stats)} />} />
      <FigureTable
        label={title}
        names={["Goal", "To go", "Days (about)"]}
        rows={goals.map(({ goal, name, targets }) => {
          const plan = energyPerDay === null ? null : planFor(targets, energyPerDay);
          return {
            name:
              goal === choices.goal ? (
                <b className="font-semibold">{name}</b>
              ) : (
                <Button
                  variant="link"
                  size="inline"
                  className="text-left whitespace-normal!"
                  onClick={() => {
                    setTraining(store, { goal });
                  }}
                >
                  {name}
                </Button>
              ),
            note: `train ${targets.next} next${goal === choices.goal ? ", your goal" : ""}`,
            figures: [
              formatShort(Math.round(targets.totalMissing)),
              orDash(plan === null ? null : plan.days.expected, formatWhole),
            ],
          };
        })}
      />
    </section>
  );
}
