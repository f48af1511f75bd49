import { INTEGER, NAMES, NUMERIC } from "@/components/table/cells";
import { columnsFor } from "@/components/table/features";
import { formatNumber } from "@/lib/format/format-number";
import { formatCount, formatMoneyShort, formatWhole, orDash } from "@/lib/format/numbers";
import { BATTLE_STATS } from "@/lib/game/training/battle-stats";
import { type Gym, unlockEnergyOf } from "@/lib/game/training/gym";

import { SHORT_STAT_NAMES } from "./text";

/** A gym that unlocks by energy, and the effect of unlocking it on the player's goal. */
export interface GymRow extends Gym {
  isHighest: boolean;
  /** The days until the goal that unlocking it saves, negative if it costs days; null if unknown, as for unlocked gyms. */
  daysSaved: number | null;
}

const column = columnsFor<GymRow>();

export const dotsText = (dots: number) => (dots === 0 ? "–" : formatNumber(dots, { decimals: 1 }));

const Name = ({ name, isHighest }: GymRow) => (
  <>
    <b translate="no" className="font-semibold">
      {name}
    </b>
    {isHighest && <span className="text-small text-muted-foreground"> yours</span>}
  </>
);

/** The columns of the gyms that unlock one after another. */
export const gymColumns = column.columns([
  column.accessor("name", {
    id: "gym",
    header: "Gym",
    meta: { ...NAMES, phone: "title" },
    cell: ({ row }) => <Name {...row.original} />,
  }),
  ...BATTLE_STATS.map((stat) =>
    column.accessor(({ dots }) => dots[stat], {
      id: stat,
      header: SHORT_STAT_NAMES[stat],
      meta: {
        ...NUMERIC,
        phone: {
          at: "note",
          cell: ({ dots }: GymRow) =>
            // One note for all four stats.
            stat === BATTLE_STATS[0] && (
              <span translate="no">
                {BATTLE_STATS.map((one) => `${SHORT_STAT_NAMES[one]} ${dotsText(dots[one])}`).join(
                  ", ",
                )}
              </span>
            ),
        },
      },
      cell: ({ getValue }) => dotsText(getValue()),
    }),
  ),
  column.accessor("energyPerTrain", {
    id: "energy",
    header: "Energy per train",
    ...INTEGER,
    meta: {
      ...NUMERIC,
      phone: { at: "aside", cell: (row: GymRow) => `${row.energyPerTrain} energy per train` },
    },
  }),
  column.accessor(({ cost }) => cost ?? -1, {
    id: "price",
    header: "Price",
    meta: { ...NUMERIC, text: ({ cost }: GymRow) => cost ?? "" },
    cell: ({ row }) => orDash(row.original.cost, formatMoneyShort),
  }),
  column.accessor((gym) => unlockEnergyOf(gym) ?? -1, {
    id: "unlock",
    header: "Unlock energy",
    meta: {
      ...NUMERIC,
      shortName: "Unlock",
      text: (gym: GymRow) => unlockEnergyOf(gym) ?? "",
      phone: {
        at: "note",
        cell: (gym: GymRow) => (
          <span translate="no">{orDash(unlockEnergyOf(gym), formatWhole)} to unlock</span>
        ),
      },
    },
    cell: ({ row }) => orDash(unlockEnergyOf(row.original), formatWhole),
  }),
  column.accessor(({ daysSaved }) => daysSaved ?? undefined, {
    id: "saved",
    header: "Days saved",
    sortUndefined: "last",
    meta: {
      ...NUMERIC,
      text: ({ daysSaved }: GymRow) => (daysSaved === null ? "" : Math.round(daysSaved)),
      phone: {
        at: "foot",
        cell: ({ daysSaved }: GymRow) =>
          daysSaved !== null && <span className="text-small">{savedText(daysSaved)}</span>,
      },
    },
    cell: ({ row }) => orDash(row.original.daysSaved, (days) => formatWhole(Math.round(days))),
  }),
]);

/** The same for a player who has unlocked them all: there are no days left to save. */
export const unlockedGymColumns = gymColumns.filter(({ id }) => id !== "saved");

/** "Saves about 12 days", "Costs about 3 days". */
function savedText(daysSaved: number): string {
  const days = Math.round(Math.abs(daysSaved));
  if (days === 0) return "Saves less than a day";
  return `${daysSaved > 0 ? "Saves" : "Costs"} about ${formatCount(days, "day", "days")}`;
}
