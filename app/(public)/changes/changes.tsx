"use client";

import { type ReactNode, Suspense, useEffect, useState } from "react";

import { onDemand } from "@/components/ui/on-demand";
import { useUrlChoices } from "@/components/window/use-url-choice";
import { CHANGE_TYPES, type ChangeType, filterByType } from "@/lib/site/changelog";

import type { DayRow } from "./rows";
import { TypeFilter, type TypeIcons } from "./type-filter";

type Chosen = readonly ChangeType[];

const NONE: Chosen = [];

const DayList = onDemand(() => import("./day-list").then((l) => l.DayList));

interface ChangesProps {
  days: readonly DayRow[];
  icons: TypeIcons;
  /** All of `days`, as they come with the page. */
  children: ReactNode;
}

/**
 * Until the browser has read the address, and without scripts for good, every change is shown. Only the filter waits for
 * the address: the days stay as they came with the page until one is set and the code that draws others has come.
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
