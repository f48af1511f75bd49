import { sampleStore } from "@/lib/store/account/session";
import { timestampMs } from "@/lib/store/engine/lenient-schemas";
import { jsonValue } from "@/lib/store/engine/stored-value";
import * as z from "@/lib/zod";

const schema = z.object({
  /** The time by which the game is ahead of the device, in ms; negative if it is behind, and 0 if both agree. */
  aheadMs: z.number().check(z.gt(-1e13), z.lt(1e13)),
  /** The time when they were compared, by the device's clock. */
  comparedAtMs: timestampMs,
});

/** The difference between the device's clock and the game's, as of the last response with the game's time. */
export const gameClockStore = jsonValue("gameClock", schema, { aheadMs: 0, comparedAtMs: 0 });

/**
 * The game's time at a time of the device's clock, by default now. The whole app uses it; the sample data
 * is an invented game, whose clock is the device's.
 */
export const gameTime = (deviceMs: number = Date.now()): number =>
  sampleStore.get() ? deviceMs : deviceMs + gameClockStore.get().aheadMs;
