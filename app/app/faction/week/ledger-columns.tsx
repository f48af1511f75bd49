import { PlayerLink } from "@/components/game/player-link";
import { Leader, Leaders } from "@/components/state/leaders";
import { FIGURES, MONEY, NAMES, WHOLE } from "@/components/table/cells";
import { columnsFor } from "@/components/table/features";
import { formatMoney, formatMoneyShort, formatWhole, orDash } from "@/lib/format/numbers";
import type { LedgerSums } from "@/lib/game/week/ledger";

export interface LedgerMemberRow extends LedgerSums {
  id: number;
  name: string;
}

export interface LedgerItemRow extends LedgerSums {
  name: string;
  /** Dollars; null where nobody trades it. */
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
    header: "Taken",
    ...MONEY,
    meta: { ...MONEY.meta, bar: () => "open" },
  }),
  memberColumn.accessor("used", { id: "used", header: "Used", ...WHOLE }),
  memberColumn.accessor("given", { id: "given", header: "Given", ...WHOLE }),
  memberColumn.accessor("loaned", { id: "loaned", header: "Loaned", ...WHOLE }),
  memberColumn.accessor("returned", { id: "returned", header: "Returned", ...WHOLE }),
  memberColumn.accessor("depositedValue", { id: "deposited", header: "Deposited", ...MONEY }),
  memberColumn.accessor("money", { id: "money", header: "Money deposited", ...MONEY }),
]);

const itemColumn = columnsFor<LedgerItemRow>();

export const itemColumns = itemColumn.columns([
  itemColumn.accessor("name", { id: "name", header: "Item", sortFn: "text", meta: NAMES }),
  itemColumn.accessor("takenValue", {
    id: "taken",
    header: "Taken",
    ...MONEY,
    meta: { ...MONEY.meta, bar: () => "open" },
  }),
  itemColumn.accessor("used", { id: "used", header: "Used", ...WHOLE }),
  itemColumn.accessor("given", { id: "given", header: "Given", ...WHOLE }),
  itemColumn.accessor("loaned", { id: "loaned", header: "Loaned", ...WHOLE }),
  itemColumn.accessor("returned", { id: "returned", header: "Returned", ...WHOLE }),
  itemColumn.accessor("deposited", { id: "deposited", header: "Deposited", ...WHOLE }),
  itemColumn.accessor(({ price }) => price ?? undefined, {
    id: "price",
    header: "Market value",
    sortUndefined: "last",
    meta: FIGURES,
    cell: ({ row }) => orDash(row.original.price, formatMoney),
  }),
]);

/** A member on a phone. */
export function LedgerMemberEntry(row: LedgerMemberRow) {
  return (
    <>
      <div className="pair text-read">
        <PlayerLink id={row.id}>{row.name}</PlayerLink>
        <span>{formatMoneyShort(row.takenValue)} taken</span>
      </div>
      <Leaders>
        <Deeds {...row} />
        <Leader label="Deposited" value={formatMoneyShort(row.depositedValue)} />
        <Leader label="Money deposited" value={formatMoneyShort(row.money)} />
      </Leaders>
    </>
  );
}

/** An item on a phone. */
export function LedgerItemEntry(row: LedgerItemRow) {
  return (
    <>
      <div className="pair text-read">
        <span translate="no" className="font-semibold">
          {row.name}
        </span>
        <span>{formatMoneyShort(row.takenValue)} taken</span>
      </div>
      <Leaders>
        <Deeds {...row} />
        <Leader label="Deposited" value={formatWhole(row.deposited)} />
        <Leader label="Market value" value={orDash(row.price, formatMoney)} />
      </Leaders>
    </>
  );
}

const Deeds = ({ used, given, loaned, returned }: LedgerSums) => (
  <>
    <Leader label="Used" value={formatWhole(used)} />
    <Leader label="Given" value={formatWhole(given)} />
    <Leader label="Loaned" value={formatWhole(loaned)} />
    <Leader label="Returned" value={formatWhole(returned)} />
  </>
);
