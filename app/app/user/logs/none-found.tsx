import type { ReactNode } from "react";

import { EmptyState } from "@/components/feedback/empty-state";
import { Button } from "@/components/ui/button";

interface NoneFoundProps {
  setText: (text: string) => void;
  /** Clears the filters and the days; null if none are set. */
  clearFilters: (() => void) | null;
  /** True if the search leaves nothing. */
  isSearch?: boolean;
  children: ReactNode;
}

/** Replaces a list without entries. */
export const NoneFound = ({
  setText,
  clearFilters,
  isSearch = false,
  children,
}: NoneFoundProps) => (
  <EmptyState
    title="No log entries found."
    actions={
      <>
        {isSearch && (
          <Button
            variant="outline"
            onClick={() => {
              setText("");
            }}
          >
            Clear search
          </Button>
        )}
        {clearFilters !== null && (
          <Button variant={isSearch ? "ghost" : "outline"} onClick={clearFilters}>
            Clear filters
          </Button>
        )}
      </>
    }
  >
    {children}
  </EmptyState>
);
