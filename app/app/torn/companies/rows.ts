import type { WorkingStats } from "@/lib/game/account/account";
import { type CompanyType, type Opening, openingsFor } from "@/lib/game/companies/company-type";

export interface CompanyRow {
  company: CompanyType;
  /** Its positions as the player's working stats see them; null where those are not known. */
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

/** How many of its positions the player may take; null where that is not known. */
export const openCount = ({ openings }: CompanyRow): number | null =>
  openings === null ? null : openings.filter(({ isOpen }) => isOpen).length;

/** The position that the player lacks least for, of those that are not open. */
export function nearest(rows: readonly CompanyRow[]) {
  const closed = rows.flatMap(({ company, openings }) =>
    (openings ?? []).filter(({ isOpen }) => !isOpen).map((opening) => ({ company, opening })),
  );
  return closed.toSorted((a, b) => a.opening.missingTotal - b.opening.missingTotal)[0] ?? null;
}
