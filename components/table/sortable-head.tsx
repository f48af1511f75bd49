import type { Header, RowData } from "@tanstack/react-table";
import type { ReactNode } from "react";

import { TableHead } from "@/components/ui/table";
import { cn } from "@/lib/utils";

import { alignment } from "./alignment";
import type { Features } from "./features";

const SORTED = {
  asc: { aria: "ascending", triangle: "▲" },
  desc: { aria: "descending", triangle: "▼" },
  none: { aria: "none", triangle: "" },
} as const;

export function SortableHead<Row extends RowData>({
  header,
  namesRow,
  children,
}: {
  header: Header<Features, Row>;
  /** For the column that names the rows. */
  namesRow: boolean;
  children: ReactNode;
}) {
  const { column } = header;
  const { aria, triangle } = SORTED[column.getIsSorted() || "none"];
  const atEnd = column.columnDef.meta?.align === "end";

  if (!column.getCanSort()) {
    return (
      <TableHead
        namesRow={namesRow}
        className={cn(alignment(column.columnDef.meta), "pb-2 leading-4")}
      >
        {children}
      </TableHead>
    );
  }
  return (
    <TableHead aria-sort={aria} namesRow={namesRow} className={alignment(column.columnDef.meta)}>
      <button
        type="button"
        onClick={column.getToggleSortingHandler()}
        className={cn(
          "group/sort relative inline-flex min-h-9 items-end gap-1 pt-1.5 pb-2 text-left leading-4 hover:text-foreground",
          atEnd && "flex-row-reverse",
          column.columnDef.meta?.explained === true && "mr-8",
          triangle !== "" && "font-semibold text-primary hover:text-primary",
        )}
      >
        {children}
        {triangle === "" ? (
          <SortHint className={atEnd ? "right-full mr-1" : "left-full ml-1"} />
        ) : (
          <span aria-hidden className="text-[0.625rem]">
            {triangle}
          </span>
        )}
      </button>
    </TableHead>
  );
}

/** The sign that a column can be sorted: on hover and focus, and faint on devices without hover. */
function SortHint({ className }: { className: string }) {
  return (
    <svg
      viewBox="0 0 10 15"
      aria-hidden
      className={cn(
        "absolute bottom-2 h-3.75 w-2.5 fill-current opacity-0 group-hover/sort:opacity-60 group-focus-visible/sort:opacity-60 [@media(hover:none)]:opacity-40",
        className,
      )}
    >
      <path d="M5 1 9 6H1zM5 14 1 9h8z" />
    </svg>
  );
}
