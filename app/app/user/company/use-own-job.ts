import { usePrefetchQuery } from "@tanstack/react-query";

import type { MissingPart } from "@/components/feedback/failed-calls";
import {
  type OptionalResult,
  useOptionalSuspenseQuery,
} from "@/components/reading/use-optional-query";
import { useSession } from "@/components/session/session";
import { jobPointsQuery } from "@/lib/api/endpoints/user-jobpoints";
import { payLogQuery } from "@/lib/api/endpoints/user-pay-log";
import { DAY_MS, dayStartMs } from "@/lib/common/time";
import { lastReportMs } from "@/lib/game/companies/company-day";
import type { JobPay } from "@/lib/game/companies/job-pay";
import type { JobPoints } from "@/lib/game/companies/job-points";

export const PAY_DAYS = 7;

/** 00:00 TCT of the first of the seven days whose pay is shown. */
const payFromMs = (nowMs: number) => dayStartMs(lastReportMs(nowMs)) - (PAY_DAYS - 1) * DAY_MS;

/** The job points that the player has left. */
export const useJobPoints = (): OptionalResult<JobPoints> =>
  useOptionalSuspenseQuery(jobPointsQuery(useSession()));

/** Requests job points and pay. Call it before the hooks that wait for other calls. */
export function usePrefetchOwnJob(nowMs: number) {
  const session = useSession();
  usePrefetchQuery(jobPointsQuery(session));
  usePrefetchQuery(payLogQuery(session, payFromMs(nowMs)));
}

/** The player's job points and the pay of the last seven days, newest first. Null is unknown. */
export function useOwnJob(nowMs: number): {
  jobPoints: JobPoints | null;
  pays: readonly JobPay[] | null;
  missing: readonly MissingPart[];
} {
  const session = useSession();
  const jobPoints = useJobPoints();
  const pays = useOptionalSuspenseQuery(payLogQuery(session, payFromMs(nowMs)));
  return {
    jobPoints: jobPoints.data ?? null,
    pays: pays.data?.entries.toSorted((a, b) => b.atMs - a.atMs) ?? null,
    missing: [
      { ...jobPoints, path: "user/jobpoints", text: "Couldn’t load your job points." },
      { ...pays, path: "user/log", text: "Couldn’t load your pay, which is in your log." },
    ],
  };
}
