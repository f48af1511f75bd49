import { stayAbroad } from "@/lib/api/sentences/countries";
import * as z from "@/lib/zod";

import { epochSecondsOrNull } from "./wire";

/** A player's status. The API uses the same form for members and for players. */
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

/** The time when a player was last seen, and their online status. */
export const lastSeen = z.pipe(
  z.nullish(z.object({ status: z.nullish(z.string()), timestamp: epochSecondsOrNull })),
  z.transform((wire) => ({ status: wire?.status ?? "", atMs: wire?.timestamp ?? null })),
);
