import { leftToday } from "./checklist";
import type { MenuCount } from "./count";
import { inNeed } from "./crimes";
import { inactive } from "./members";
import { hittable } from "./war";

/** By the path of the entry. */
export const COUNTS: Readonly<Record<string, MenuCount>> = {
  "/app/dashboard": leftToday,
  "/app/faction/members": inactive,
  "/app/faction/organised-crimes": inNeed,
  "/app/faction/war": hittable,
};
