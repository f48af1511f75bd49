import { queryOptions } from "@tanstack/react-query";

import { timeRange } from "@/lib/api/history/timeline";
import { withWholeSecond } from "@/lib/api/logs/log-page";
import { request } from "@/lib/api/transport/client";
import { fingerprint, type Session } from "@/lib/api/transport/session";
import { type List, numberOrNull } from "@/lib/api/transport/wire";
import type { WorkingStats } from "@/lib/game/account/account";
import type { JobPay } from "@/lib/game/companies/job-pay";
import type { LogEntry } from "@/lib/game/logs/log-entry";
import * as z from "@/lib/zod";

import { userLogWire } from "./user-log";

/** "Company employee pay". The pay of a city job and that of a director have types of their own. */
const EMPLOYEE_PAY = 6221;

/** The gained stats are one text: manual labor, intelligence and endurance, as in "0,26,51". */
const gained = z.pipe(
  z.unknown(),
  z.transform((wire): WorkingStats | null => {
    const [, ...stats] = /^(\d+),(\d+),(\d+)$/.exec(typeof wire === "string" ? wire : "") ?? [];
    const [manualLabor, intelligence, endurance] = stats.map(Number);
    if (manualLabor === undefined || intelligence === undefined || endurance === undefined) {
      return null;
    }
    return { manualLabor, intelligence, endurance };
  }),
);

const payData = z.object({
  pay: z.number(),
  job_points: numberOrNull,
  working_stats_received: gained,
});

/** Entries of other types are skipped; pay that can't be parsed is counted as dropped. */
export const payLogWire = z.pipe(
  userLogWire,
  z.transform(({ log, ...others }) => {
    const pays = log.entries.filter(({ type }) => type.id === EMPLOYEE_PAY).map(payOf);
    const entries = pays.filter((pay) => pay !== null);
    return { entries, dropped: log.dropped + pays.length - entries.length, ...others };
  }),
);

function payOf({ id, atMs, fields }: LogEntry): JobPay | null {
  const { success, data } = payData.safeParse(fields);
  if (!success) return null;
  return {
    id,
    atMs,
    pay: data.pay,
    jobPoints: data.job_points,
    gained: data.working_stats_received,
  };
}

/** The pay from the player's company since `fromMs`, newest first. Reading it requires a Full Access key. */
export function payLogQuery(session: Session, fromMs: number) {
  return queryOptions({
    queryKey: ["account", fingerprint(session), "user", "log", "pay", fromMs],
    queryFn: ({ signal }): Promise<List<JobPay>> =>
      withWholeSecond(`&log=${EMPLOYEE_PAY}${timeRange({ fromMs })}`, (path) =>
        request(session, path, payLogWire, signal),
      ),
  });
}
