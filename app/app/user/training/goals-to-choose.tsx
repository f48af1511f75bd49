import { Explain } from "@/components/figures/explain";
import { SectionHeader } from "@/components/figures/section-header";
import { SelectField } from "@/components/list/select-field";
import { Button } from "@/components/ui/button";
import { formatList, formatShort, formatWhole, orDash } from "@/lib/format/numbers";
import type { PerStat } from "@/lib/game/training/battle-stats";
import {
  goalsOf,
  gymRatioOf,
  OWN_GOALS,
  SPECIAL_GYMS,
  type StatGoals,
} from "@/lib/game/training/special-gyms";

import { FigureTable } from "./figure-table";
import { explainBuilds, explainDays } from "./plan-explanation";
import { goalName, GOALS } from "./text";
import { useTrainingChoices } from "./use-player-training";
import type { Planning } from "./use-plan";

interface OpenGoal {
  goal: string;
  name: string;
  goals: StatGoals;
}

/** The goals that aren't reached, the nearest first, without the player's own figures. */
export const openGoalsOf = (stats: PerStat, own: PerStat): readonly OpenGoal[] =>
  GOALS.flatMap(([goal, name]) => {
    const goals = goal === OWN_GOALS ? null : goalsOf(goal, own, stats);
    const isOpen = goals !== null && goals.totalMissing >= 0.5;
    return isOpen ? [{ goal, name, goals }] : [];
  }).sort((a, b) => a.goals.totalMissing - b.goals.totalMissing);

interface GoalSelectProps {
  openGoals: readonly OpenGoal[];
  /** The id of the displayed goal; null without one. */
  goal: string | null;
  onChoose: (goal: string) => void;
}

/** The select of the goal, the nearest first. */
export function GoalSelect({ openGoals, goal, onChoose }: GoalSelectProps) {
  const open = openGoals.map(({ goal: id, name }) => [id, name] as const);
  const others = [goal ?? "", OWN_GOALS]
    .filter((id, index, all) => all.indexOf(id) === index && open.every(([one]) => one !== id))
    .map((id) => [id, goalName(id) || "Choose a goal"] as const);
  return (
    <div className="flex py-2">
      <SelectField
        label="Goal"
        value={goal ?? ""}
        options={[...open, ...others]}
        onChange={(id) => {
          if (id !== "") onChoose(id);
        }}
      />
    </div>
  );
}

interface GoalsToChooseProps {
  stats: PerStat;
  openGoals: readonly OpenGoal[];
  planning: Planning;
  energyPerDay: number | null;
  onChoose: (goal: string) => void;
}

/** The points to go and the days for each goal that isn't reached; at the end, the player's own figures. */
export function GoalsToChoose({
  stats,
  openGoals,
  planning: { planFor, isByFormula },
  energyPerDay,
  onChoose,
}: GoalsToChooseProps) {
  const { choices } = useTrainingChoices();
  const nameCell = (goal: string, name: string) =>
    goal === choices.goal ? (
      <b className="font-semibold">{name}</b>
    ) : (
      <Button
        variant="link"
        size="inline"
        className="text-left whitespace-normal! max-md:-my-2.5"
        onClick={() => {
          onChoose(goal);
        }}
      >
        {name}
      </Button>
    );
  const mark = (goal: string) => (goal === choices.goal ? ", your goal" : "");
  const met = SPECIAL_GYMS.filter((gym) => gymRatioOf(gym, stats).holds).map(({ name }) => name);
  const title = "Goals to choose from";
  return (
    <section aria-label={title}>
      <SectionHeader
        title={title}
        aside={
          <>
            if all your energy goes into one <Explain {...explainDays(energyPerDay, isByFormula)} />
          </>
        }
      />
      {openGoals.length === 0 && <p className="py-2">All goals reached.</p>}
      <FigureTable
        label={title}
        names={["Goal", "To go", "Days (about)"]}
        rows={[
          ...openGoals.map(({ goal, name, goals }) => {
            const plan = energyPerDay === null ? null : planFor(goals, energyPerDay);
            return {
              name: nameCell(goal, name),
              note: `train ${goals.next} next${mark(goal)}`,
              figures: [
                formatShort(Math.round(goals.totalMissing)),
                orDash(plan === null ? null : plan.days.expected, formatWhole),
              ],
            };
          }),
          {
            name: nameCell(OWN_GOALS, goalName(OWN_GOALS)),
            note: `your own figure for each stat${mark(OWN_GOALS)}`,
            figures: ["", ""],
          },
        ]}
      />
      <p className="mt-2 text-small text-muted-foreground">
        {met.length > 0 && (
          <>
            Already met: <span translate="no">{formatList(met)}</span>.{" "}
          </>
        )}
        The stats of each build <Explain {...explainBuilds(stats)} />
      </p>
    </section>
  );
}
