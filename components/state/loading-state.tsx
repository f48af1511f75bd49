import type { ReactNode } from "react";

import { Skeleton } from "@/components/ui/skeleton";

interface LoadingStateProps {
  text: string;
  rows: number;
  /** Whether it opens with a lead; without one, it is a list or a section. */
  lead?: boolean;
  /** The classes that hold its place, where rows don't tell the height. */
  place?: string | undefined;
}

/** Says that data is on its way, in the layout that it will have: a lead or the head of a section, then rows. */
export function LoadingState({ text, rows, lead = false, place }: LoadingStateProps) {
  const words = (
    <p role="status" className="text-muted-foreground">
      {text}
    </p>
  );
  return (
    <div className={place}>
      {lead && <LeadSkeleton>{words}</LeadSkeleton>}
      <div className="mt-2 flex h-11 items-end border-b border-rule pb-1.5">{!lead && words}</div>
      {Array.from({ length: rows }, (_, i) => (
        <div key={i} className="flex h-9 items-center gap-8 border-b border-row max-md:h-24">
          <Skeleton className="h-2.5 w-2/5" />
          <Skeleton className="h-2.5 w-1/6" />
          <Skeleton className="h-2.5 w-1/6" />
        </div>
      ))}
    </div>
  );
}

/** Holds the place of a lead. */
export const LeadSkeleton = ({ children = "\u00a0" }: { children?: ReactNode }) => (
  <div className="py-6 text-read max-md:py-2 max-md:text-base">
    <Skeleton className="mb-1 h-12 w-60 max-md:mb-0.5 max-md:h-10" />
    {children}
  </div>
);
