import type { ReactNode } from "react";

import { zeroMuted } from "@/components/figures/muted-zero";
import { datePartsOf } from "@/lib/format/times";
import { formatWhole } from "@/lib/format/numbers";
import type { EmployeeAgreements } from "@/lib/game/companies/agreements";

type Owed = Pick<EmployeeAgreements, "owed" | "isPartial">;

/** "4", "at most 4" while trains since the agreement may be missing. */
export const owedText = ({ owed, isPartial }: Owed): string =>
  isPartial ? `at most ${formatWhole(owed)}` : formatWhole(owed);

/** The same in a table: a grey 0 with nothing left to give, and without an agreement. */
export const owedFigure = (agreement: Owed | null): ReactNode =>
  zeroMuted(agreement?.owed ?? 0, () => agreement && owedText(agreement));

/** "Nov". */
export const monthName = (atMs: number): string => datePartsOf(atMs).month;
