import type { Choice } from "@/components/list/choice";
import { matches } from "@/components/list/matches";
import type { WorkStats } from "@/lib/game/account/work-stats";
import type { CompanyType } from "@/lib/game/companies/company-type";
import { type Opening, openingsFor } from "@/lib/game/companies/openings";

export const ALL = "all";

export interface CompanyRow {
  company: CompanyType;
  /** Its positions as the player's working stats see them; null where those are not known. */
  openings: readonly Opening[] | null;
}

/** What the page shows of the companies, and in which order. */
export interface CompaniesView {
  text: string;
  positions: string;
  sort: string;
}

const POSITIONS = [
  [ALL, "All companies"],
  ["open", "With a position open to you"],
] as const satisfies readonly Choice[];

const SORTS = [
  ["name", "Name"],
  ["cost", "Cost"],
  ["open", "Positions open to you"],
] as const satisfies readonly Choice[];

/** What is open to the player can be asked for only once it is known. */
export const choicesFor = (stats: WorkStats | null) => ({
  positions: POSITIONS.filter(([choice]) => stats !== null || choice !== "open"),
  sorts: SORTS.filter(([choice]) => stats !== null || choice !== "open"),
});

export const companyRows = (
  companies: readonly CompanyType[],
  stats: WorkStats | null,
): CompanyRow[] =>
  companies.map((company) => ({
    company,
    openings: stats === null ? null : openingsFor(company.positions, stats),
  }));

/** How many of its positions the player may take; null where that is not known. */
export const openCount = ({ openings }: CompanyRow): number | null =>
  openings === null ? null : openings.filter(({ isOpen }) => isOpen).length;

const byName = (a: CompanyRow, b: CompanyRow) => a.company.name.localeCompare(b.company.name, "en");

/** By cost from the lowest, by open positions from the most. */
const ORDER: Record<string, (a: CompanyRow, b: CompanyRow) => number> = {
  cost: (a, b) => a.company.cost - b.company.cost || byName(a, b),
  open: (a, b) => (openCount(b) ?? 0) - (openCount(a) ?? 0) || byName(a, b),
};

export const companiesShown = (
  rows: readonly CompanyRow[],
  { text, positions, sort }: CompaniesView,
): CompanyRow[] =>
  rows
    .filter(
      (row) => matches(text, row.company.name) && (positions !== "open" || openCount(row) !== 0),
    )
    .sort(ORDER[sort] ?? byName);

/** The position that the player lacks least for, of those that are not open. */
export function nearest(rows: readonly CompanyRow[]) {
  const closed = rows.flatMap(({ company, openings }) =>
    (openings ?? []).filter(({ isOpen }) => !isOpen).map((opening) => ({ company, opening })),
  );
  return closed.toSorted((a, b) => a.opening.missingTotal - b.opening.missingTotal)[0] ?? null;
}
