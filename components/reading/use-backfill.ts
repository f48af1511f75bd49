import { useLayoutEffect, useState, useSyncExternalStore } from "react";

import { useSession } from "@/components/session/session";
import {
  Backfill,
  type BackfillOptions,
  type BackfillProgress,
  type Job,
} from "@/lib/api/transport/backfill";
import { createBackfillLimiter } from "@/lib/api/transport/backfill-limiter";
import { ApiError } from "@/lib/api/transport/errors";
import { SharedEntries, usageEntriesSchema } from "@/lib/store/engine/shared-entries";

/** The call limit that all backfills of all tabs share. */
const limiter = createBackfillLimiter(new SharedEntries("backfillCalls", usageEntriesSchema));

/** The progress of a backfill, and its controls. */
export interface BackfillControls extends BackfillProgress, Pick<Backfill<Job>, "start" | "stop"> {
  error: ApiError | null;
}

/** A backfill that runs while the component is mounted. Throws an error that isn't an `ApiError`, as while rendering. */
export function useBackfill<J extends Job>({
  jobs,
  fetchJob,
  isStarted,
  maxCalls,
}: Omit<BackfillOptions<J>, "session" | "limiter">): BackfillControls {
  const session = useSession();
  const [backfill] = useState(
    () => new Backfill({ jobs, fetchJob, isStarted, session, limiter, maxCalls }),
  );
  // Before the page is painted, so that it never shows the state of an earlier list.
  useLayoutEffect(() => {
    backfill.update(jobs, fetchJob);
  });
  const { subscribe, progress, start, stop } = backfill;
  const { error, ...counts } = useSyncExternalStore(subscribe, progress, progress);
  if (error !== null && !(error instanceof ApiError)) throw error;
  return { ...counts, error, start, stop };
}
