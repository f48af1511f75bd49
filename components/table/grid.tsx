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
import { RankBar } from "./rank-bar";
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
  const ranked = rankedColumn(table);
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
                    {cell.column.id === ranked?.id && (
                      <RankBar
                        part={Number(cell.getValue()) / ranked.highest}
                        whose={ranked.bar(row.original)}
                      />
                    )}
                  </Cell>
                );
              })}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

/** The column that the table is sorted by first, where its values are to be drawn; and the highest of them. */
function rankedColumn<Row extends RowData>(table: ReactTable<Features, Row>) {
  const id = table.state.sorting[0]?.id;
  const bar = id === undefined ? undefined : table.getColumn(id)?.columnDef.meta?.bar;
  if (id === undefined || bar === undefined) return undefined;
  const values = table.getRowModel().rows.map((row) => Number(row.getValue(id)));
  return { id, bar, highest: Math.max(...values.filter(Number.isFinite)) };
}
