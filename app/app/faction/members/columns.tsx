import { stateText } from "@/components/faction/state-text";
import { NUMERIC, NAMES, INTEGER } from "@/components/table/cells";
import { columnsFor } from "@/components/table/features";
import { formatIsoMoment } from "@/lib/format/days";
import { formatWhole, orDash } from "@/lib/format/numbers";

import { MemberName } from "./notes/member-name";
import type { MemberRow } from "./rows";
import { Balance, InOc, LastAction, MoneyHeld, State, Word } from "./values";

const column = columnsFor<MemberRow>();

/** A hidden text column that the game may leave empty; empty cells sort last in both directions. */
const WORDS = {
  sortUndefined: "last",
  sortFn: "text",
  meta: { ...NAMES, hidden: true },
} as const;

const columns = column.columns([
  column.accessor("name", {
    id: "name",
    header: "Name",
    sortFn: "text",
    meta: {
      ...NAMES,
      text: ({ name, id }) => `${name} [${id}]`,
    },
    cell: ({ row: { original } }) => (
      <MemberName id={original.id} name={original.name} note={original.note} />
    ),
  }),
  column.accessor("level", {
    id: "level",
    header: "Level",
    ...INTEGER,
  }),
  column.accessor(({ daysInFaction }) => daysInFaction ?? undefined, {
    id: "days",
    header: "Days in Faction",
    sortUndefined: "last",
    meta: NUMERIC,
    cell: ({ row }) => orDash(row.original.daysInFaction, formatWhole),
  }),
  column.accessor(({ lastAction }) => lastAction.atMs ?? undefined, {
    id: "lastAction",
    header: "Last Action",
    sortUndefined: "last",
    meta: {
      align: "afterFigure",
      sortText: { asc: "oldest first", desc: "newest first" },
      text: ({ lastAction }) => (lastAction.atMs === null ? "" : formatIsoMoment(lastAction.atMs)),
    },
    cell: ({ row }) => <LastAction {...row.original} />,
  }),
  // Unknown values sort last in both directions.
  column.accessor(({ money }) => money ?? undefined, {
    id: "money",
    header: "Money",
    sortUndefined: "last",
    meta: NUMERIC,
    cell: ({ row }) => <MoneyHeld {...row.original} />,
  }),
  column.accessor(({ points }) => points ?? undefined, {
    id: "points",
    header: "Points",
    sortUndefined: "last",
    meta: NUMERIC,
    cell: ({ row }) => <Balance value={row.original.points} format={formatWhole} />,
  }),
  column.accessor(({ isInOc }) => isInOc ?? undefined, {
    id: "inOc",
    header: "In OC",
    sortUndefined: "last",
    meta: { align: "afterFigure", sortText: { asc: "No first", desc: "Yes first" } },
    cell: ({ row }) => <InOc {...row.original} />,
  }),
  column.accessor(({ position }) => position || undefined, {
    id: "position",
    header: "Position",
    ...WORDS,
    cell: ({ row }) => <Word>{row.original.position}</Word>,
  }),
  column.accessor(({ state }) => state || undefined, {
    // Kept for the addresses and views that players have saved.
    id: "status",
    header: "State",
    ...WORDS,
    meta: {
      ...WORDS.meta,
      text: ({ state, stateUntilMs, abroadIn }) => {
        const words = stateText(state, abroadIn);
        return stateUntilMs === null ? words : `${words} until ${formatIsoMoment(stateUntilMs)}`;
      },
    },
    cell: ({ row }) => <State {...row.original} />,
  }),
  column.accessor(({ revives }) => revives ?? undefined, {
    id: "revives",
    header: "Revives",
    ...WORDS,
    cell: ({ row }) => <Word>{row.original.revives}</Word>,
  }),
]);

const columnsWithNote = column.columns([
  ...columns,
  column.accessor(({ note }) => note || undefined, {
    id: "note",
    header: "Note",
    sortUndefined: "last",
    sortFn: "text",
    meta: NAMES,
    cell: ({ row: { original } }) => (
      <span title={original.note} className="line-clamp-1 max-w-44 wrap-anywhere">
        {original.note}
      </span>
    ),
  }),
]);

/** The columns of the table. Notes get a column once there is a note. */
export const columnsOf = (rows: readonly MemberRow[]) =>
  rows.some(({ note }) => note !== "") ? columnsWithNote : columns;
