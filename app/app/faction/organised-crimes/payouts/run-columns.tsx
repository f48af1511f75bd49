import type { Book } from "@/components/crimes/book";
import { columnsFor } from "@/components/table/features";

import { moneyColumns } from "./money-columns";
import { PayLinks } from "./pay-links";
import type { OwedRow } from "./rows";
import { TickBox } from "./ticks";

const column = columnsFor<OwedRow>();

export const runColumns = (members: Book["members"]) =>
  column.columns([
    ...moneyColumns<OwedRow>("owed", members),
    column.accessor("isPaid", {
      id: "paid",
      header: "Paid",
      meta: {
        align: "afterFigure",
        sortWords: { asc: "unpaid first", desc: "paid first" },
      },
      cell: ({ row }) => <PaidBox {...row.original} />,
    }),
    column.display({
      id: "pay",
      header: "In the game",
      enableSorting: false,
      meta: { noText: true },
      cell: ({ row }) => <PayLinks {...row.original} />,
    }),
  ]);

/** Ticks a member off. */
export function PaidBox({ memberId, name, isPaid }: OwedRow) {
  return (
    <TickBox id={memberId} isTicked={isPaid}>
      <span>
        Paid <span className="sr-only">{name}</span>
      </span>
    </TickBox>
  );
}
