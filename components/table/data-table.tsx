import type { RowData } from "@tanstack/react-table";

import { type DrawEntry, haveEntries, PhoneRows } from "./phone-rows";
import { SortableTable, type SortableTableProps } from "./sortable-table";

interface DataTableProps<Data extends RowData> extends Omit<SortableTableProps<Data>, "phoneRows"> {
  /** Draws an entry on a phone that the columns' `phone` alone doesn't describe. */
  drawEntry?: DrawEntry<Data>;
}

/** A table. On a phone it is a list of entries if `drawEntry` or a column's `phone` describes them, else a table. */
export function DataTable<Data extends RowData>({ drawEntry, ...table }: DataTableProps<Data>) {
  const { title, columns } = table;
  const hasEntries = drawEntry !== undefined || haveEntries(columns);
  return (
    <SortableTable
      {...table}
      phoneRows={
        hasEntries
          ? (rows) => (
              <PhoneRows label={title} rows={rows} columns={columns} drawEntry={drawEntry} />
            )
          : undefined
      }
    />
  );
}
