import { X } from "lucide-react";

import { GameTime } from "@/components/game/game-time";
import { Flag } from "@/components/state/flag";
import { MONEY, NAMES, WHOLE } from "@/components/table/cells";
import { columnsFor } from "@/components/table/features";
import { formatGameDate, formatGameDayTime, formatIsoMoment } from "@/lib/format/days";

import type { CrimeRow } from "./rows";
import { TickBox } from "./ticks";

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
      sortWords: { asc: "oldest first", desc: "newest first" },
      text: ({ atMs }) => formatIsoMoment(atMs),
    },
    cell: ({ getValue }) => <When atMs={getValue()} />,
  }),
  column.accessor("members", { id: "members", header: "Members", ...WHOLE }),
  column.accessor("money", { id: "money", header: "Money", ...MONEY }),
  column.accessor(({ payout }) => payout !== null, {
    id: "paid",
    header: "Paid out",
    meta: {
      align: "afterFigure",
      sortWords: { asc: "unpaid first", desc: "paid first" },
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
        {name} <span className="sr-only">of {formatGameDate(atMs)}</span>
      </span>
    </TickBox>
  );
}

export const When = ({ atMs }: Pick<CrimeRow, "atMs">) => (
  <GameTime atMs={atMs}>{formatGameDayTime(atMs)}</GameTime>
);

/** How the game has paid the crime out. */
export function Paid({ payout, money }: Pick<CrimeRow, "payout" | "money">) {
  if (payout === null && money > 0) return <Flag Icon={X}>No</Flag>;
  return paidText({ payout, money });
}

function paidText({ payout, money }: Pick<CrimeRow, "payout" | "money">): string {
  if (payout === null) return money > 0 ? "No" : "No money";
  const { percentage, paidAtMs } = payout;
  const parts = [
    percentage !== null && `${percentage}%`,
    paidAtMs !== null && formatGameDate(paidAtMs),
  ];
  const said = parts.filter((part) => part !== false);
  return said.length === 0 ? "Yes" : said.join(", ");
}
