import type { ReactNode } from "react";

import { cn } from "@/lib/utils";

interface PlainTableProps {
  label: string;
  /** The first heads the row names, the others figures. */
  headers: readonly string[];
  children: ReactNode;
}

/** A few figures in a dialog, where there is nothing to sort. */
export function PlainTable({ label, headers, children }: PlainTableProps) {
  return (
    <div className="overflow-x-auto" tabIndex={0} role="region" aria-label={label}>
      <table aria-label={label} className="w-full border-separate border-spacing-0">
        <thead>
          <tr>
            {headers.map((head, index) => (
              <th
                key={head}
                scope="col"
                className={cn(
                  "border-b border-rule px-1.5 py-1 text-small font-normal whitespace-nowrap text-muted-foreground first:pl-0 last:pr-0",
                  index === 0 ? "text-left" : "text-right",
                )}
              >
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  );
}

const CELL = "border-b border-row px-1.5 py-1.5 whitespace-nowrap";

export function RowName({ children }: { children: ReactNode }) {
  return (
    <th scope="row" className={cn(CELL, "pl-0 text-left font-normal")}>
      {children}
    </th>
  );
}

export function Figure({ className, children }: { className?: string; children: ReactNode }) {
  return <td className={cn(CELL, "text-right last:pr-0", className)}>{children}</td>;
}
