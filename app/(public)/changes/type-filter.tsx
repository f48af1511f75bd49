import { type ReactNode, useRef } from "react";

import { CHANGE_TYPES, type ChangeType } from "@/lib/site/changelog";

/** The icon of each type, and of one that is chosen: drawn by the server, they weigh nothing in the scripts. */
export type TypeIcons = Readonly<Record<ChangeType | "chosen", ReactNode>>;

interface TypeFilterProps {
  icons: TypeIcons;
  chosen: readonly ChangeType[];
  onChange: (chosen: readonly ChangeType[]) => void;
  /** Says what is shown, for screen readers too. */
  result: string;
}

/** Sticks to the top while scrolling. Hidden without scripts, since it would do nothing. */
export function TypeFilter({ icons, chosen, onChange, result }: TypeFilterProps) {
  const chips = useRef<HTMLDivElement>(null);
  return (
    <div className="sticky top-16.25 z-10 flex flex-wrap items-center justify-between gap-x-4 border-y bg-background py-2.5 max-md:top-0 max-md:-mx-4 max-md:px-4 noscript:hidden print:hidden">
      <div
        ref={chips}
        role="group"
        aria-label="Types of change"
        className="flex flex-wrap gap-1.5 max-[24rem]:gap-1"
      >
        {CHANGE_TYPES.map((type) => {
          const isOn = chosen.includes(type);
          return (
            <button
              key={type}
              type="button"
              aria-pressed={isOn}
              className="inline-flex h-9 items-center gap-1.5 rounded-md border border-input px-3 hover:bg-accent aria-pressed:border-primary aria-pressed:bg-primary-wash max-md:h-11 max-md:px-2.5 max-[24rem]:px-2 [&_svg]:size-3.5 [&_svg]:text-muted-foreground aria-pressed:[&_svg]:text-primary"
              onClick={() => {
                onChange(isOn ? chosen.filter((other) => other !== type) : [...chosen, type]);
              }}
            >
              {icons[isOn ? "chosen" : type]}
              {type}
            </button>
          );
        })}
      </div>
      {chosen.length > 0 && (
        <button
          type="button"
          className="mr-auto min-h-9 font-medium text-primary underline underline-offset-[0.2em] max-md:min-h-11"
          onClick={() => {
            onChange([]);
            // The button disappears, so the keyboard focus moves to the start of the filter.
            chips.current?.querySelector("button")?.focus();
          }}
        >
          Clear filters ({chosen.length} selected)
        </button>
      )}
      <p role="status" className="text-small text-muted-foreground max-md:sr-only">
        {result}
      </p>
    </div>
  );
}
