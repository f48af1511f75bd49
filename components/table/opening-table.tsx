import { ChevronDown } from "lucide-react";
import { Fragment, type ReactNode } from "react";

import { SumRow, TwoLineRow, type TwoLines } from "@/components/list/two-line-row";
import { TableCell, TableHead, TableRow, TableRowHead } from "@/components/ui/table";
import { useIsMobile } from "@/components/window/use-is-mobile";
import { cn } from "@/lib/utils";

/** A row that the player can open. */
export interface OpeningTableRow {
  id: string;
  /**
   * The sign before the name, such as a circle; null leaves its room empty. A row that opens on further rows has an arrow
   * instead.
   */
  mark?: ReactNode;
  name: ReactNode;
  /** One cell for each column after the first. */
  cells: readonly ReactNode[];
  /** The row on a phone. */
  lines: Omit<TwoLines, "mark">;
  /** Null if the row doesn't open, such as a total. */
  isOpen: boolean | null;
  onToggle?: () => void;
  /** The rest of an open row. Absent if the row opens on the rows after it. */
  more?: ReactNode;
  /** True for a row that sums others. */
  isStrong?: boolean;
}

interface OpeningTableProps {
  label: string;
  /** The titles of the columns. The first column has the names of the rows. */
  columns: readonly string[];
  rows: readonly OpeningTableRow[];
}

/** A table whose rows open; on a phone a list of two lines a row. */
export function OpeningTable({ label, columns, rows }: OpeningTableProps) {
  const isMobile = useIsMobile();
  return isMobile ? (
    <ul aria-label={label}>
      {rows.map((row) => (
        <PhoneRow key={row.id} {...row} />
      ))}
    </ul>
  ) : (
    <table aria-label={label} className="w-full border-separate border-spacing-0">
      <thead className="relative z-5">
        <tr>
          {columns.map((column, index) => (
            <TableHead key={column} className={cn(index > 0 && "text-right")}>
              {column}
            </TableHead>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <WideRow key={row.id} row={row} columns={columns.length} />
        ))}
      </tbody>
    </table>
  );
}

const Arrow = ({ isOpen }: { isOpen: boolean }) => (
  <ChevronDown
    aria-hidden
    className={cn("size-3.5 shrink-0 text-muted-foreground", !isOpen && "-rotate-90")}
  />
);

/** The arrow of a row that opens on further rows; otherwise the row's own mark. */
const markOf = ({ isOpen, more, mark }: OpeningTableRow): ReactNode =>
  isOpen !== null && more === undefined ? <Arrow isOpen={isOpen} /> : mark;

function WideRow({ row, columns }: { row: OpeningTableRow; columns: number }) {
  const { name, cells, isOpen, onToggle, more, isStrong } = row;
  const mark = markOf(row);
  const title = (
    <>
      {mark !== undefined && <span className="grid w-5 shrink-0 place-items-start">{mark}</span>}
      <span className="min-w-0 wrap-anywhere">{name}</span>
    </>
  );
  // The name's button covers the whole row, so no cell may be positioned.
  return (
    <Fragment>
      <TableRow className={cn("relative", isStrong && "[&>*]:font-semibold")}>
        <TableRowHead className="static z-auto @max-4xl/page:w-auto">
          {isOpen === null ? (
            <span className="flex items-center gap-2">{title}</span>
          ) : (
            <button
              type="button"
              aria-expanded={isOpen}
              onClick={onToggle}
              className="flex w-full items-center gap-2 text-left after:absolute after:inset-0"
            >
              {title}
            </button>
          )}
        </TableRowHead>
        {cells.map((cell, index) => (
          <TableCell key={index} className="static text-right whitespace-nowrap">
            {cell}
          </TableCell>
        ))}
      </TableRow>
      {isOpen === true && more !== undefined && (
        <tr>
          <td colSpan={columns} className="border-b border-row pt-0.5 pb-3 pl-7">
            {more}
          </td>
        </tr>
      )}
    </Fragment>
  );
}

function PhoneRow(row: OpeningTableRow) {
  const { lines, isOpen, onToggle, more } = row;
  const mark = markOf(row);
  const content = { ...lines, ...(mark !== undefined && { mark }) };
  return (
    <li className="border-b border-row last:border-rule">
      {isOpen === null ? (
        <SumRow {...lines} />
      ) : (
        <>
          <TwoLineRow {...content} aria-expanded={isOpen} onClick={onToggle} />
          {isOpen && more !== undefined && <div className="pt-0.5 pb-3">{more}</div>}
        </>
      )}
    </li>
  );
}
