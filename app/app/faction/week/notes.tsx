import { adviceFor } from "@/components/state/advice";
import { ReadingNote } from "@/components/state/reading-note";
import type { Reading } from "@/components/state/use-timeline";
import { Button } from "@/components/ui/button";
import { needsOf } from "@/lib/api/access";
import type { ApiError } from "@/lib/api/errors";

import type { WeekRow } from "./rows";

interface Part {
  error: ApiError | null;
  retry: () => void;
}

interface NotesProps {
  rows: readonly WeekRow[];
  /** The faction’s sums since its members joined. */
  sums: readonly Part[];
  crimes: Part & { reading: Reading; count: number };
  balance: Part;
}

/** What can't be read, each with its one button, and what the figures are made of. */
export function Notes({ rows, sums, crimes, balance }: NotesProps) {
  const failed = sums.filter(({ error }) => error !== null);
  const isTrainedKnown = rows.some(({ gains }) => gains.gymenergy !== undefined);
  return (
    <>
      <Missing
        what="What members trained and used"
        error={failed[0]?.error ?? null}
        retry={() => {
          failed.forEach(({ retry }) => {
            retry();
          });
        }}
        needs={needsOf("faction/contributors")}
      />
      <Missing what="What crimes brought" {...crimes} needs={needsOf("faction/crimes")} />
      <Missing what="The members’ balances" {...balance} needs={needsOf("faction/balance")} />
      <ReadingNote
        reading={crimes.reading}
        count={crimes.count}
        names={["crime", "crimes"]}
        needs={needsOf("faction/crimes")}
      />
      <p className="mt-3 max-w-136 text-small text-muted-foreground">
        Least first. What each did from 00:00 TCT of the first day to 00:00 TCT of the last, from
        figures that the game shows to everyone. They stay in this browser: Settings clears them.
        {!isTrainedKnown &&
          " What members trained and used is kept at each of your visits, since the game gives no past of it: it shows once a visit lies near both ends."}
      </p>
    </>
  );
}

function Missing({ what, error, retry, needs }: Part & { what: string; needs: string }) {
  if (error === null) return null;
  return (
    <p role="alert" className="mt-3 flex flex-wrap items-center gap-x-3 text-destructive">
      {what} can’t be read. {adviceFor(error, needs)}
      <Button variant="outline" size="sm" onClick={retry}>
        Try again
      </Button>
    </p>
  );
}
