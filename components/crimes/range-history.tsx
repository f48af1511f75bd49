import { Missing } from "@/components/feedback/retry-advice";
import { SelectField } from "@/components/list/select-field";
import { ReadingNote } from "@/components/reading/reading-note";

import { RANGES } from "./history-range";
import type { useCrimeHistory } from "./use-crime-history";
import type { RangeHistory } from "./use-range-history";

/** Chooses the period of a history. */
export function RangeField({ history }: { history: RangeHistory }) {
  return (
    <SelectField
      label="Time"
      value={history.rangeId}
      options={RANGES}
      onChange={history.setRangeId}
    />
  );
}

interface HistoryNoteProps {
  history: ReturnType<typeof useCrimeHistory>;
  /** What a key must be able to read for the page, in words. */
  access: string;
}

/** How far the history has been read, and what the next visit will request. */
export function HistoryNote({
  history: { crimes, reading, faction, isStored },
  access,
}: HistoryNoteProps) {
  return (
    <>
      <ReadingNote
        reading={reading}
        count={crimes.length}
        names={["crime", "crimes"]}
        access={access}
      />
      <Missing path="faction/basic" {...faction}>
        Couldn’t load your faction: the crimes loaded here aren’t saved for your next visit.
      </Missing>
      {isStored && (
        <p className="mt-2 text-small text-muted-foreground">
          What has been read is kept in this browser: your next visit asks only for what’s new, and
          for crimes of the last 30 days that may have been paid out since.
        </p>
      )}
    </>
  );
}
