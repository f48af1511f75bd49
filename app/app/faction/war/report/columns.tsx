import { PlayerLink } from "@/components/game/links";
import { PaidBox, PayLinks } from "@/components/payout/payout";
import { NUMERIC, MONEY, NAMES, INTEGER } from "@/components/table/cells";
import { columnsFor } from "@/components/table/features";
import { formatPercent, formatWhole, orDash } from "@/lib/format/numbers";
import type { ReportRow } from "@/lib/game/war/report";

const column = columnsFor<ReportRow>();

export const columns = column.columns([
  column.accessor("name", {
    id: "member",
    header: "Member",
    sortFn: "text",
    meta: NAMES,
    cell: ({ row: { original } }) => <PlayerLink id={original.id}>{original.name}</PlayerLink>,
  }),
  column.accessor(({ level }) => level ?? undefined, {
    id: "level",
    header: "Level",
    sortUndefined: "last",
    meta: NUMERIC,
    cell: ({ row: { original } }) => orDash(original.level, formatWhole),
  }),
  column.accessor("hits", { id: "hits", header: "Hits", ...INTEGER }),
  column.accessor("respect", { id: "respect", header: "Respect", ...INTEGER }),
  column.accessor(({ fraction }) => fraction ?? undefined, {
    id: "share",
    header: "Share",
    sortUndefined: "last",
    meta: NUMERIC,
    cell: ({ row: { original } }) =>
      original.fraction === null ? "–" : formatPercent(original.fraction * 100),
  }),
  column.accessor("money", { id: "money", header: "Payout", ...MONEY }),
  column.accessor("isPaid", {
    id: "paid",
    header: "Paid",
    meta: { align: "afterFigure", sortText: { asc: "unpaid first", desc: "paid first" } },
    cell: ({ row: { original } }) =>
      (original.money > 0 || original.isPaid) && (
        <PaidBox memberId={original.id} name={original.name} isPaid={original.isPaid} />
      ),
  }),
  column.display({
    id: "pay",
    header: "Pay in game",
    enableSorting: false,
    meta: { noText: true },
    cell: ({ row: { original } }) =>
      original.money > 0 && (
        <PayLinks
          memberId={original.id}
          name={original.name}
          hasLeft={false}
          money={original.money}
        />
      ),
  }),
]);
