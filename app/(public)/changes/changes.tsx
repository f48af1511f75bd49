"use client";

import { type ReactNode, Suspense, useEffect, useState } from "react";

import { useUrlChoices } from "@/components/window/use-url-choice";
import { CHANGE_TYPES, type ChangeType, ofTypes } from "@/lib/site/changelog";

import { DayList } from "./day-list";
import type { DayRow } from "./rows";
import { TypeFilter } from "./type-filter";

type Chosen = readonly ChangeType[];

const NONE: Chosen = [];

interface ChangesProps {
  days: readonly DayRow[];
  /** All of `days`, as they come with the page. */
  children: ReactNode;
}

/**
 * Until the browser has read the address, and without scripts for good, every change is shown. Only the filter waits for
 * the address: the days stay as they came with the page until one is set, and are not drawn a second time.
 */
export function Changes({ days, children }: ChangesProps) {
  const [chosen, setChosen] = useState(NONE);
  const shown = ofTypes(days, chosen);
  const result =
    chosen.length === 0
      ? `${days.at(-1)?.date ?? ""} to ${days[0]?.date ?? ""}`
      : `${countOf(shown)} of ${countOf(days)} changes`;
  return (
    <>
      <Suspense fallback={<TypeFilter chosen={NONE} onChange={() => undefined} result={result} />}>
        <FilterOfAddress result={result} onChosen={setChosen} />
      </Suspense>
      {shown.length === 0 && (
        <p className="border-b py-8 text-read">
          No changes found for selected types: {chosen.join(", ")}
        </p>
      )}
      {shown.length > 0 && (chosen.length === 0 ? children : <DayList days={shown} />)}
    </>
  );
}

const CHOICES = CHANGE_TYPES.map((type) => [type, type] as const);

interface FilterOfAddressProps {
  result: string;
  onChosen: (chosen: Chosen) => void;
}

function FilterOfAddress({ result, onChosen }: FilterOfAddressProps) {
  const [chosen, setChosen] = useUrlChoices("type", CHOICES);
  useEffect(() => {
    onChosen(chosen.length === 0 ? NONE : chosen);
  }, [chosen, onChosen]);
  return <TypeFilter chosen={chosen} onChange={setChosen} result={result} />;
}

const countOf = (days: readonly DayRow[]) =>
  days.reduce((sum, { changes }) => sum + changes.length, 0);
