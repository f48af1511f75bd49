import { FIGURES, NAMES } from "@/components/table/cells";
import { columnsFor } from "@/components/table/features";
import { PlayerLink } from "@/components/game/player-link";
import { formatMoney, formatMoneyShort, formatWhole, orDash } from "@/lib/format/numbers";
import { WEEK_STATS, type WeekStat } from "@/lib/game/week/week-stats";

import type { WeekRow } from "./rows";
import { Gain, StateNote } from "./values";
import { STAT_WORDS } from "./words";

const column = columnsFor<WeekRow>();

/** Those that most leaders look at; the others can be chosen. */
const SHOWN: readonly WeekStat[] = [
  "gymenergy",
  "timeplayed",
  "xantaken",
  "attackswon",
  "rankedwarhits",
  "organizedcrimes",
];

export const columns = column.columns([
  column.accessor("name", {
    id: "name",
    header: "Member",
    sortFn: "text",
    meta: { ...NAMES, text: ({ name, id }) => `${name} [${id}]` },
    cell: ({ row: { original } }) => (
      <>
        <PlayerLink id={original.id}>{original.name}</PlayerLink> <StateNote {...original} />
      </>
    ),
  }),
  ...WEEK_STATS.map((stat) =>
    column.accessor(({ gains }) => gains[stat], {
      id: stat,
      header: STAT_WORDS[stat].name,
      sortUndefined: "last",
      meta: { ...FIGURES, hidden: !SHOWN.includes(stat), bar: () => "open" },
      cell: ({ row }) => <Gain row={row.original} stat={stat} />,
    }),
  ),
  column.accessor(({ brought }) => brought?.money, {
    id: "brought",
    header: "Money brought",
    sortUndefined: "last",
    meta: { ...FIGURES, bar: () => "open" },
    cell: ({ row }) => orDash(row.original.brought?.money ?? null, formatMoneyShort),
  }),
  column.accessor(({ brought }) => brought?.crimes, {
    id: "took-part",
    header: "Took part in crimes",
    sortUndefined: "last",
    meta: { ...FIGURES, hidden: true },
    cell: ({ row }) => orDash(row.original.brought?.crimes ?? null, formatWhole),
  }),
  column.accessor(({ balance }) => balance ?? undefined, {
    id: "balance",
    header: "Balance",
    sortUndefined: "last",
    meta: { ...FIGURES, hidden: true },
    cell: ({ row }) => orDash(row.original.balance, formatMoney),
  }),
  column.accessor(({ daysInFaction }) => daysInFaction ?? undefined, {
    id: "days",
    header: "Days in faction",
    sortUndefined: "last",
    meta: { ...FIGURES, hidden: true },
    cell: ({ row }) => orDash(row.original.daysInFaction, formatWhole),
  }),
  column.accessor(({ position }) => position || undefined, {
    id: "position",
    header: "Position",
    sortUndefined: "last",
    sortFn: "text",
    meta: { ...NAMES, hidden: true },
  }),
]);
