import { queryOptions } from "@tanstack/react-query";

import { request } from "@/lib/api/transport/client";
import { fingerprint, type Session } from "@/lib/api/transport/session";
import { numberOrNull } from "@/lib/api/transport/wire";
import type { Job } from "@/lib/game/companies/company";
import * as z from "@/lib/zod";

const cityJob = z.pipe(
  z.object({ name: z.string(), position: z.nullish(z.string()) }),
  z.transform((wire): Job => ({ kind: "city", name: wire.name, position: wire.position ?? "" })),
);

/** Only a company has an id. */
const companyJob = z.pipe(
  z.object({ id: z.number(), type_id: numberOrNull, position: z.nullish(z.string()) }),
  z.transform((wire): Job => ({
    kind: "company",
    id: wire.id,
    typeId: wire.type_id,
    position: wire.position ?? "",
  })),
);

export const jobWire = z.pipe(
  z.object({ job: z.nullable(z.union([companyJob, cityJob])) }),
  z.transform(({ job }): Job => job ?? { kind: "none" }),
);

/** The player's job. */
export function jobQuery(session: Session) {
  return queryOptions({
    queryKey: ["account", fingerprint(session), "user", "job"],
    queryFn: ({ signal }) => request(session, "/user/job", jobWire, signal),
  });
}
