import { queryOptions } from "@tanstack/react-query";

import { request } from "@/lib/api/transport/client";
import { fingerprint, type Session } from "@/lib/api/transport/session";
import { currentOrLegacy, numberOrNull, numericId } from "@/lib/api/transport/wire";
import type { JobPoints } from "@/lib/game/companies/job-points";
import * as z from "@/lib/zod";

const jobs = z.record(z.string(), z.catch(numberOrNull, null));

// One unreadable company makes the response invalid: left out, its points would seem to be 0.
const companies = z.array(
  z.object({ company: z.object({ id: numericId, name: z.string() }), points: z.number() }),
);

const currentShape = z.pipe(
  z.object({ jobpoints: z.object({ jobs, companies }) }),
  z.transform(({ jobpoints }): JobPoints => ({
    city: cityPoints(jobpoints.jobs),
    companies: jobpoints.companies.map(({ company: { id, name }, points }) => ({
      typeId: id,
      name,
      points,
    })),
  })),
);

/** Legacy companies are a map by their type's id, which PHP writes as `[]` when it is empty: the current shape reads that. */
const legacyCompanies = z.record(z.string(), z.object({ name: z.string(), jobpoints: z.number() }));

const legacyShape = z.pipe(
  z.object({ jobpoints: z.object({ jobs, companies: legacyCompanies }) }),
  z.transform(({ jobpoints }): JobPoints => ({
    city: cityPoints(jobpoints.jobs),
    companies: Object.entries(jobpoints.companies).map(([typeId, { name, jobpoints: points }]) => ({
      typeId: Number(typeId),
      name,
      points,
    })),
  })),
);

const cityPoints = (byJob: Readonly<Record<string, number | null>>): JobPoints["city"] =>
  Object.entries(byJob).flatMap(([job, points]) => (points === null ? [] : [{ job, points }]));

export const jobPointsWire = currentOrLegacy(currentShape, legacyShape);

/** The job points that the player has left, of companies and of city jobs. */
export function jobPointsQuery(session: Session) {
  return queryOptions({
    queryKey: ["account", fingerprint(session), "user", "jobpoints"],
    queryFn: ({ signal }) => request(session, "/user/jobpoints", jobPointsWire, signal),
  });
}
