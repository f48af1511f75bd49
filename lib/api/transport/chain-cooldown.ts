import * as z from "@/lib/zod";

import { epochSecondsOrNull, secondsOrNull, TEN_YEARS } from "./wire";

/**
 * A chain's cooldown: its end according to the OpenAPI document, the remaining seconds according to other tools. 0 means none.
 */
export const chainCooldown = z.pipe(
  z.catch(z.nullish(z.number()), null),
  z.transform((wire) => {
    const isTime = Number(wire) > TEN_YEARS;
    return {
      coolsUntilMs: isTime ? epochSecondsOrNull.parse(wire) : null,
      coolsSeconds: isTime || wire === 0 ? null : secondsOrNull.parse(wire),
    };
  }),
);
