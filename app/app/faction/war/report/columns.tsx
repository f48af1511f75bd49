import { PlayerLink } from "@/components/game/links";
import { PaidBox, PayLinks } from "@/components/payout/payout";
import { NUMERIC, MONEY, NAMES, INTEGER } from "@/components/table/cells";
import { columnsFor } from "@/components/table/features";
import { formatCount, formatMoney, formatPercent, formatWhole, orDash } from "@/lib/format/numbers";
import type { ReportRow } from "@/lib/game/war/report";

const column = columnsFor<ReportRow>();

export const columns = column.columns([
  column.accessor("name", {
    id: "member",
    header: "Member",
    sortFn: "text",
    meta: {
      ...NAMES,
      phone: {
        at: "title",
        cell: ({ name }) => (
          <b translate="no" className="font-semibold">
            {name}
          </b>
        ),
      },
    },
    cell: ({ row: { original } }) => <PlayerLink id={original.id}>{original.name}</PlayerLink>,
  }),
  column.accessor(({ level }) => level ?? undefined, {
    id: "level",
    header: "Level",
    sortUndefined: "last",
    meta: NUMERIC,
    cell: ({ row: { original } }) => orDash(original.level, formatWhole),
  }),
  column.accessor("hits", {
    id: "hits",
    header: "Hits",
    ...INTEGER,
    meta: {
      ...NUMERIC,
      phone: {
        at: "note",
        cell: ({ hits, respect }) =>
          `${formatCount(hits, "hit", "hits")}, ${formatWhole(respect)} respect`,
      },
    },
  }),
  column.accessor("respect", { id: "respect", header: "Respect", ...INTEGER }),
  column.accessor(({ fraction }) => fraction ?? undefined, {
    id: "share",
    header: "Share",
    sortUndefined: "last",
    meta: NUMERIC,
    cell: ({ row: { original } }) =>
      original.fraction === null ? "–" : formatPercent(original.fraction * 100),
  }),
  column.accessor("money", {
    id: "money",
    header: "Payout",
    ...MONEY,
    meta: {
      ...NUMERIC,
      phone: {
        at: "aside",
        cell: ({ money }) => <b className="font-semibold">{formatMoney(money)}</b>,
      },
    },
  }),
  column.accessor("isPaid", {
    id: "paid",
    header: "Paid",
    meta: {
      align: "afterFigure",
      sortText: { asc: "unpaid first", desc: "paid first" },
      phone: { at: "foot", cell: (row) => isSettled(row) && <Paid {...row} />, order: 1 },
    },
    cell: ({ row: { original } }) => isSettled(original) && <Paid {...original} />,
  }),
  column.display({
    id: "pay",
    header: "Pay in game",
    enableSorting: false,
    meta: {
      noText: true,
      phone: { at: "foot", cell: (row) => isSettled(row) && <Pay {...row} /> },
    },
    cell: ({ row: { original } }) => original.money > 0 && <Pay {...original} />,
  }),
]);

/** Whether there is something to pay, or to take back. */
const isSettled = ({ money, isPaid }: ReportRow) => money > 0 || isPaid;

const Paid = ({ id, name, isPaid }: ReportRow) => (
  <PaidBox memberId={id} name={name} isPaid={isPaid} />
);

const Pay = ({ id, name, money }: ReportRow) => (
  <PayLinks memberId={id} name={name} hasLeft={false} money={money} />
);
