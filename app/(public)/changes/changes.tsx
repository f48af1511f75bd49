"use client";

import { type ReactNode, Suspense, useEffect, useRef, useState } from "react";

import { onDemand } from "@/components/ui/on-demand";
import { useUrlChoices } from "@/components/window/use-url-value";
import { CHANGE_TYPES, type ChangeType, filterByType } from "@/lib/site/changelog";

import type { DayRow } from "./rows";

type Chosen = readonly ChangeType[];

const NONE: Chosen = [];

const DayList = onDemand(() => import("./day-list").then((l) => l.DayList));

interface ChangesProps {
  days: readonly DayRow[];
  icons: TypeIcons;
  /** The list of all `days`, rendered at build time. */
  children: ReactNode;
}

/**
 * The changes, with a filter in the URL. The page contains every day. The full list is displayed without scripts, without a
 * filter, and until the code that renders filtered days has loaded.
 */
export function Changes({ days, icons, children }: ChangesProps) {
  const [chosen, setChosen] = useState(NONE);
  const shown = filterByType(days, chosen);
  const result =
    chosen.length === 0
      ? `${days.at(-1)?.date ?? ""} to ${days[0]?.date ?? ""}`
      : `${countOf(shown)} of ${countOf(days)} changes`;
  return (
    <>
      <Suspense
        fallback={
          <TypeFilter icons={icons} chosen={NONE} onChange={() => undefined} result={result} />
        }
      >
        <FilterOfAddress icons={icons} result={result} onChosen={setChosen} />
      </Suspense>
      {shown.length === 0 && (
        <p className="border-b py-8 text-read">
          No changes found for selected types: {chosen.join(", ")}
        </p>
      )}
      {shown.length > 0 && chosen.length === 0 && children}
      {shown.length > 0 && chosen.length > 0 && (
        <Suspense fallback={children}>
          <DayList days={shown} />
        </Suspense>
      )}
    </>
  );
}

const CHOICES = CHANGE_TYPES.map((type) => [type, type] as const);

interface FilterOfAddressProps {
  icons: TypeIcons;
  result: string;
  onChosen: (chosen: Chosen) => void;
}

function FilterOfAddress({ icons, result, onChosen }: FilterOfAddressProps) {
  const [chosen, setChosen] = useUrlChoices("type", CHOICES);
  useEffect(() => {
    onChosen(chosen.length === 0 ? NONE : chosen);
  }, [chosen, onChosen]);
  return <TypeFilter icons={icons} chosen={chosen} onChange={setChosen} result={result} />;
}

const countOf = (days: readonly DayRow[]) =>
  days.reduce((sum, { changes }) => sum + changes.length, 0);

/** The icon of each type, and of a selected type. They are rendered at build time, so they add nothing to the scripts. */
export type TypeIcons = Readonly<Record<ChangeType | "chosen", ReactNode>>;

interface TypeFilterProps {
  icons: TypeIcons;
  chosen: readonly ChangeType[];
  onChange: (chosen: readonly ChangeType[]) => void;
  /** The dates or the number of the changes shown, also announced by screen readers. */
  result: string;
}

/** Sticks to the top while scrolling. Hidden without scripts, since it would do nothing. */
function TypeFilter({ icons, chosen, onChange, result }: TypeFilterProps) {
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
