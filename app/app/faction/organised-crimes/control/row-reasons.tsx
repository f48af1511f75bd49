import type { ReactNode } from "react";

import type { ActionableCrime, ProblemSummary } from "@/lib/game/crimes/group-crimes";
import { cn } from "@/lib/utils";

import { markWords, type MarkTerms } from "./mark-words";

/** How many marks a row shows before it is opened. */
const MOST_MARKS = 2;

/** One line until it is opened. */
const CUT = "truncate group-open/marks:wrap-anywhere group-open/marks:whitespace-normal";

interface RowReasonsProps {
  row: ActionableCrime;
  terms: MarkTerms;
  /** The worst is due soon. */
  isUrgent: boolean;
}

/** Why a crime needs somebody, in two lines: the two worst on one each, which open to all of it. */
export function RowReasons({ row: { crime, summaries }, terms, isUrgent }: RowReasonsProps) {
  const line = (mark: ProblemSummary, look: string, more?: ReactNode) => {
    const [words, Icon, price] = markWords(mark, crime, terms);
    return (
      <span key={summaries.indexOf(mark)} className="flex gap-1.5">
        <Icon
          aria-hidden
          className={cn(
            "mt-0.5 size-4 shrink-0",
            isUrgent && mark === summaries[0] ? "text-destructive" : "text-muted-foreground",
          )}
        />
        <span className="flex min-w-0">
          <span className={look} title={words}>
            {words}
          </span>
          {price !== undefined && <span className="shrink-0">, {price}</span>}
        </span>{" "}
        {more}
      </span>
    );
  };
  const more = summaries.length - MOST_MARKS;
  if (more < 0) return summaries.map((mark) => line(mark, "line-clamp-2 wrap-anywhere"));
  return (
    <details className="group/marks">
      <summary className="flex cursor-pointer list-none flex-col justify-center max-md:min-h-11 [&::-webkit-details-marker]:hidden">
        {summaries
          .slice(0, MOST_MARKS)
          .map((mark, place) =>
            line(
              mark,
              CUT,
              place > 0 && more > 0 && (
                <span className="shrink-0 text-muted-foreground underline group-open/marks:hidden">
                  {more} more
                </span>
              ),
            ),
          )}
      </summary>
      {summaries.slice(MOST_MARKS).map((mark) => line(mark, "wrap-anywhere"))}
    </details>
  );
}
