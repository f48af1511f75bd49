import { ArrowRight } from "lucide-react";
import type { ComponentProps } from "react";

import { cn } from "@/lib/utils";

/** The height of the page's header, below which a table's head sticks. */
const HEAD_PX = 61;

/**
 * A table that scrolls sideways inside its box if it doesn't fit. The column that names the rows stays in place, and styles show
 * on which side there is more. The box is positioned, so that text for screen readers only, which is positioned absolutely,
 * scrolls with it.
 */
export function Table({ className, ...props }: ComponentProps<"table">) {
  return (
    <div className="group/sideways relative">
      <p
        aria-hidden
        className="invisible hidden items-center justify-end gap-1 pt-1 text-small text-muted-foreground group-data-more/sideways:visible group-data-scrolls/sideways:flex @max-4xl/page:flex"
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

/** The classes of cells that stay visible while the table scrolls sideways. */
const HELD =
  "sticky left-0 bg-background group-data-scrolls/sideways:shadow-[1px_0_0_var(--border)] group-data-scrolled/sideways:shadow-[2px_0_0_var(--rule)]";

export function TableHead({
  className,
  namesRow,
  ...props
}: ComponentProps<"th"> & {
  /** True for the column that names the rows. */
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

/** The cell that names its row. If the table scrolls, this column leaves most of the width to the others. */
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

/**
 * The ref callback of the table. It sets attributes on the element around the table's box: `data-scrolls` if the table is wider
 * than the box, and `data-scrolled` and `data-more` by the scroll position. In a box that scrolls, the table's sticky head would
 * leave the viewport with the page's scroll, so it is moved back into view.
 */
function trackTableScroll(table: HTMLTableElement | null) {
  const box = table?.parentElement;
  const group = box?.parentElement;
  const head = table?.tHead;
  if (!box || !group || !head) return undefined;

  // Everything is read before anything is written: a read after a write forces a layout.
  const place = () => {
    const { top, height } = box.getBoundingClientRect();
    const { scrollLeft } = box;
    const beyond = table.offsetWidth - box.clientWidth;
    const past = Math.min(HEAD_PX - top, height - head.offsetHeight);
    const scrolls = beyond > 1;
    const transform = scrolls && past > 0 ? `translateY(${past}px)` : "";
    group.toggleAttribute("data-scrolls", scrolls);
    group.toggleAttribute("data-scrolled", scrolls && scrollLeft > 1);
    group.toggleAttribute("data-more", scrolls && scrollLeft < beyond - 1);
    if (head.style.transform !== transform) head.style.transform = transform;
  };
  const follow = () => {
    if (group.hasAttribute("data-scrolls")) place();
  };
  const end = new AbortController();
  const until = { passive: true, signal: end.signal };
  window.addEventListener("scroll", follow, until);
  box.addEventListener("scroll", follow, until);
  // The observer reports the first sizes too, after the browser's own layout: reading them here would force a layout.
  const sizes = new ResizeObserver(place);
  sizes.observe(table);
  sizes.observe(box);
  return () => {
    end.abort();
    sizes.disconnect();
  };
}
