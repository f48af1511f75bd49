import { checklistCount } from "./checklist";
import type { MenuCount } from "./count";
import { actionableCrimesCount } from "./crimes";
import { inactiveMembersCount } from "./members";
import { attackableEnemiesCount } from "./war";

/** By the path of the entry. */
export const COUNTS: Readonly<Record<string, MenuCount>> = {
  "/app/dashboard": checklistCount,
  "/app/faction/members": inactiveMembersCount,
  "/app/faction/organised-crimes": actionableCrimesCount,
  "/app/faction/war": attackableEnemiesCount,
};
