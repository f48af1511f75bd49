import { X } from "lucide-react";

import { Flag } from "@/components/figures/flag";
import { GameTime } from "@/components/game/game-time";
import { TickBox } from "@/components/payout/ticks";
import { MONEY, NAMES, INTEGER } from "@/components/table/cells";
import { columnsFor } from "@/components/table/features";
import { formatGameDate, formatGameDayTime, formatIsoMoment } from "@/lib/format/days";

import type { CrimeRow } from "./rows";
import { SettleButton } from "./settle-button";

const column = columnsFor<CrimeRow>();

export const crimeColumns = column.columns([
  column.accessor("name", {
    id: "crime",
    header: "Crime",
    sortFn: "text",
    meta: NAMES,
    cell: ({ row }) => <CrimeBox {...row.original} />,
  }),
  column.accessor("atMs", {
    id: "when",
    header: "When",
    meta: {
      sortText: { asc: "oldest first", desc: "newest first" },
      text: ({ atMs }) => formatIsoMoment(atMs),
    },
    cell: ({ getValue }) => <When atMs={getValue()} />,
  }),
  column.accessor("members", { id: "members", header: "Members", ...INTEGER }),
  column.accessor("money", { id: "money", header: "Money", ...MONEY }),
  column.accessor(({ items }) => items || undefined, {
    id: "items",
    header: "Items",
    sortUndefined: "last",
    sortFn: "text",
    meta: { ...NAMES, align: "afterFigure" },
    cell: ({ getValue }) => getValue() ?? "–",
  }),
  column.accessor(({ isOwing }) => !isOwing, {
    id: "paid",
    header: "Paid out",
    meta: {
      align: "afterFigure",
      sortText: { asc: "unpaid first", desc: "paid first" },
      text: (row) => paidText(row),
    },
    cell: ({ row }) => <Paid {...row.original} />,
  }),
]);

/** Chooses a crime, and names it. */
export function CrimeBox({ id, name, atMs, isChosen }: CrimeRow) {
  return (
    <TickBox id={id} isTicked={isChosen}>
      <span>
        <span translate="no">{name}</span>{" "}
        <span className="sr-only">of {formatGameDate(atMs)}</span>
      </span>
    </TickBox>
  );
}

export const When = ({ atMs }: Pick<CrimeRow, "atMs">) => (
  <GameTime atMs={atMs}>{formatGameDayTime(atMs)}</GameTime>
);

/** How the crime was paid out, by the game or by hand. */
export function Paid(row: CrimeRow) {
  return (
    <span className="inline-flex flex-wrap items-center gap-x-3">
      {row.isOwing ? <Flag Icon={X}>No</Flag> : paidText(row)}
      <SettleButton {...row} />
    </span>
  );
}

function paidText({ payout, money, settledAtMs, isOwing }: CrimeRow): string {
  if (isOwing) return "No";
  if (payout === null) {
    if (settledAtMs !== null) return `Settled by hand, ${formatGameDate(settledAtMs)}`;
    return money > 0 ? "Nothing for members" : "No money";
  }
  const { percentage, paidAtMs } = payout;
  const parts = [
    percentage !== null && `${percentage}%`,
    paidAtMs !== null && formatGameDate(paidAtMs),
  ];
  const said = parts.filter((part) => part !== false);
  return said.length === 0 ? "Yes" : said.join(", ");
}
