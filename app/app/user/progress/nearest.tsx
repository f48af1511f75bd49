import { Suspense } from "react";

import { SectionHeader } from "@/components/figures/section-header";
import { Button } from "@/components/ui/button";
import { onDemand } from "@/components/ui/on-demand";
import type { StatHistory } from "@/lib/game/history/stat-history";

const List = onDemand(() => import("./awards/nearest-list").then((l) => l.NearestList));

interface NearestProps {
  days: StatHistory;
  followed: readonly string[];
  todayMs: number;
  /** Shows the view of all awards. */
  onAll: () => void;
}

/** The awards that come first of what the player follows. Nothing is asked before a day of theirs is known. */
export function Nearest({ onAll, ...props }: NearestProps) {
  const hasPast = Object.keys(props.days).length > 0;
  return (
    <section aria-label="Nearest awards">
      <SectionHeader title="Nearest awards">
        <Button variant="quiet" size="sm" onClick={onAll}>
          All awards
        </Button>
      </SectionHeader>
      {hasPast ? (
        <Suspense fallback={<div className={LIST_ROOM} />}>
          <List {...props} room={LIST_ROOM} />
        </Suspense>
      ) : (
        <p className="py-2 text-muted-foreground">
          No award has a date yet: a pace needs 30 days of what you follow.
        </p>
      )}
    </section>
  );
}

/** As high as three awards. */
const LIST_ROOM = "min-h-39 md:min-h-22";
