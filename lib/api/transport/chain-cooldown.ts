import * as z from "@/lib/zod";

import { epochSecondsOrNull, secondsOrNull } from "./wire";

/** The end of a chain's cooldown according to the API's document, seconds according to other tools; 0 is none. */
export const chainCooldown = z.pipe(
  z.catch(z.nullish(z.number()), null),
  z.transform((wire) => ({
    coolsUntilMs: epochSecondsOrNull.parse(wire),
    coolsSeconds: wire === 0 ? null : secondsOrNull.parse(wire),
  })),
);
