import { useMemo } from "react";

import { FailedCall } from "@/components/feedback/retry-advice";
import { Explain } from "@/components/figures/explain";
import { SectionHeader } from "@/components/figures/section-header";
import { LongList } from "@/components/list/long-list";
import { SelectField } from "@/components/list/select-field";
import { useOptionalQuery } from "@/components/reading/use-optional-query";
import { useSession } from "@/components/session/session";
import { DataTable } from "@/components/table/data-table";
import { Checkbox } from "@/components/ui/checkbox";
import { Progress } from "@/components/ui/progress";
import { type CurrentStats, currentStatsQuery } from "@/lib/api/endpoints/user-current-stats";
import { experienceFactorOf } from "@/lib/api/sentences/training";
import { formatNumber } from "@/lib/format/format-number";
import {
  formatCount,
  formatList,
  formatMoneyShort,
  formatShort,
  formatWhole,
  orDash,
} from "@/lib/format/numbers";
import { BATTLE_STATS, type BattleStat, type PerStat } from "@/lib/game/training/battle-stats";
import {
  type Gym,
  type NextGym as UpcomingGym,
  nextGymOf,
  unlockableGyms,
} from "@/lib/game/training/gym";
import { gymSteps } from "@/lib/game/training/gym-steps";
import type { PlanConditions } from "@/lib/game/training/plan";
import { energySpentIn } from "@/lib/game/training/sessions";
import {
  gymRatioOf,
  isScienceLab,
  labDrugsOf,
  REQUIRED_RATIO,
  SCIENCE_LAB_MAX_DRUGS,
  SPECIAL_GYMS,
  type SpecialGym,
  specialGymOf,
  type StatGoals,
} from "@/lib/game/training/special-gyms";
import { setTraining } from "@/lib/store/user/training";
import { cn } from "@/lib/utils";

import { dotsText, gymColumns, type GymRow, unlockedGymColumns } from "./gym-columns";
import { explainDaysSaved, explainRatios } from "./plan-explanation";
import type { GymLog } from "./use-gym-log";
import { type PlayerTraining, useTrainingChoices } from "./use-player-training";

/** The special gyms with checkboxes for those that the player has, and the progress of their ratios. */
export function SpecialGyms({ player: { gyms, stats } }: { player: PlayerTraining }) {
  const { choices, store } = useTrainingChoices();
  const drugs = useOptionalQuery(currentStatsQuery(useSession()));
  if (stats === null) return null;
  const rows = specialGymsOf(gyms, stats);
  if (rows.length === 0) return null;
  return (
    <section aria-label="Special gyms">
      <SectionHeader
        title="Special gyms"
        aside={
          <>
            ratio, needs {REQUIRED_RATIO} <Explain {...explainRatios()} />
          </>
        }
      />
      <LongList entries={rows}>
        {(shown) => (
          <ul aria-label="Special gyms">
            {shown.map(({ name, gym, rule, ratio }) => {
              const Row = gym === null ? "div" : "label";
              return (
                <li key={gym?.id ?? name} className="border-b border-row py-1.5">
                  <Row
                    className={cn(
                      "flex min-h-9 items-center gap-x-3 pb-1.5 max-md:min-h-11",
                      gym && "cursor-pointer",
                    )}
                  >
                    {gym && (
                      <Checkbox
                        checked={choices.specialGymIds.includes(gym.id)}
                        onCheckedChange={(isOn) => {
                          const others = choices.specialGymIds.filter((id) => id !== gym.id);
                          setTraining(store, {
                            specialGymIds: isOn ? [...others, gym.id] : others,
                          });
                        }}
                      />
                    )}
                    <span className="min-w-0 flex-1">
                      <span translate="no" className="font-semibold">
                        {name}
                      </span>
                      <span className="block text-small text-muted-foreground">
                        {gym ? gymText(gym) : rule.stats.join(", ")}
                      </span>
                      <span className="block text-small">
                        {rule && ratio
                          ? ratioText(rule, ratio)
                          : isScienceLab({ name }) && labText(drugs.data)}
                      </span>
                    </span>
                    <span translate="no" className="font-display text-h2 font-medium">
                      {orDash(ratio?.ratio ?? null, (known) =>
                        formatNumber(known, { decimals: 2 }),
                      )}
                    </span>
                  </Row>
                  {ratio !== null && ratio.ratio !== null && (
                    <div className="relative">
                      <Progress
                        label={`Ratio of ${name}`}
                        value={ratio.ratio}
                        max={2 * REQUIRED_RATIO}
                      />
                      {/* The required ratio. */}
                      <span
                        aria-hidden
                        className="filled absolute -top-0.5 left-1/2 h-2 w-0.5 bg-foreground"
                      />
                    </div>
                  )}
                </li>
              );
            })}
          </ul>
        )}
      </LongList>
      <FailedCall {...drugs} path="user/personalstats">
        Couldn’t load how many Xanax and Ecstasy you’ve taken.
      </FailedCall>
      <p className="mt-2 text-small text-muted-foreground">
        {gyms === null
          ? "You can tick the gyms you have once the game’s gyms have loaded."
          : "Tick the gyms you have, as the API only gives your active one. A special gym counts while you meet its ratio."}
      </p>
    </section>
  );
}

