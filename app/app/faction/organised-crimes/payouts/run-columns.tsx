import type { CrimeLookups } from "@/components/crimes/crime-lookups";
import { PaidBox } from "@/components/payout/paid-box";
import { PayLinks } from "@/components/payout/pay-links";
import { columnsFor } from "@/components/table/features";

import { moneyColumns } from "./money-columns";
import type { OwedRow } from "./rows";

const column = columnsFor<OwedRow>();

export const runColumns = (members: CrimeLookups["members"]) =>
  column.columns([
    ...moneyColumns<OwedRow>("owed", members),
    column.accessor("isPaid", {
      id: "paid",
      header: "Paid",
      meta: {
        align: "afterFigure",
        sortText: { asc: "unpaid first", desc: "paid first" },
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
