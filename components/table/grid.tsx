import type { ReactTable, RowData } from "@tanstack/react-table";

import {
  Table,
  TableBody,
  TableCell,
  TableHeader,
  TableRow,
  TableRowHead,
} from "@/components/ui/table";

import { alignment } from "./alignment";
import type { Features } from "./features";
import { SortableHead } from "./sortable-head";

interface GridProps<Row extends RowData> {
  label: string;
  table: ReactTable<Features, Row>;
  /** The ids of the columns that it shows. */
  shown: readonly string[];
  /** The id of the column that names the row. */
  naming: string | undefined;
}

/** The table where there is room for one. */
export function Grid<Row extends RowData>({ label, table, shown, naming }: GridProps<Row>) {
  const isShown = ({ column }: { column: { id: string } }) => shown.includes(column.id);
  return (
    <Table aria-label={label}>
      <TableHeader>
        {table.getHeaderGroups().map((group) => (
          <TableRow key={group.id}>
            {group.headers.filter(isShown).map((header) => (
              <SortableHead key={header.id} header={header}>
                <table.FlexRender header={header} />
              </SortableHead>
            ))}
          </TableRow>
        ))}
      </TableHeader>
      <TableBody>
        {table.getRowModel().rows.map((row) => (
          <TableRow key={row.id}>
            {row
              .getAllCells()
              .filter(isShown)
              .map((cell) => {
                const Cell = cell.column.id === naming ? TableRowHead : TableCell;
                return (
                  <Cell key={cell.id} className={alignment(cell.column.columnDef.meta)}>
                    <table.FlexRender cell={cell} />
                  </Cell>
                );
              })}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
