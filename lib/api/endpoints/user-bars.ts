import { queryOptions } from "@tanstack/react-query";

import { chainCooldown } from "@/lib/api/transport/chain-cooldown";
import { request } from "@/lib/api/transport/client";
import { fingerprint, type Session } from "@/lib/api/transport/session";
import { currentOrLegacy, numberOrNull, secondsOrNull } from "@/lib/api/transport/wire";
import type { Bar, Bars, Chain } from "@/lib/game/account/bars";
import * as z from "@/lib/zod";

const currentBar = z.pipe(
  z.object({
    current: z.number(),
    maximum: z.number(),
    increment: numberOrNull,
    interval: secondsOrNull,
    tick_time: secondsOrNull,
    full_time: secondsOrNull,
  }),
  z.transform((wire): Bar => ({
    current: wire.current,
    maximum: wire.maximum,
    increment: wire.increment,
    everySeconds: wire.interval,
    nextTickSeconds: wire.tick_time,
    fullInSeconds: wire.full_time,
  })),
);

/** Both shapes, which differ in the name of the next bonus. The older response has a chain of 0 hits if there is none. */
const chain = z.pipe(
  z.catch(
    z.nullish(
      z.object({
        current: z.number(),
        max: numberOrNull,
        maximum: numberOrNull,
        timeout: secondsOrNull,
        cooldown: chainCooldown,
      }),
    ),
    null,
  ),
  z.transform((wire): Chain | null => {
    if (!wire) return null;
    const { current, timeout: secondsLeft, cooldown } = wire;
    const cools = cooldown.coolsUntilMs !== null || cooldown.coolsSeconds !== null;
    return current > 0 || cools
      ? { current, maximum: wire.max ?? wire.maximum, secondsLeft, ...cooldown }
      : null;
  }),
);

const currentShape = z.pipe(
  z.object({
    bars: z.object({
      energy: currentBar,
      nerve: currentBar,
      happy: currentBar,
      life: currentBar,
      chain,
    }),
  }),
  z.transform(({ bars }): Bars => bars),
);

const legacyBar = z.pipe(
  z.object({
    current: z.number(),
    maximum: z.number(),
    increment: numberOrNull,
    interval: secondsOrNull,
    ticktime: secondsOrNull,
    fulltime: secondsOrNull,
  }),
  z.transform((wire): Bar => ({
    current: wire.current,
    maximum: wire.maximum,
    increment: wire.increment,
    everySeconds: wire.interval,
    nextTickSeconds: wire.ticktime,
    fullInSeconds: wire.fulltime,
  })),
);

const legacyShape = z.pipe(
  z.object({
    energy: legacyBar,
    nerve: legacyBar,
    happy: legacyBar,
    life: legacyBar,
    chain,
  }),
  z.transform((wire): Bars => wire),
);

export const barsWire = currentOrLegacy(currentShape, legacyShape);

/** The player's bars, whose seconds count from the query's `dataUpdatedAt`. */
export function barsQuery(session: Session) {
  return queryOptions({
    queryKey: ["account", fingerprint(session), "user", "bars"],
    queryFn: ({ signal }) => request(session, "/user/bars", barsWire, signal),
  });
}
