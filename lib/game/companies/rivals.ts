/** A company in the game's list of a type. Money in dollars; null is unknown. */
export interface RivalCompany {
  id: number;
  name: string;
  /** Stars, 0 to 10. */
  rating: number | null;
  /** Of seven days. */
  income: number | null;
  customers: number | null;
  employeesHired: number;
  employeesCapacity: number;
}

/** The values by which companies are ranked. */
export type Ranking = "income" | "customers" | "rating" | "perCustomer";

/** The value of a company in a ranking; null if unknown. */
export function rankedValue(company: RivalCompany, by: Ranking): number | null {
  if (by !== "perCustomer") return company[by];
  const { income, customers } = company;
  return income === null || !customers ? null : income / customers;
}

/** A company with its rank: one more than the number of companies with a greater value. Null if its value is unknown. */
export interface RankedCompany extends RivalCompany {
  rank: number | null;
  /** The value that it is ranked by. */
  value: number | null;
}

/** The companies by rank; those of the same rank by name, and those of unknown value last. */
export function ranked(companies: readonly RivalCompany[], by: Ranking): RankedCompany[] {
  const sorted = companies
    .map((company) => ({ ...company, value: rankedValue(company, by) }))
    .toSorted(
      (a, b) => (b.value ?? -Infinity) - (a.value ?? -Infinity) || a.name.localeCompare(b.name),
    );
  let rank = 0;
  let last: number | null = null;
  return sorted.map((company, index) => {
    if (company.value !== last) rank = index + 1;
    last = company.value;
    return { ...company, rank: company.value === null ? null : rank };
  });
}

/** The companies around one in a ranking: at most `count` above it, itself, and as many below. Empty if it isn't listed. */
export function nearestRivals<Company extends RankedCompany>(
  companies: readonly Company[],
  companyId: number,
  count: number,
): Company[] {
  const own = companies.findIndex(({ id }) => id === companyId);
  return own === -1 ? [] : companies.slice(Math.max(0, own - count), own + count + 1);
}

/** True for a company that has a position to fill. */
export const hasVacancy = ({ employeesHired, employeesCapacity }: RivalCompany): boolean =>
  employeesHired < employeesCapacity;
