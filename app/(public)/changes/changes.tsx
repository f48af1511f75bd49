"use client";

import { Suspense } from "react";

import { useUrlChoices } from "@/components/window/use-url-choice";
import { CHANGE_TYPES, type ChangeType, ofTypes } from "@/lib/site/changelog";

import { DayChanges } from "./day-changes";
import type { DayRow } from "./rows";
import { TypeFilter } from "./type-filter";

/** Until the browser has read the address, and without scripts for good, every change is shown. */
export function Changes({ days }: { days: readonly DayRow[] }) {
  return (
    <Suspense fallback={<FilteredChanges days={days} chosen={[]} />}>
      <ChangesOfAddress days={days} />
    </Suspense>
  );
}

const CHOICES = CHANGE_TYPES.map((type) => [type, type] as const);

function ChangesOfAddress({ days }: { days: readonly DayRow[] }) {
  const [chosen, setChosen] = useUrlChoices("type", CHOICES);
  return <FilteredChanges days={days} chosen={chosen} onChange={setChosen} />;
}

interface FilteredChangesProps {
  days: readonly DayRow[];
  chosen: readonly ChangeType[];
  onChange?: (chosen: readonly ChangeType[]) => void;
}

function FilteredChanges({ days, chosen, onChange = () => undefined }: FilteredChangesProps) {
  const shown = ofTypes(days, chosen);
  const result =
    chosen.length === 0
      ? `${days.at(-1)?.date ?? ""} to ${days[0]?.date ?? ""}`
      : `${countOf(shown)} of ${countOf(days)} changes`;
  return (
    <>
      <TypeFilter chosen={chosen} onChange={onChange} result={result} />
      {shown.length === 0 ? (
        <p className="border-b py-8 text-read">
          No changes found for selected types: {chosen.join(", ")}
        </p>
      ) : (
        <ol aria-label="Changes by day">
          {shown.map((day) => (
            <DayChanges key={day.iso} {...day} />
          ))}
        </ol>
      )}
    </>
  );
}

const countOf = (days: readonly DayRow[]) =>
  days.reduce((sum, { changes }) => sum + changes.length, 0);
