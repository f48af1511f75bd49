import { stayAbroad } from "@/lib/api/sentences/countries";
import * as z from "@/lib/zod";

import { epochSecondsOrNull } from "./wire";

/** Where somebody is, as the API says it of members and of players alike. */
export const playerStatus = z.pipe(
  z.nullish(
    z.object({
      state: z.nullish(z.string()),
      until: epochSecondsOrNull,
      description: z.nullish(z.string()),
    }),
  ),
  z.transform((wire) => {
    const state = wire?.state ?? "";
    const description = wire?.description ?? "";
    return {
      state,
      stateUntilMs: wire?.until ?? null,
      abroadIn: stayAbroad(state, description),
      description,
    };
  }),
);

/** When somebody was last seen, and whether they are online. */
export const lastSeen = z.pipe(
  z.nullish(z.object({ status: z.nullish(z.string()), timestamp: epochSecondsOrNull })),
  z.transform((wire) => ({ status: wire?.status ?? "", atMs: wire?.timestamp ?? null })),
);
