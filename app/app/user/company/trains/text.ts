import { datePartsOf } from "@/lib/format/times";
import { formatWhole } from "@/lib/format/numbers";
import type { EmployeeAgreements } from "@/lib/game/companies/agreements";

/** "4", "at most 4" while trains since the agreement may be missing. */
export const owedText = ({ owed, isPartial }: Pick<EmployeeAgreements, "owed" | "isPartial">) =>
  isPartial ? `at most ${formatWhole(owed)}` : formatWhole(owed);

/** "Nov". */
export const monthName = (atMs: number): string => datePartsOf(atMs).month;
