import type { CrimeLookups } from "@/components/crimes/crime-lookups";
import { HistoryNote, RangeField } from "@/components/crimes/range-history";
import { useRangeHistory } from "@/components/crimes/use-range-history";
import { EmptyState } from "@/components/feedback/empty-state";
import { ToggleField } from "@/components/list/toggle-field";
import type { Choice } from "@/components/window/choice";
import { useUrlChoice } from "@/components/window/use-url-choice";

import { ByCrime } from "./by-crime";
import { ByMember } from "./by-member";
import { ByMonth } from "./by-month";
import { HistoryHeadline } from "./history-headline";

const GROUPINGS = [
  ["crime", "By crime"],
  ["member", "By member"],
  ["month", "By month"],
] as const satisfies readonly Choice[];

interface HistoryViewProps {
  book: CrimeLookups;
  /** What a key must be able to read for the page, in words. */
  access: string;
}

/** How the crimes of a period went and what they brought in: by crime, by member and by month. */
export function HistoryView({ book, access }: HistoryViewProps) {
  const history = useRangeHistory();
  const { crimes, reading, rangeId, words } = history;
  const [by, setBy] = useUrlChoice("by", GROUPINGS, "crime");

  return (
    <>
      {crimes.length > 0 && <HistoryHeadline crimes={crimes} book={book} text={words} />}
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2 pt-3">
        <RangeField history={history} />
        <ToggleField
          label="Grouped"
          options={GROUPINGS}
          chosen={[by]}
          onChange={(chosen) => {
            setBy(chosen.at(-1) ?? by);
          }}
        />
      </div>
      {crimes.length === 0 ? (
        reading.state === "done" && (
          <EmptyState title="No data available">
            Crimes that were carried out appear here: how they went, and what they paid.
            {rangeId !== "all" && ` There were none ${words}: choose a longer period.`}
          </EmptyState>
        )
      ) : (
        <>
          {by === "crime" && <ByCrime crimes={crimes} book={book} />}
          {by === "member" && <ByMember crimes={crimes} book={book} />}
          {by === "month" && <ByMonth crimes={crimes} book={book} />}
        </>
      )}
      <HistoryNote history={history} access={access} />
    </>
  );
}
