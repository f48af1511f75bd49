import { lenientArray } from "@/lib/store/engine/lenient-schemas";
import { jsonValue } from "@/lib/store/engine/stored-value";
import * as z from "@/lib/zod";

/** More than these would take the better part of a day's calls. */
export const MAX_FOLLOWED_STATS = 40;

const schema = lenientArray(z.string().check(z.regex(/^[a-z0-9]{1,40}$/)), MAX_FOLLOWED_STATS);

/** The statistics that the player follows, by the game's names, in the order in which they are read. */
export const followedStatsStore = jsonValue<readonly string[]>("followedStats", schema, [
  "networth",
  "totalstats",
  "strength",
  "defense",
  "speed",
  "dexterity",
  "xantaken",
  "refills",
  "attackswon",
  "timeplayed",
]);
