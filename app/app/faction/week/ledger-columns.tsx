import { DescriptionRow, DescriptionList } from "@/components/figures/description-list";
import { PlayerLink } from "@/components/game/links";
import { NUMERIC, MONEY, NAMES, INTEGER } from "@/components/table/cells";
import { columnsFor } from "@/components/table/features";
import { formatMoney, formatMoneyShort, formatWhole, orDash } from "@/lib/format/numbers";
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

const memberColumn = columnsFor<LedgerMemberRow>();

export const memberColumns = memberColumn.columns([
  memberColumn.accessor("name", {
    id: "name",
    header: "Member",
    sortFn: "text",
    meta: { ...NAMES, text: ({ name, id }) => `${name} [${id}]` },
    cell: ({ row: { original } }) => <PlayerLink id={original.id}>{original.name}</PlayerLink>,
  }),
  memberColumn.accessor("takenValue", {
    id: "taken",
    header: "Value taken",
    ...MONEY,
    meta: { ...MONEY.meta, bar: () => "open" },
  }),
  memberColumn.accessor("used", { id: "used", header: "Used", ...INTEGER }),
  memberColumn.accessor("given", { id: "given", header: "Received", ...INTEGER }),
  memberColumn.accessor("loaned", { id: "loaned", header: "Borrowed", ...INTEGER }),
  memberColumn.accessor("returned", { id: "returned", header: "Returned", ...INTEGER }),
  memberColumn.accessor("depositedValue", { id: "deposited", header: "Value deposited", ...MONEY }),
  memberColumn.accessor("money", { id: "money", header: "Money deposited", ...MONEY }),
]);

const itemColumn = columnsFor<LedgerItemRow>();

export const itemColumns = itemColumn.columns([
  itemColumn.accessor("name", { id: "name", header: "Item", sortFn: "text", meta: NAMES }),
  itemColumn.accessor("takenValue", {
    id: "taken",
    header: "Value taken",
    ...MONEY,
    meta: { ...MONEY.meta, bar: () => "open" },
  }),
  itemColumn.accessor("used", { id: "used", header: "Used", ...INTEGER }),
  itemColumn.accessor("given", { id: "given", header: "Given out", ...INTEGER }),
  itemColumn.accessor("loaned", { id: "loaned", header: "Loaned out", ...INTEGER }),
  itemColumn.accessor("returned", { id: "returned", header: "Returned", ...INTEGER }),
  itemColumn.accessor("deposited", { id: "deposited", header: "Deposited", ...INTEGER }),
  itemColumn.accessor(({ price }) => price ?? undefined, {
    id: "price",
    header: "Market value",
    sortUndefined: "last",
    meta: NUMERIC,
    cell: ({ row }) => orDash(row.original.price, formatMoney),
  }),
]);

/** A member on a phone. */
export function LedgerMemberMobileRow(row: LedgerMemberRow) {
  return (
    <>
      <div className="pair text-read">
        <PlayerLink id={row.id}>{row.name}</PlayerLink>
        <span>{formatMoneyShort(row.takenValue)} taken</span>
      </div>
      <DescriptionList>
        <ItemCounts sums={row} given="Received" loaned="Borrowed" />
        <DescriptionRow label="Value deposited" value={formatMoneyShort(row.depositedValue)} />
        <DescriptionRow label="Money deposited" value={formatMoneyShort(row.money)} />
      </DescriptionList>
    </>
  );
}

/** An item on a phone. */
export function LedgerItemMobileRow(row: LedgerItemRow) {
  return (
    <>
      <div className="pair text-read">
        <span translate="no" className="font-semibold">
          {row.name}
        </span>
        <span>{formatMoneyShort(row.takenValue)} taken</span>
      </div>
      <DescriptionList>
        <ItemCounts sums={row} given="Given out" loaned="Loaned out" />
        <DescriptionRow label="Deposited" value={formatWhole(row.deposited)} />
        <DescriptionRow label="Market value" value={orDash(row.price, formatMoney)} />
      </DescriptionList>
    </>
  );
}

interface ItemCountsProps {
  sums: LedgerSums;
  /** The label of what was given: a member received it, an item was given out. */
  given: string;
  loaned: string;
}

const ItemCounts = ({ sums, given, loaned }: ItemCountsProps) => (
  <>
    <DescriptionRow label="Used" value={formatWhole(sums.used)} />
    <DescriptionRow label={given} value={formatWhole(sums.given)} />
    <DescriptionRow label={loaned} value={formatWhole(sums.loaned)} />
    <DescriptionRow label="Returned" value={formatWhole(sums.returned)} />
  </>
);
