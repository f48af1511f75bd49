import type { ReactNode } from "react";

import type { ActionableCrime, ProblemSummary } from "@/lib/game/crimes/group-crimes";
import { cn } from "@/lib/utils";

import { problemText, type ProblemTextOptions } from "./problem-text";

/** How many problems a row shows before it is opened. */
const MAX_PROBLEMS = 2;

/** One line until it is opened. */
const CUT = "truncate group-open/marks:wrap-anywhere group-open/marks:whitespace-normal";

interface ProblemLinesProps {
  row: ActionableCrime;
  terms: ProblemTextOptions;
  /** The worst is due soon. */
  isUrgent: boolean;
}

/** Why a crime needs somebody, in two lines: the two worst on one each, which open to all of it. */
export function ProblemLines({ row: { crime, summaries }, terms, isUrgent }: ProblemLinesProps) {
  const line = (mark: ProblemSummary, look: string, more?: ReactNode) => {
    const [words, Icon, price] = problemText(mark, crime, terms);
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
  const more = summaries.length - MAX_PROBLEMS;
  if (more < 0) return summaries.map((mark) => line(mark, "line-clamp-2 wrap-anywhere"));
  return (
    <details className="group/marks">
      <summary className="flex cursor-pointer list-none flex-col justify-center max-md:min-h-11 [&::-webkit-details-marker]:hidden">
        {summaries
          .slice(0, MAX_PROBLEMS)
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
      {summaries.slice(MAX_PROBLEMS).map((mark) => line(mark, "wrap-anywhere"))}
    </details>
  );
}