/** The game's special gyms, or those with a known ratio if the game's list is missing. The greatest ratio comes first. */
function specialGymsOf(gyms: readonly Gym[] | null, stats: PerStat) {
  const known =
    gyms === null
      ? SPECIAL_GYMS.map((rule) => ({ name: rule.name, gym: null, rule }))
      : gyms
          .filter(({ isSpecial }) => isSpecial)
          .map((gym) => ({ name: gym.name, gym, rule: specialGymOf(gym) }));
  return known
    .map((entry) => ({ ...entry, ratio: entry.rule && gymRatioOf(entry.rule, stats) }))
    .sort((a, b) => (b.ratio?.ratio ?? 0) - (a.ratio?.ratio ?? 0));
}

/** "speed 8.0, 50 energy". */
function gymText({ dots, energyPerTrain }: Gym) {
  const trained = BATTLE_STATS.filter((stat) => dots[stat] > 0);
  const names = trained.length === BATTLE_STATS.length ? "all four" : trained.join(", ");
  const most = Math.max(...BATTLE_STATS.map((stat) => dots[stat]));
  return `${names} ${dotsText(most)}, ${energyPerTrain} energy`;
}

/** "942 Xanax and Ecstasy taken: too many. Players report a limit of 150." */
function labText(stats: CurrentStats | undefined) {
  const limit = `Players report a limit of ${SCIENCE_LAB_MAX_DRUGS}`;
  const drugs = labDrugsOf({
    xanax: stats?.xantaken ?? null,
    ecstasy: stats?.exttaken ?? null,
  });
  if (drugs === null) return `${limit} Xanax and Ecstasy.`;
  const { taken, isOpen } = drugs;
  return `${formatWhole(taken)} Xanax and Ecstasy taken${isOpen ? "" : ": too many"}. ${limit}.`;
}

/** "74.80m speed to go", "Ratio met until the others gain 164.4m." */
function ratioText(
  { stats }: SpecialGym,
  { holds, missing, slack }: ReturnType<typeof gymRatioOf>,
) {
  return holds ? (
    <>
      <b>Ratio met</b> until the others gain {formatShort(Math.round(slack))}.
    </>
  ) : (
    `${formatShort(Math.ceil(missing))} ${stats.join(" + ")} to go`
  );
}

const BY_UNLOCK = [{ id: "unlock", desc: true }];

interface GymTableProps {
  player: PlayerTraining;
  log: GymLog;
  gyms: readonly Gym[];
  /** The energy that the player trains per day; null if unknown. */
  energyPerDay: number | null;
  goals: StatGoals | null;
  conditions: PlanConditions | null;
}

const NONE = "none";

