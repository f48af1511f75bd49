import { type ColumnDef, type RowData, useTable } from "@tanstack/react-table";

import { type Features, features } from "../features";
import { type DrawEntry, type PhoneLines, PhoneRows } from "../phone-rows";

interface PhoneEntriesProps<Row extends RowData> {
  columns: readonly ColumnDef<Features, Row>[];
  rows: readonly Row[];
  drawEntry?: DrawEntry<Row>;
  phoneLines?: PhoneLines<Row>;
}

/** The rows of a table as they are on a phone. */
export function PhoneEntries<Row extends RowData>({
  columns,
  rows,
  drawEntry,
  phoneLines,
}: PhoneEntriesProps<Row>) {
  const table = useTable({ features, columns, data: rows });
  return (
    <PhoneRows
      label="Rows"
      rows={table.getRowModel().rows}
      columns={columns}
      drawEntry={drawEntry}
      phoneLines={phoneLines}
    />
  );
}
