import { FailedCall } from "@/components/feedback/retry-advice";
import { OwnerMissing, useOwnerAnswer } from "@/components/history/history-owner";
import { LoadProgressNote } from "@/components/reading/load-progress-note";
import type { LoadProgress } from "@/components/reading/use-timeline";
import { accessFor } from "@/lib/api/transport/access";
import type { ApiError } from "@/lib/api/transport/errors";

interface RetryableCall {
  error: ApiError | null;
  retry: () => void;
}

interface WeekNotesProps {
  /** The members’ sums since they joined. */
  totals: readonly RetryableCall[];
  crimes: RetryableCall & { progress: LoadProgress; count: number; faction: RetryableCall };
  balance: RetryableCall;
}

/** The data that couldn't be loaded, each with its own retry button, and the progress of the crimes while they load. */
export function WeekNotes(parts: WeekNotesProps) {
  const { totals, crimes, balance } = parts;
  const owner = useOwnerAnswer();
  const { state, truncatedSeconds } = crimes.progress;
  const isAllLoaded =
    [...totals, crimes, crimes.faction, balance, owner].every(({ error }) => error === null) &&
    state === "done" &&
    truncatedSeconds === 0;
  return !isAllLoaded && <WeekLoadProgress {...parts} />;
}

/** The data that couldn't be loaded, each with its own retry button, and the progress of the data that is still loading. */
function WeekLoadProgress({ totals, crimes, balance }: WeekNotesProps) {
  const failed = totals.filter(({ error }) => error !== null);
  return (
    <>
      <FailedCall
        path="faction/contributors"
        error={failed[0]?.error ?? null}
        retry={() => {
          failed.forEach(({ retry }) => {
            retry();
          });
        }}
      >
        Couldn’t load training and item use.
      </FailedCall>
      <FailedCall path="faction/crimes" {...crimes}>
        Couldn’t load crime income.
      </FailedCall>
      <FailedCall path="faction/balance" {...balance}>
        Couldn’t load member balances.
      </FailedCall>
      <OwnerMissing />
      <FailedCall path="faction/basic" {...crimes.faction}>
        Couldn’t load your faction, so the crimes loaded here won’t be saved.
      </FailedCall>
      <LoadProgressNote
        progress={crimes.progress}
        count={crimes.count}
        names={["crime", "crimes"]}
        access={accessFor("faction/crimes")}
      />
    </>
  );
}
