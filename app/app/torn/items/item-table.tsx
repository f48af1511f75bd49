import { type ReactNode, useMemo } from "react";

import { NAMES, NUMERIC } from "@/components/table/cells";
import { columnsFor } from "@/components/table/features";
import { SortableTable } from "@/components/table/sortable-table";
import { formatMoney, formatWhole, orDash } from "@/lib/format/numbers";
import type { Item } from "@/lib/game/items/item";
import { cheapestShop } from "@/lib/game/items/sellers";

import { ItemActions, type OpenDialog, shopText } from "./item-card";

const BY_NAME = [{ id: "name", desc: false }];

const column = columnsFor<Item>();

/** The cheapest shop, with its country if that isn't Torn. */
function shopOf(soldBy: Item["soldBy"]): string | undefined {
  const shop = cheapestShop(soldBy);
  return shop === null ? undefined : shopText(shop);
}

interface ItemTableProps {
  /** The items that pass the filters of the page. */
  items: readonly Item[];
  total: number;
  onOpen: OpenDialog;
  /** Displayed instead of the table if no item passes the filters. */
  empty: ReactNode;
}

/** The items as a table on wide screens, sortable by any column and available as CSV. */
export function ItemTable({ items, total, onOpen, empty }: ItemTableProps) {
  const columns = useMemo(() => columnsOf(onOpen), [onOpen]);
  return (
    <SortableTable
      title="Items"
      name="table"
      columns={columns}
      rows={items}
      total={total}
      rowId={({ id }) => String(id)}
      initialSort={BY_NAME}
      firstSort="asc"
      empty={empty}
    />
  );
}

/** Unknown values sort last in both directions. */
const known = <T,>(value: T | null) => value ?? undefined;

const HIDDEN_NAMES = { ...NAMES, hidden: true };

const columnsOf = (onOpen: OpenDialog) =>
  column.columns([
    column.accessor("name", { id: "name", header: "Name", sortFn: "text", meta: NAMES }),
    column.accessor("type", { id: "type", header: "Type", sortFn: "text", meta: NAMES }),
    column.accessor(({ subType }) => known(subType), {
      id: "subType",
      header: "Sub Type",
      sortFn: "text",
      sortUndefined: "last",
      meta: NAMES,
    }),
    column.accessor("isTradable", {
      id: "tradable",
      header: "Tradable",
      sortFn: "basic",
      meta: { sortText: { asc: "non-tradable first", desc: "tradable first" } },
      cell: ({ getValue }) => (getValue() ? "Yes" : "No"),
    }),
    column.accessor(({ marketPrice }) => known(marketPrice), {
      id: "price",
      header: "Market Price",
      sortUndefined: "last",
      meta: { ...NUMERIC, bar: () => "open" },
      cell: ({ row }) => orDash(row.original.marketPrice, formatMoney),
    }),
    column.accessor(({ circulation }) => known(circulation), {
      id: "circulation",
      header: "In circulation",
      sortUndefined: "last",
      meta: NUMERIC,
      cell: ({ row }) => orDash(row.original.circulation, formatWhole),
    }),
    column.accessor(({ soldBy }) => cheapestShop(soldBy)?.buyPrice, {
      id: "shopPrice",
      header: "Shop price",
      sortUndefined: "last",
      meta: NUMERIC,
      cell: ({ row }) => orDash(cheapestShop(row.original.soldBy)?.buyPrice ?? null, formatMoney),
    }),
    column.accessor(({ soldBy }) => shopOf(soldBy), {
      id: "shop",
      header: "Shop",
      sortFn: "text",
      sortUndefined: "last",
      meta: { ...NAMES, align: "afterFigure" },
      cell: ({ getValue }) => <span translate="no">{getValue()}</span>,
    }),
    column.accessor(({ effect }) => known(effect), {
      id: "effect",
      header: "Effect",
      sortFn: "text",
      sortUndefined: "last",
      meta: HIDDEN_NAMES,
    }),
    column.accessor(({ requirement }) => known(requirement), {
      id: "requirement",
      header: "Requirement",
      sortFn: "text",
      sortUndefined: "last",
      meta: HIDDEN_NAMES,
    }),
    column.accessor("isFoundInCity", {
      id: "city",
      header: "Found in the city",
      sortFn: "basic",
      meta: { hidden: true, sortText: { asc: "others first", desc: "found first" } },
      cell: ({ getValue }) => (getValue() ? "Yes" : "No"),
    }),
    column.display({
      id: "actions",
      header: "More",
      enableSorting: false,
      meta: { align: "afterFigure", noText: true },
      cell: ({ row }) => (
        <span className="flex gap-4">
          <ItemActions item={row.original} onOpen={onOpen} />
        </span>
      ),
    }),
  ]);
