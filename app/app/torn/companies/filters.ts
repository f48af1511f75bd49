import { matches } from "@/components/list/search-field";
import type { Chip } from "@/components/list/toggles";
import type { Choice } from "@/components/window/choice";
import type { WorkingStats } from "@/lib/game/account/account";
import { isDirectorOf, type Job } from "@/lib/game/companies/company";
import {
  bestGain,
  type CompanyType,
  gainIn,
  type Opening,
  openingsFor,
} from "@/lib/game/companies/company-type";

export interface CompanyRow {
  company: CompanyType;
  /** Its positions, compared with the player's working stats; null if those are unknown. */
  openings: readonly Opening[] | null;
  /** The position with the most working stats per day, of those that the player qualifies for; null without one. */
  gain: ReturnType<typeof bestGain>;
  /** The player's position in a company of this type; null without one. */
  ownPosition: string | null;
  /** Working stats per day of the player's own job; null if unknown, as a director's, or without a job in a company. */
  ownPerDay: number | null;
  /** True if the player is the director of a company of this type. */
  isDirector: boolean;
}

export function companyRows(
  companies: readonly CompanyType[],
  stats: WorkingStats | null,
  job?: Job,
): CompanyRow[] {
  const ownJob = job?.kind === "company" ? job : null;
  const ownType = companies.find(({ id }) => id === ownJob?.typeId);
  const ownPerDay = ownType && ownJob ? gainIn(ownType, ownJob.position) : null;
  return companies.map((company) => {
    const openings = stats === null ? null : openingsFor(company.positions, stats);
    return {
      company,
      openings,
      gain: bestGain(openings ?? []),
      ownPosition: ownJob !== null && company === ownType ? ownJob.position : null,
      ownPerDay,
      isDirector: ownJob !== null && company === ownType && isDirectorOf(ownJob),
    };
  });
}

/** The number of the company's positions that the player qualifies for; null if the working stats are unknown. */
export const openCount = ({ openings }: CompanyRow): number | null =>
  openings === null ? null : openings.filter(({ isOpen }) => isOpen).length;

/** The position that the player is closest to qualifying for, by total missing stats; null if there is none. */
export function nearest(rows: readonly CompanyRow[]) {
  const closed = rows.flatMap(({ company, openings }) =>
    (openings ?? []).filter(({ isOpen }) => !isOpen).map((opening) => ({ company, opening })),
  );
  return closed.toSorted((a, b) => a.opening.missingTotal - b.opening.missingTotal)[0] ?? null;
}

/** The row with the most working stats per day; null if the player qualifies for no position. */
export const mostGain = (rows: readonly CompanyRow[]): CompanyRow | null =>
  rows.reduce<CompanyRow | null>(
    (most, row) => ((row.gain?.perDay ?? 0) > (most?.gain?.perDay ?? 0) ? row : most),
    null,
  );

/** The search text, the filter and the sort order of the page. */
export interface CompanyFilters {
  text: string;
  positions: string;
  sort: string;
}

const OPEN = ["open", "You qualify"] as const satisfies Choice;

const SORTS = [
  ["gain", "Working stats per day"],
  ["name", "Name"],
  ["cost", "Cost"],
  ["open", "Positions you qualify for"],
  ["next", "Closest to qualifying"],
] as const satisfies readonly Choice[];

const WITHOUT_STATS: readonly string[] = ["name", "cost"];

/** The options of the filter and of the sort order. Those about qualifying require known working stats. */
export const choicesFor = (stats: WorkingStats | null) => ({
  positions: stats === null ? [] : [OPEN],
  sorts: SORTS.filter(([choice]) => stats !== null || WITHOUT_STATS.includes(choice)),
});

/** The chip for companies with a position that the player qualifies for, and the number of these companies. */
export const positionChips = (rows: readonly CompanyRow[]): readonly Chip[] => [
  { value: OPEN[0], text: OPEN[1], count: rows.filter((row) => (openCount(row) ?? 0) > 0).length },
];

const byName = (a: CompanyRow, b: CompanyRow) => a.company.name.localeCompare(b.company.name, "en");

const byGain = (a: CompanyRow, b: CompanyRow) =>
  (b.gain?.perDay ?? -1) - (a.gain?.perDay ?? -1) || byName(a, b);

const isOwn = ({ ownPosition }: CompanyRow) => Number(ownPosition !== null);

/** Infinity if no position is missing, or the working stats are unknown. */
const missingFor = (row: CompanyRow) => nearest([row])?.opening.missingTotal ?? Infinity;

/** The player's own and then the most working stats per day, the lowest cost, the most positions that the player qualifies for, or the least stats missing for another comes first. */
const ORDER: Record<string, (a: CompanyRow, b: CompanyRow) => number> = {
  gain: (a, b) => isOwn(b) - isOwn(a) || byGain(a, b),
  cost: (a, b) => a.company.cost - b.company.cost || byName(a, b),
  open: (a, b) => (openCount(b) ?? 0) - (openCount(a) ?? 0) || byName(a, b),
  // Two infinities differ by NaN, which is falsy.
  next: (a, b) => missingFor(a) - missingFor(b) || byName(a, b),
};

export const filterCompanies = (
  rows: readonly CompanyRow[],
  { text, positions, sort }: CompanyFilters,
): CompanyRow[] =>
  rows
    .filter(
      (row) => matches(text, row.company.name) && (positions !== "open" || openCount(row) !== 0),
    )
    .sort(ORDER[sort] ?? byName);
