import type { CompanyPosition, CompanyType } from "@/lib/game/companies/company-type";

/** Needs 2,000 manual labor and 4,000 endurance. */
export function aPosition(changes: Partial<CompanyPosition> = {}): CompanyPosition {
  return {
    name: "Sales Assistant",
    description: "",
    ability: null,
    required: { manualLabor: 2000, intelligence: 0, endurance: 4000 },
    gains: { manualLabor: 21, intelligence: 0, endurance: 41 },
    ...changes,
  };
}

export function aCompanyType(changes: Partial<CompanyType> = {}): CompanyType {
  return {
    id: 10,
    name: "Adult Novelties",
    cost: 1_750_000,
    defaultEmployees: 4,
    positions: [],
    stock: [],
    specials: [],
    ...changes,
  };
}
