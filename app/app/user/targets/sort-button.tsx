import type { ReactNode } from "react";

import { cn } from "@/lib/utils";

interface SortButtonProps {
  isSorted: boolean;
  /** Whether it sorts from the least, as by name. */
  isAscending: boolean;
  className?: string;
  onSort: () => void;
  children: ReactNode;
}

/** The head of a column that sorts the list, in the one direction that is of use. */
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
