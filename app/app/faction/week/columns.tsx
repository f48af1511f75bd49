import { PlayerLink } from "@/components/game/player-link";
import { PlayerName } from "@/components/game/player-name";
import { NAMES, NUMERIC } from "@/components/table/cells";
import { columnsFor } from "@/components/table/features";
import { formatMoney, formatMoneyShort, formatWhole, orDash } from "@/lib/format/numbers";
import { WEEK_STATS, type WeekStat } from "@/lib/game/week/member-week";

import type { WeekRow } from "./rows";
import { belowFirst, formatOf, shortText, STAT_TEXT, stateText } from "./text";

const column = columnsFor<WeekRow>();

/** The stats that most leaders look at: their columns come first, and the other columns can be selected. */
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
    meta: {
      ...NAMES,
      text: ({ name, id }) => `${name} [${id}]`,
      phone: { at: "line", cell: (row) => <Name {...row} /> },
    },
    cell: ({ row: { original } }) => (
      <>
        <BelowMinimum {...original} />
        <Name {...original} />
      </>
    ),
  }),
  // The table is sorted by this column at first.
  column.accessor(
    ({ state, gains, unmetMinimums }) =>
      state === "compared"
        ? belowFirst(unmetMinimums.length > 0, gains.timeplayed ?? 0)
        : undefined,
    {
      id: "unmet",
      header: "Below minimum",
      sortUndefined: "last",
      meta: {
        text: stateText,
        phone: {
          at: "line",
          label: ({ unmetMinimums }) => (unmetMinimums.length > 0 ? "Below minimum" : "Note"),
          cell: (row) => stateText(row) || null,
        },
      },
      // The headline says the minimums.
      cell: ({ row: { original } }) =>
        original.unmetMinimums.length > 0 ? shortText(original.unmetMinimums) : stateText(original),
    },
  ),
  ...[...SHOWN, ...OTHERS].map((stat) =>
    column.accessor(({ gains }) => gains[stat], {
      id: stat,
      header: STAT_TEXT[stat].name,
      sortUndefined: "last",
      meta: {
        ...NUMERIC,
        hidden: !SHOWN.includes(stat),
        phone: "detail",
      },
      cell: ({ row }) => <Gain row={row.original} stat={stat} />,
    }),
  ),
  column.accessor(({ crimeIncome }) => crimeIncome?.money, {
    id: "brought",
    header: "Crime income",
    sortUndefined: "last",
    meta: { ...NUMERIC, phone: "detail" },
    cell: ({ row }) => orDash(row.original.crimeIncome?.money ?? null, formatMoneyShort),
  }),
  column.accessor(({ crimeIncome }) => crimeIncome?.crimes, {
    id: "took-part",
    header: "Faction OCs",
    sortUndefined: "last",
    meta: { ...NUMERIC, hidden: true },
    cell: ({ row }) => orDash(row.original.crimeIncome?.crimes ?? null, formatWhole),
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

const Name = ({ id, name }: WeekRow) => (
  <PlayerLink id={id}>
    <PlayerName>{name}</PlayerName>
  </PlayerLink>
);

/** A member's gain in a stat: marked if it is below a minimum, a dash if it is unknown. */
function Gain({ row, stat }: { row: WeekRow; stat: WeekStat }) {
  const gain = row.gains[stat];
  if (gain === undefined) return "–";
  const isBelowMinimum = row.unmetMinimums.some((unmet) => unmet.stat === stat);
  return (
    <span className={isBelowMinimum ? "font-semibold text-warning" : undefined}>
      {formatOf(stat)(gain)}
    </span>
  );
}

/** Marks members who are below a minimum. */
const BelowMinimum = ({ unmetMinimums }: WeekRow) =>
  unmetMinimums.length > 0 && (
    <span aria-hidden className="absolute inset-y-0 -left-3 w-0.75 bg-primary" />
  );
