import type { ReactNode } from "react";

import { cn } from "@/lib/utils";

interface SortButtonProps {
  isSorted: boolean;
  /** True if it sorts from the lowest value, as for names. */
  isAscending: boolean;
  className?: string;
  onSort: () => void;
  children: ReactNode;
}

/** A column header that sorts the list, in the column's one useful direction. */
export const SortButton = ({
  isSorted,
  isAscending,
  className,
  onSort,
  children,
}: SortButtonProps) => (
  <button
    type="button"
    aria-pressed={isSorted}
    className={cn(
      "min-h-8 cursor-pointer whitespace-nowrap hover:text-foreground aria-pressed:font-semibold aria-pressed:text-primary",
      className,
    )}
    onClick={onSort}
  >
    {isSorted && <span aria-hidden>{isAscending ? "▴ " : "▾ "}</span>}
    {children}
  </button>
);
