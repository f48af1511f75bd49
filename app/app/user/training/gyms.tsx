import { useMemo } from "react";

import { Explain } from "@/components/figures/explain";
import { SectionHeader } from "@/components/figures/section-header";
import { LongList } from "@/components/list/long-list";
import { SelectField } from "@/components/list/select-field";
import { INTEGER, NUMERIC } from "@/components/table/cells";
import { DataTable } from "@/components/table/data-table";
import { columnsFor } from "@/components/table/features";
import { Checkbox } from "@/components/ui/checkbox";
import { Progress } from "@/components/ui/progress";
import { experienceFactorOf } from "@/lib/api/sentences/gym-perks";
import { formatNumber } from "@/lib/format/format-number";
import {
  formatCount,
  formatList,
  formatMoneyShort,
  formatShort,
  formatWhole,
  orDash,
} from "@/lib/format/numbers";
import { BATTLE_STATS, type BattleStat } from "@/lib/game/training/battle-stats";
import { type Gym, nextGymOf, unlockableGyms, unlockEnergyOf } from "@/lib/game/training/gym";
import { energySpentIn, type Pace } from "@/lib/game/training/sessions";
import {
  gymRatioOf,
  isScienceLab,
  REQUIRED_RATIO,
  SCIENCE_LAB_MAX_DRUGS,
  type SpecialGym,
  specialGymOf,
} from "@/lib/game/training/special-gyms";
import { setTraining } from "@/lib/store/user/training";

import { explainRatios } from "./plan-explanation";
import type { Player } from "./use-trainee";

/** The special gyms, ticked by hand, and how far their ratios are. */
export function SpecialGyms({ player: { gyms, stats, choices, store } }: { player: Player }) {
  const special = (gyms ?? []).filter(({ isSpecial }) => isSpecial);
  if (stats === null || special.length === 0) return null;
  const rows = special
    .map((gym) => {
      const rule = specialGymOf(gym);
      return { gym, rule, ratio: rule && gymRatioOf(rule, stats) };
    })
    .sort((a, b) => (b.ratio?.ratio ?? 0) - (a.ratio?.ratio ?? 0));
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
            {shown.map(({ gym, rule, ratio }) => {
              const isTicked = choices.specialGymIds.includes(gym.id);
              return (
                <li key={gym.id} className="border-b border-row py-1.5">
                  <label className="grid min-h-9 cursor-pointer grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 max-md:min-h-11">
                    <Checkbox
                      checked={isTicked}
                      onCheckedChange={(isOn) => {
                        const others = choices.specialGymIds.filter((id) => id !== gym.id);
                        setTraining(store, { specialGymIds: isOn ? [...others, gym.id] : others });
                      }}
                    />
                    <span>
                      <span translate="no" className="font-semibold">
                        {gym.name}
                      </span>
                      <span className="block text-small text-muted-foreground">
                        {rule && ratio
                          ? ratioText(rule, ratio)
                          : isScienceLab(gym)
                            ? `Players report at most ${SCIENCE_LAB_MAX_DRUGS} Xanax and Ecstasy taken.`
                            : `${gym.energyPerTrain} energy`}
                      </span>
                    </span>
                    <span translate="no" className="font-display text-h2 font-medium">
                      {orDash(ratio?.ratio ?? null, (known) =>
                        formatNumber(known, { decimals: 2 }),
                      )}
                    </span>
                  </label>
                  {ratio !== null && ratio.ratio !== null && (
                    <Progress
                      label={`Ratio of ${gym.name}`}
                      value={ratio.ratio}
                      max={2 * REQUIRED_RATIO}
                    />
                  )}
                </li>
              );
            })}
          </ul>
        )}
      </LongList>
      <p className="mt-2 text-small text-muted-foreground">
        Tick the gyms you have: the API names only your active one. A gym counts while its ratio
        holds.
      </p>
    </section>
  );
}

/** "74.8m speed to go", "Holds. Breaks when the others gain 164.4m." */
function ratioText(
  { stats }: SpecialGym,
  { holds, missing, slack }: ReturnType<typeof gymRatioOf>,
) {
  return holds
    ? `Holds. Breaks when the others gain ${formatShort(Math.round(slack))}.`
    : `${formatShort(Math.ceil(missing))} ${stats.join(", ")} to go`;
}

const column = columnsFor<Gym>();

const SHORT_NAMES: Readonly<Record<BattleStat, string>> = {
  strength: "Str",
  defense: "Def",
  speed: "Spd",
  dexterity: "Dex",
};

