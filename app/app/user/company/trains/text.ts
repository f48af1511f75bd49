import { formatLongGameMonth } from "@/lib/format/days";
import { formatWhole } from "@/lib/format/numbers";
import type { EmployeeAgreements } from "@/lib/game/companies/agreements";

/** "4", "at most 4" while trains since the agreement may be missing. */
export const owedText = ({ owed, isPartial }: Pick<EmployeeAgreements, "owed" | "isPartial">) =>
  isPartial ? `at most ${formatWhole(owed)}` : formatWhole(owed);

/** "November". */
export const monthName = (atMs: number): string => formatLongGameMonth(atMs).split(" ")[0] ?? "";
