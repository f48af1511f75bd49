import { ArrowRight } from "lucide-react";
import type { ComponentProps } from "react";

import { cn } from "@/lib/utils";

import { trackTableScroll } from "./table-scroll";

/**
 * Scrolls inside itself where it has no room, the column that names the rows held fast, and says on which side it goes
 * on. Its box is positioned, so that words for screen readers alone, which are positioned absolutely, scroll with it.
 */
export function Table({ className, ...props }: ComponentProps<"table">) {
  return (
    <div className="group/sideways relative">
      <p
        aria-hidden
        className="invisible hidden items-center justify-end gap-1 pt-1 text-small text-muted-foreground group-data-more/sideways:visible group-data-scrolls/sideways:flex"
      >
        Scroll sideways for more
        <ArrowRight className="size-3.5" />
      </p>
      <div
        data-slot="table-container"
        className="relative border-rule group-data-more/sideways:border-r-2 group-data-scrolls/sideways:overflow-x-auto"
      >
        <table
          ref={trackTableScroll}
          data-slot="table"
          className={cn(
            "w-full border-separate border-spacing-0 @max-4xl/page:min-w-[56rem]",
            className,
          )}
          {...props}
        />
      </div>
    </div>
  );
}

export function TableHeader(props: ComponentProps<"thead">) {
  return <thead data-slot="table-header" className="relative z-5" {...props} />;
}

export function TableBody(props: ComponentProps<"tbody">) {
  return <tbody data-slot="table-body" {...props} />;
}

export function TableRow({ className, ...props }: ComponentProps<"tr">) {
  return <tr data-slot="table-row" className={cn("group/row", className)} {...props} />;
}

const EDGES = "px-1.5 first:pl-0 last:pr-0";

/** The part that stays visible while the table scrolls sideways. */
const HELD =
  "sticky left-0 bg-background group-data-scrolls/sideways:shadow-[1px_0_0_var(--border)] group-data-scrolled/sideways:shadow-[2px_0_0_var(--rule)]";

export function TableHead({
  className,
  namesRow,
  ...props
}: ComponentProps<"th"> & {
  /** For the column that names the rows. */
  namesRow?: boolean;
}) {
  return (
    <th
      data-slot="table-head"
      scope="col"
      className={cn(
        EDGES,
        "sticky top-15.25 h-10 border-b border-rule bg-background text-left align-bottom text-small font-normal text-muted-foreground group-data-scrolls/sideways:top-auto",
        namesRow === true && cn(HELD, "z-1"),
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

/** The cell that names its row. If the table scrolls, this column leaves most of the room to the others. */
export function TableRowHead({ className, ...props }: ComponentProps<"th">) {
  return (
    <th
      data-slot="table-row-head"
      scope="row"
      className={cn(EDGES, CELL, HELD, "z-2 @max-4xl/page:w-44", className)}
      {...props}
    />
  );
}
