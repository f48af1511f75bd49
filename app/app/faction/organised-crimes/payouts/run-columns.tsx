import { type Book, memberWithId } from "@/components/crimes/book";
import { CrimeMember } from "@/components/crimes/crime-member";
import { EXPLAINED, NAMES, WHOLE } from "@/components/table/cells";
import { columnsFor } from "@/components/table/features";

import { Money } from "./money-columns";
import { PayLinks } from "./pay-links";
import type { OwedRow } from "./rows";
import { TickBox } from "./ticks";

const column = columnsFor<OwedRow>();

export const runColumns = (members: Book["members"]) =>
  column.columns([
    column.accessor("name", {
      id: "member",
      header: "Member",
      sortFn: "text",
      meta: { ...NAMES, text: ({ memberId }) => memberWithId({ members }, memberId) },
      cell: ({ row }) => <CrimeMember book={{ members }} id={row.original.memberId} />,
    }),
    column.accessor("money", {
      id: "owed",
      header: "Owed",
      meta: { ...EXPLAINED, bar: () => "open" },
      cell: ({ row }) => <Money row={row.original} words="owed to" />,
    }),
    column.accessor("crimes", { id: "crimes", header: "Crimes", ...WHOLE }),
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
