import { Suspense } from "react";

import { useOwnerAnswer } from "@/components/history/use-history-owner";
import { onDemand } from "@/components/ui/on-demand";

import type { WeekRow } from "./rows";
import type { UnreadProps } from "./unread";

const Unread = onDemand(() => import("./unread").then((l) => l.Unread));

interface NotesProps extends UnreadProps {
  rows: readonly WeekRow[];
}

/** What isn't read, and what the figures are made of. */
export function Notes({ rows, ...parts }: NotesProps) {
  const { totals, crimes, balance } = parts;
  const owner = useOwnerAnswer();
  const { state, truncatedSeconds } = crimes.reading;
  const isTrainedKnown = rows.some(({ gains }) => gains.gymenergy !== undefined);
  const isAllRead =
    [...totals, crimes, crimes.faction, balance, owner].every(({ error }) => error === null) &&
    state === "done" &&
    truncatedSeconds === 0;
  return (
    <>
      {!isAllRead && (
        <Suspense>
          <Unread {...parts} />
        </Suspense>
      )}
      <p className="mt-3 max-w-136 text-small text-muted-foreground">
        Least first. What each did from 00:00 TCT of the first day to 00:00 TCT of the last, from
        figures that the game shows to everyone. They stay in this browser: Settings clears them.
        Respect includes bonus hits.
        {!isTrainedKnown &&
          " What members trained and used is kept at each of your visits, since the game gives no past of it: it shows once a visit lies near both ends."}
      </p>
    </>
  );
}
