import type { ReactNode } from "react";

import { formatWhole } from "@/lib/format/numbers";

interface TableHeadingProps {
  title: string;
  shown: number;
  total: number;
  /** The table's tools. */
  children: ReactNode;
}

/** The head of a section (see SectionHeader) with the tools of its table. */
export function TableHeading({ title, shown, total, children }: TableHeadingProps) {
  return (
    <div className="mt-2 flex min-h-11 items-end justify-between gap-2 border-b border-rule">
      <div className="flex flex-wrap items-baseline gap-x-2 pb-1.5">
        <h2 className="font-display text-h2 font-medium">{title}</h2>
        <p aria-live="polite" className="text-muted-foreground">
          {shown === total ? formatWhole(total) : `${formatWhole(shown)} of ${formatWhole(total)}`}
        </p>
      </div>
      {children}
    </div>
  );
}
