import type { ReactNode } from "react";

import { EmptyState } from "@/components/feedback/empty-state";
import { Badge } from "@/components/ui/badge";

import type { SectionText } from "./text";

interface SubmissionSectionProps {
  text: SectionText;
  count: number;
  /** The list of them. */
  children: ReactNode;
}

/** A tab's title and count, and what it lists, or what would be there. */
export function SubmissionSection({
  text: { title, count: counted, empty },
  count,
  children,
}: SubmissionSectionProps) {
  return (
    <section aria-label={title}>
      <div className="flex min-h-11 flex-wrap items-center gap-x-3 gap-y-1 border-b border-rule pb-1.5">
        <h2 className="font-display text-h2 font-medium">{title}</h2>
        <Badge>
          {count} {count === 1 ? counted.one : counted.many}
        </Badge>
      </div>
      {count === 0 ? <EmptyState title={empty.title}>{empty.note}</EmptyState> : children}
    </section>
  );
}
