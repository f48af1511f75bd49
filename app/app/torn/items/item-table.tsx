import { type ReactNode, useMemo } from "react";

import { DataTable } from "@/components/table/data-table";
import type { Item } from "@/lib/game/items/item";

import { columnsOf } from "./columns";
import type { OpenDialog } from "./item-actions";

const BY_NAME = [{ id: "name", desc: false }];

interface ItemTableProps {
  /** Those that pass the filters of the page. */
  items: readonly Item[];
  total: number;
  /** An item on a phone. */
  card: (item: Item) => ReactNode;
  onOpen: OpenDialog;
  /** In place of the table when no item passes the filters. */
  empty: ReactNode;
}

/** The items line by line: sorted by any column, and as CSV. */
export function ItemTable({ items, total, card, onOpen, empty }: ItemTableProps) {
  const columns = useMemo(() => columnsOf(onOpen), [onOpen]);
  return (
    <DataTable
      title="Items"
      name="table"
      columns={columns}
      rows={items}
      total={total}
      rowId={({ id }) => String(id)}
      initialSort={BY_NAME}
      firstSort="asc"
      mobileRow={card}
      empty={empty}
    />
  );
}
