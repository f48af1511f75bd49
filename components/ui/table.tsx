import type { ComponentProps } from "react";

import { cn } from "@/lib/utils";

/**
 * Scrolls inside itself where the page is narrow, its first column held fast. It is positioned, so that words for
 * screen readers alone, which stand absolutely, scroll with it.
 */
export function Table({ className, ...props }: ComponentProps<"table">) {
  return (
    <div data-slot="table-container" className="relative @max-4xl/page:overflow-x-auto">
      <table
        data-slot="table"
        className={cn(
          "w-full border-separate border-spacing-0 @max-4xl/page:min-w-[56rem]",
          className,
        )}
        {...props}
      />
    </div>
  );
}

export function TableHeader(props: ComponentProps<"thead">) {
  return <thead data-slot="table-header" {...props} />;
}

export function TableBody(props: ComponentProps<"tbody">) {
  return <tbody data-slot="table-body" {...props} />;
}

export function TableRow({ className, ...props }: ComponentProps<"tr">) {
  return <tr data-slot="table-row" className={cn("group/row", className)} {...props} />;
}

const EDGES = "px-1.5 first:pl-0 last:pr-0";

export function TableHead({ className, ...props }: ComponentProps<"th">) {
  return (
    <th
      data-slot="table-head"
      scope="col"
      className={cn(
        EDGES,
        "z-5 h-10 border-b border-rule bg-background text-left align-bottom text-small font-normal text-muted-foreground @4xl/page:sticky @4xl/page:top-15.25",
        className,
      )}
      {...props}
    />
  );
}

const CELL =
  "relative h-9 border-b border-row py-1 text-left align-middle font-normal group-last/row:border-rule group-hover/row:bg-accent group-data-fifth/row:border-row-fifth group-last/row:group-data-fifth/row:border-rule";

export function TableCell({ className, ...props }: ComponentProps<"td">) {
  return <td data-slot="table-cell" className={cn(EDGES, CELL, className)} {...props} />;
}

/** The cell that names its row. */
export function TableRowHead({ className, ...props }: ComponentProps<"th">) {
  return (
    <th
      data-slot="table-row-head"
      scope="row"
      className={cn(
        EDGES,
        CELL,
        "sticky left-0 z-2 bg-background @max-4xl/page:shadow-[1px_0_0_var(--border)]",
        className,
      )}
      {...props}
    />
  );
}