/** The gyms that unlock one after another, and the effect of each on the player's goal. */
export function GymTable({ player, log, gyms, energyPerDay, goals, conditions }: GymTableProps) {
  const { own, allPerks } = player;
  const { choices, store } = useTrainingChoices();
  const unlockable = useMemo(() => unlockableGyms(gyms), [gyms]);
  const highest = own.filter((gym) => unlockable.includes(gym)).at(-1) ?? null;
  const experienceFactor = allPerks === undefined ? 1 : experienceFactorOf(allPerks);
  const next = useMemo(
    () =>
      highest &&
      nextGymOf(gyms, highest.id, {
        energySpent: energySpentIn(log.sessions ?? [], highest.id),
        experienceFactor,
      }),
    [gyms, highest, log.sessions, experienceFactor],
  );
  const rows = useMemo((): readonly GymRow[] => {
    const steps =
      highest && next && goals && conditions
        ? gymSteps(goals, conditions, { highest, gyms, experienceFactor, ...next })
        : [];
    const saved = new Map(steps.map(({ gym, daysSaved }) => [gym.id, daysSaved]));
    return unlockable.map((gym) => ({
      ...gym,
      isHighest: gym.id === highest?.id,
      daysSaved: saved.get(gym.id) ?? null,
    }));
  }, [unlockable, gyms, highest, next, goals, conditions, experienceFactor]);
  const isAll = highest !== null && next === null;
  const options = [
    [NONE, "Your active gym"] as const,
    ...unlockable.map(({ id, name }) => [String(id), name] as const),
  ];
  return (
    <section aria-label="Gyms" className="mt-4">
      <DataTable
        title="Gyms"
        name="gyms"
        columns={isAll ? unlockedGymColumns : gymColumns}
        rows={rows}
        rowId={({ id }) => String(id)}
        initialSort={BY_UNLOCK}
        firstSort="desc"
        filters={
          <SelectField
            label="Highest gym you have"
            value={String(choices.highestGymId ?? NONE)}
            options={options}
            onChange={(id) => {
              setTraining(store, { highestGymId: id === NONE ? null : Number(id) });
            }}
            namesFrom={1}
          />
        }
      />
      {isAll && <p className="mt-2">You’ve unlocked every gym that energy unlocks.</p>}
      {highest && next && (
        <NextGym {...{ next, highest, rows, energyPerDay }} stat={goals?.next ?? null} />
      )}
      <p className="mt-2 text-small text-muted-foreground">
        Dots, prices and energy per train are the game’s. To unlock a gym, spend its unlock energy
        in the gym before it; the figures come from one unofficial source.{" "}
        {!isAll && (
          <>
            Days saved: how much sooner you reach your goal if you unlock the gym on the way, along
            with all gyms before it. <Explain {...explainDaysSaved()} />
          </>
        )}
      </p>
    </section>
  );
}

interface NextGymProps {
  next: UpcomingGym;
  highest: Gym;
  rows: readonly GymRow[];
  energyPerDay: number | null;
  /** The stat that the goal needs next. */
  stat: BattleStat | null;
}

/** The energy to the next gym, the stats that it trains better, and the gym that saves the most days to the goal. */
function NextGym({
  next: { gym, energyMissing },
  highest,
  rows,
  energyPerDay,
  stat,
}: NextGymProps) {
  const better = BATTLE_STATS.filter((one) => gym.dots[one] > highest.dots[one]);
  const perDay =
    energyPerDay === null || energyPerDay <= 0 ? null : Math.ceil(energyMissing / energyPerDay);
  const pays = rows.filter(({ daysSaved }) => daysSaved !== null && daysSaved >= 0.5);
  const [best] = pays.toSorted((a, b) => (b.daysSaved ?? 0) - (a.daysSaved ?? 0));
  return (
    <p className="mt-2">
      <b translate="no">{gym.name}</b> is next: at most {formatWhole(energyMissing)} energy away
      {perDay !== null && `, about ${formatCount(perDay, "day", "days")}`}.{" "}
      {gym.cost !== null && gym.cost > 0 && `It then costs ${formatMoneyShort(gym.cost)}. `}
      {better.length === 0
        ? "It trains no stat better than the gym before it."
        : `It trains ${formatList(better)} better.`}
      {stat !== null && !better.includes(stat) && ` It doesn’t help your ${stat}.`}
      {stat !== null && best && (
        <>
          {" "}
          For your goal, <b translate="no">{best.name}</b> pays off most: it saves about{" "}
          {formatCount(Math.round(best.daysSaved ?? 0), "day", "days")}.
        </>
      )}
      {stat !== null && !best && energyPerDay !== null && " For your goal, no new gym saves a day."}
    </p>
  );
}
