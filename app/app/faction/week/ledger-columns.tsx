import { PlayerLink } from "@/components/game/links";
import { NUMERIC, MONEY, NAMES, INTEGER } from "@/components/table/cells";
import { columnsFor, type PhonePart } from "@/components/table/features";
import { formatMoney, formatMoneyShort, orDash } from "@/lib/format/numbers";
import type { LedgerSums } from "@/lib/game/week/armoury";

export interface LedgerMemberRow extends LedgerSums {
  id: number;
  name: string;
}

export interface LedgerItemRow extends LedgerSums {
  name: string;
  /** Dollars; null where it has no market value. */
  price: number | null;
}

/** A column of how many items. */
const COUNT = { ...INTEGER, meta: { ...NUMERIC, phone: "detail" } } as const;

/** What of a taken value an entry on a phone shows. */
const TAKEN: PhonePart<LedgerSums> = {
  at: "aside",
  cell: ({ takenValue }) => `${formatMoneyShort(takenValue)} taken`,
};

const memberColumn = columnsFor<LedgerMemberRow>();

export const memberColumns = memberColumn.columns([
  memberColumn.accessor("name", {
    id: "name",
    header: "Member",
    sortFn: "text",
    meta: { ...NAMES, text: ({ name, id }) => `${name} [${id}]`, phone: "title" },
    cell: ({ row: { original } }) => <PlayerLink id={original.id}>{original.name}</PlayerLink>,
  }),
  memberColumn.accessor("takenValue", {
    id: "taken",
    header: "Value taken",
    ...MONEY,
    meta: { ...NUMERIC, bar: () => "open", phone: TAKEN },
  }),
  memberColumn.accessor("used", { id: "used", header: "Used", ...COUNT }),
  memberColumn.accessor("given", { id: "given", header: "Received", ...COUNT }),
  memberColumn.accessor("loaned", { id: "loaned", header: "Borrowed", ...COUNT }),
  memberColumn.accessor("returned", { id: "returned", header: "Returned", ...COUNT }),
  memberColumn.accessor("depositedValue", {
    id: "deposited",
    header: "Value deposited",
    ...MONEY,
    meta: {
      ...NUMERIC,
      phone: { at: "detail", cell: ({ depositedValue }) => formatMoneyShort(depositedValue) },
    },
  }),
  memberColumn.accessor("money", {
    id: "money",
    header: "Money deposited",
    ...MONEY,
    meta: {
      ...NUMERIC,
      phone: { at: "detail", cell: ({ money }) => formatMoneyShort(money) },
    },
  }),
]);

const itemColumn = columnsFor<LedgerItemRow>();

export const itemColumns = itemColumn.columns([
  itemColumn.accessor("name", {
    id: "name",
    header: "Item",
    sortFn: "text",
    meta: {
      ...NAMES,
      phone: {
        at: "title",
        cell: ({ name }) => (
          <span translate="no" className="font-semibold">
            {name}
          </span>
        ),
      },
    },
  }),
  itemColumn.accessor("takenValue", {
    id: "taken",
    header: "Value taken",
    ...MONEY,
    meta: { ...NUMERIC, bar: () => "open", phone: TAKEN },
  }),
  itemColumn.accessor("used", { id: "used", header: "Used", ...COUNT }),
  itemColumn.accessor("given", { id: "given", header: "Given out", ...COUNT }),
  itemColumn.accessor("loaned", { id: "loaned", header: "Loaned out", ...COUNT }),
  itemColumn.accessor("returned", { id: "returned", header: "Returned", ...COUNT }),
  itemColumn.accessor("deposited", { id: "deposited", header: "Deposited", ...COUNT }),
  itemColumn.accessor(({ price }) => price ?? undefined, {
    id: "price",
    header: "Market value",
    sortUndefined: "last",
    meta: { ...NUMERIC, phone: "detail" },
    cell: ({ row }) => orDash(row.original.price, formatMoney),
  }),
]);
