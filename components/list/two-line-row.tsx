import type { ComponentProps, ReactNode } from "react";

import { cn } from "@/lib/utils";

/** The height of a row with its line, unless a long title breaks. */
export const TWO_LINES_PX = 53;

/** The content of a row on a phone. Its button has no room for another control. */
export interface TwoLines {
  /** Left of both lines: a time or a circle. */
  mark?: ReactNode;
  /** The first line: what it is, never cut, and its one figure. */
  title: ReactNode;
  figure: ReactNode;
  /** The second line: what the player compares next, cut if it is too long, and the second figure. */
  detail: ReactNode;
  second?: ReactNode;
}

interface TwoLineRowProps extends TwoLines, Omit<ComponentProps<"button">, "title" | "type"> {}

/** A row of two lines, which is one button as a whole. */
export function TwoLineRow({
  mark,
  title,
  figure,
  detail,
  second,
  className,
  ...button
}: TwoLineRowProps) {
  return (
    <button
      type="button"
      {...button}
      className={cn(
        "grid min-h-13 w-full content-center gap-x-2 py-1.5 text-left -outline-offset-2 hover:bg-accent",
        mark === undefined
          ? "grid-cols-[minmax(0,1fr)_auto]"
          : "grid-cols-[auto_minmax(0,1fr)_auto]",
        className,
      )}
    >
      {mark !== undefined && (
        <span className="row-span-2 text-small leading-5 text-muted-foreground">{mark}</span>
      )}
      <span className="leading-5 font-semibold wrap-anywhere">{title}</span>{" "}
      <span translate="no" className="text-right leading-5 font-semibold whitespace-nowrap">
        {figure}
      </span>{" "}
      <span
        data-slot="row-detail"
        className="truncate text-small leading-4.5 text-muted-foreground"
      >
        {detail}
      </span>{" "}
      <span className="text-right text-small leading-4.5 whitespace-nowrap text-muted-foreground">
        {second}
      </span>
    </button>
  );
}

interface OpeningRowProps extends TwoLines {
  id: string;
  isOpen: boolean;
  toggle: (id: string, isOpen: boolean) => void;
  /** The rest, below the row while it is open. */
  children: ReactNode;
}

/** A row of two lines that opens on the rest. */
export function OpeningRow({ id, isOpen, toggle, children, ...lines }: OpeningRowProps) {
  return (
    <>
      <TwoLineRow
        {...lines}
        aria-expanded={isOpen}
        onClick={() => {
          toggle(id, !isOpen);
        }}
      />
      {isOpen && <div className="pt-0.5 pb-3">{children}</div>}
    </>
  );
}

/** A row of two lines for the sum of a list. It doesn't open. */
export const SumRow = ({ title, figure, detail, second }: Omit<TwoLines, "mark">) => (
  <div className="flex min-h-13 items-center justify-between gap-2 py-1.5 font-semibold">
    <span>
      {title} <span className="block text-small font-normal text-muted-foreground">{detail}</span>
    </span>{" "}
    <span translate="no" className="text-right whitespace-nowrap">
      {figure} <span className="block text-small font-normal text-muted-foreground">{second}</span>
    </span>
  </div>
);