const dotsText = (dots: number) => (dots === 0 ? "–" : formatNumber(dots, { decimals: 1 }));

const columns = column.columns([
  column.accessor("name", {
    id: "gym",
    header: "Gym",
    cell: ({ getValue }) => <b className="font-semibold">{getValue()}</b>,
  }),
  ...BATTLE_STATS.map((stat) =>
    column.accessor(({ dots }) => dots[stat], {
      id: stat,
      header: SHORT_NAMES[stat],
      meta: NUMERIC,
      cell: ({ getValue }) => dotsText(getValue()),
    }),
  ),
  column.accessor("energyPerTrain", { id: "energy", header: "Energy per train", ...INTEGER }),
  column.accessor(({ cost }) => cost ?? -1, {
    id: "price",
    header: "Price",
    meta: { ...NUMERIC, text: ({ cost }: Gym) => cost ?? "" },
    cell: ({ row }) => orDash(row.original.cost, formatMoneyShort),
  }),
  column.accessor((gym) => unlockEnergyOf(gym) ?? -1, {
    id: "unlock",
    header: "Unlock energy",
    meta: { ...NUMERIC, text: (gym: Gym) => unlockEnergyOf(gym) ?? "" },
    cell: ({ row }) => orDash(unlockEnergyOf(row.original), formatWhole),
  }),
]);

const BY_UNLOCK = [{ id: "unlock", desc: true }];

const MobileGym = ({ name, dots, energyPerTrain, ...gym }: Gym) => (
  <>
    <div className="pair text-read">
      <span translate="no">{name}</span>
      <span>{energyPerTrain} energy per train</span>
    </div>
    <p className="pair text-muted-foreground">
      <span translate="no">
        {BATTLE_STATS.map((stat) => `${SHORT_NAMES[stat]} ${dotsText(dots[stat])}`).join(", ")}
      </span>
      <span translate="no">{orDash(unlockEnergyOf(gym), formatWhole)} to unlock</span>
    </p>
  </>
);

interface GymTableProps {
  player: Player;
  gyms: readonly Gym[];
  pace: Pace | null;
  /** The stat that the goal needs next. */
  stat: BattleStat | null;
}

const NONE = "none";

/** The gyms that unlock one after the other, and what the next one brings. */
export function GymTable({ player, gyms, pace, stat }: GymTableProps) {
  const { choices, store, own } = player;
  const unlockable = useMemo(() => unlockableGyms(gyms), [gyms]);
  const ownHighest = own.filter((gym) => unlockable.includes(gym)).at(-1) ?? null;
  const options = [
    [NONE, "Your active gym"] as const,
    ...unlockable.map(({ id, name }) => [String(id), name] as const),
  ];
  return (
    <section aria-label="Gyms" className="mt-4">
      <DataTable
        title="Gyms"
        name="gyms"
        columns={columns}
        rows={unlockable}
        rowId={({ id }) => String(id)}
        initialSort={BY_UNLOCK}
        firstSort="desc"
        drawEntry={MobileGym}
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
      {ownHighest && <NextGym {...{ player, gyms, pace, stat }} highest={ownHighest} />}
      <p className="mt-2 text-small text-muted-foreground">
        Dots, prices and energy per train are the game’s. Unlock energy is spent in the gym before;
        one source reports it.
      </p>
    </section>
  );
}

/** How far the next gym is, and for which stats it pays. */
function NextGym({ player, gyms, pace, stat, highest }: GymTableProps & { highest: Gym }) {
  const { allPerks, log } = player;
  const next = nextGymOf(gyms, highest.id, {
    energySpent: energySpentIn(log.sessions ?? [], highest.id),
    experienceFactor: allPerks === undefined ? 1 : experienceFactorOf(allPerks),
  });
  if (next === null) return <p className="mt-2">You have every gym that unlocks by energy.</p>;
  const { gym, energyMissing } = next;
  const better = BATTLE_STATS.filter((one) => gym.dots[one] > highest.dots[one]);
  const perDay = pace === null || pace.energyPerDay <= 0 ? null : energyMissing / pace.energyPerDay;
  return (
    <p className="mt-2">
      <b translate="no">{gym.name}</b> is next: at most {formatWhole(energyMissing)} energy away
      {perDay !== null && `, about ${formatCount(Math.ceil(perDay), "day", "days")}`}.{" "}
      {better.length === 0
        ? "It trains no stat better than the gym before it."
        : `It trains ${formatList(better)} better.`}
      {stat !== null && !better.includes(stat) && ` It doesn’t help your ${stat}.`}
    </p>
  );
}
