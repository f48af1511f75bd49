import type { ReactNode } from "react";

import { Skeleton } from "@/components/ui/skeleton";

/** Heights of parts that many pages have above their first row, for `above` of a page's loading state. */
export const TABLE_HEAD_HEIGHT = "mt-2 h-11 pt-3";
/** On a wide screen the filters and the column headers; on a phone a single line instead of both. */
export const TABLE_TOOLS_HEIGHT = "h-25 max-md:h-17";

export interface LoadingStateProps {
  text: string;
  rows: number;
  /** True if it opens with the tabs of the page's views. */
  hasTabs?: boolean;
  /** True if it has a headline, below the tabs; without a headline, it is a list or a section. */
  hasHeadline?: boolean;
  /** Classes that reserve its space, if the rows don't determine its height. */
  className?: string | undefined;
  /** The heights of the parts between the headline and the rows, as classes: fields, and last the header of the list. */
  above?: readonly string[];
  /** The height of a card, as a class, if the rows are cards. */
  card?: string;
}

const SECTION_HEAD = ["mt-2 h-11"];

/** Says that data is loading, in the layout that the data will have: a headline or a section header, then rows or cards. */
export function LoadingState({
  text,
  rows,
  hasTabs = false,
  hasHeadline = false,
  className,
  above = SECTION_HEAD,
  card,
}: LoadingStateProps) {
  const words = (
    <p role="status" className="text-muted-foreground">
      {text}
    </p>
  );
  return (
    <div className={className}>
      {hasTabs && (
        <div className="h-10.25 border-b py-3 max-md:h-11.25">
          <Skeleton className="h-full w-60" />
        </div>
      )}
      {hasHeadline && <HeadlineSkeleton>{words}</HeadlineSkeleton>}
      {above.map((height, i) =>
        i < above.length - 1 ? (
          <div key={i} className={height}>
            <Skeleton className="h-full w-60 max-md:w-full max-md:mask-[repeating-linear-gradient(#000_0_2.75rem,transparent_2.75rem_3.25rem)]" />
          </div>
        ) : (
          <div key={i} className={`${height} flex items-end border-b border-rule pb-1.5`}>
            {!hasHeadline && words}
          </div>
        ),
      )}
      <div
        aria-hidden
        className={card && "grid grid-cols-[repeat(auto-fill,minmax(17rem,1fr))] gap-x-8"}
      >
        {Array.from({ length: rows }, (_, i) => (
          <div
            key={i}
            className={
              card
                ? `${card} grid content-start gap-4 border-b py-5`
                : "flex h-9 items-center gap-8 border-b border-row max-md:h-24"
            }
          >
            <Skeleton className="h-2.5 w-2/5" />
            <Skeleton className="h-2.5 w-1/6" />
            <Skeleton className="h-2.5 w-1/6" />
          </div>
        ))}
      </div>
    </div>
  );
}

/** Placeholder of a headline. */
export const HeadlineSkeleton = ({ children = "\u00a0" }: { children?: ReactNode }) => (
  <div className="py-6 text-read max-md:py-2 max-md:text-base">
    <Skeleton className="mb-1 h-12 w-60 max-md:mb-0.5 max-md:h-10" />
    <div className="md:min-h-[2lh]">{children}</div>
  </div>
);
