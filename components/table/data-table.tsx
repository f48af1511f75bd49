import type { RowData } from "@tanstack/react-table";

import { type DrawEntry, haveEntries, type PhoneLines, PhoneRows } from "./phone-rows";
import { SortableTable, type SortableTableProps } from "./sortable-table";

interface DataTableProps<Data extends RowData> extends Omit<SortableTableProps<Data>, "phoneRows"> {
  /** Draws an entry on a phone that the columns' `phone` alone doesn't describe. */
  drawEntry?: DrawEntry<Data>;
  /** The two lines of a row on a phone, instead of an entry. A stable reference. */
  phoneLines?: PhoneLines<Data>;
}

/**
 * A table. On a phone it is a list: of rows if there are `phoneLines`, or of entries if `drawEntry` or a column's `phone`
 * describes them. Otherwise it is a table there too.
 */
export function DataTable<Data extends RowData>({
  drawEntry,
  phoneLines,
  ...table
}: DataTableProps<Data>) {
  const { title, columns } = table;
  const hasEntries = phoneLines !== undefined || drawEntry !== undefined || haveEntries(columns);
  return (
    <SortableTable
      {...table}
      phoneRows={
        hasEntries
          ? (rows) => (
              <PhoneRows
                label={title}
                rows={rows}
                columns={columns}
                drawEntry={drawEntry}
                phoneLines={phoneLines}
              />
            )
          : undefined
      }
    />
  );
}
