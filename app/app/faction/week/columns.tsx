import { PlayerLink } from "@/components/game/player-link";
import { PlayerName } from "@/components/game/player-name";
import { NUMERIC, NAMES } from "@/components/table/cells";
import { columnsFor } from "@/components/table/features";
import { formatMoney, formatWhole, orDash } from "@/lib/format/numbers";
import { WEEK_STATS, type WeekStat } from "@/lib/game/week/week-stats";

import type { WeekRow } from "./rows";
import { STAT_TEXT } from "./text";
import { Brought, Gain, BelowMinimum, StateNote } from "./values";

const column = columnsFor<WeekRow>();

/** Those that most leaders look at: they come first, and the others can be chosen. */
const SHOWN: readonly WeekStat[] = [
  "gymenergy",
  "timeplayed",
  "xantaken",
  "attackswon",
  "organizedcrimes",
  "rankedwarhits",
];
const OTHERS = WEEK_STATS.filter((stat) => !SHOWN.includes(stat));

export const columns = column.columns([
  column.accessor("name", {
    id: "name",
    header: "Member",
    sortFn: "text",
    meta: { ...NAMES, text: ({ name, id }) => `${name} [${id}]` },
    cell: ({ row: { original } }) => (
      <>
        <BelowMinimum {...original} />
        <PlayerLink id={original.id}>
          <PlayerName>{original.name}</PlayerName>
        </PlayerLink>{" "}
        <StateNote {...original} />
      </>
    ),
  }),
  ...[...SHOWN, ...OTHERS].map((stat) =>
    column.accessor(({ gains }) => gains[stat], {
      id: stat,
      header: STAT_TEXT[stat].name,
      sortUndefined: "last",
      meta: { ...NUMERIC, hidden: !SHOWN.includes(stat) },
      cell: ({ row }) => <Gain row={row.original} stat={stat} />,
    }),
  ),
  column.accessor(({ brought }) => brought?.money, {
    id: "brought",
    header: "Money brought",
    sortUndefined: "last",
    meta: NUMERIC,
    cell: ({ row }) => <Brought {...row.original} />,
  }),
  column.accessor(({ brought }) => brought?.crimes, {
    id: "took-part",
    header: "Took part in crimes",
    sortUndefined: "last",
    meta: { ...NUMERIC, hidden: true },
    cell: ({ row }) => orDash(row.original.brought?.crimes ?? null, formatWhole),
  }),
  column.accessor(({ balance }) => balance ?? undefined, {
    id: "balance",
    header: "Balance",
    sortUndefined: "last",
    meta: { ...NUMERIC, hidden: true },
    cell: ({ row }) => orDash(row.original.balance, formatMoney),
  }),
  column.accessor(({ daysInFaction }) => daysInFaction ?? undefined, {
    id: "days",
    header: "Days in faction",
    sortUndefined: "last",
    meta: { ...NUMERIC, hidden: true },
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
