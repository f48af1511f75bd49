import type { WorkingStats } from "@/lib/game/account/account";
import { type CompanyType, type Opening, openingsFor } from "@/lib/game/companies/company-type";

export interface CompanyRow {
  company: CompanyType;
  /** Its positions, compared with the player's working stats; null if those are unknown. */
  openings: readonly Opening[] | null;
}

export const companyRows = (
  companies: readonly CompanyType[],
  stats: WorkingStats | null,
): CompanyRow[] =>
  companies.map((company) => ({
    company,
    openings: stats === null ? null : openingsFor(company.positions, stats),
  }));

/** How many of its positions the player qualifies for; null if that is unknown. */
export const openCount = ({ openings }: CompanyRow): number | null =>
  openings === null ? null : openings.filter(({ isOpen }) => isOpen).length;

/** Of the positions that the player doesn't qualify for, the one that needs least more. */
export function nearest(rows: readonly CompanyRow[]) {
  const closed = rows.flatMap(({ company, openings }) =>
    (openings ?? []).filter(({ isOpen }) => !isOpen).map((opening) => ({ company, opening })),
  );
  return closed.toSorted((a, b) => a.opening.missingTotal - b.opening.missingTotal)[0] ?? null;
}
