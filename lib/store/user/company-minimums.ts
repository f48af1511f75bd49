import type { CompanyMinimums } from "@/lib/game/companies/company-needs";
import { clampedInt } from "@/lib/store/engine/lenient-schemas";
import { jsonValue } from "@/lib/store/engine/stored-value";
import * as z from "@/lib/zod";

export const DEFAULT_MINIMUMS: CompanyMinimums = {
  stockDays: 3,
  fundsDays: 7,
  inactiveDays: 3,
  addictionLoss: 5,
};

/** The greatest number of days that a director may ask for. */
const MAX_DAYS = 365;
/** The greatest loss of effectiveness that a director may allow, in points. */
const MAX_LOSS = 1_000;

/** An unreadable field has its default. The other fields aren't affected. */
const minimums = z.object({
  stockDays: z.catch(clampedInt(0, MAX_DAYS), DEFAULT_MINIMUMS.stockDays),
  fundsDays: z.catch(clampedInt(0, MAX_DAYS), DEFAULT_MINIMUMS.fundsDays),
  inactiveDays: z.catch(clampedInt(1, MAX_DAYS), DEFAULT_MINIMUMS.inactiveDays),
  addictionLoss: z.catch(clampedInt(1, MAX_LOSS), DEFAULT_MINIMUMS.addictionLoss),
});

/** The values at which the player's company needs its director. */
export const companyMinimumsStore = jsonValue<CompanyMinimums>(
  "companyMinimums",
  minimums,
  DEFAULT_MINIMUMS,
);

export function setCompanyMinimum(name: keyof CompanyMinimums, value: number) {
  // Read back as any stored value is, so that it is within the limits.
  const changed = { ...companyMinimumsStore.get(), [name]: value };
  companyMinimumsStore.set(minimums.parse(changed));
}
