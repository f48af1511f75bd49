import * as z from "@/lib/zod";

import { entriesOf } from "./readable";
import { jsonValue } from "./stored-value";

/** More than these would take the better part of a day's calls. */
export const MOST_FOLLOWED = 40;

const schema = entriesOf(z.string().check(z.regex(/^[a-z0-9]{1,40}$/)), MOST_FOLLOWED);

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
