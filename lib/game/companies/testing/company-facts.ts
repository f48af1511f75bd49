import type { Product } from "@/lib/game/companies/company-day";
import type { Effectiveness, EmployeeDetails } from "@/lib/game/companies/employee-details";

/** 600 in stock, 300 sold at $20 on the last day, bought at $5. */
export function aProduct(changes: Partial<Product> = {}): Product {
  return {
    name: "Sofa",
    cost: 5,
    rrp: 20,
    price: 20,
    inStock: 600,
    onOrder: 0,
    soldAmount: 300,
    soldWorth: 6000,
    ...changes,
  };
}

/** 104 points in all. */
export const EFFECTIVENESS: Effectiveness = {
  workingStats: 80,
  settledIn: 10,
  book: 0,
  merits: 5,
  directorEducation: 7,
  management: 4,
  wrongGender: 0,
  addiction: -2,
  inactivity: 0,
  total: 104,
};

export function anEmployee(changes: Partial<EmployeeDetails> = {}): EmployeeDetails {
  return {
    id: 2,
    name: "Bravo",
    position: "Clerk",
    daysInCompany: 100,
    state: "Okay",
    lastAction: { atMs: 0 },
    stats: { manualLabor: 1000, intelligence: 2000, endurance: 3000 },
    effectiveness: EFFECTIVENESS,
    wage: 52_000,
    ...changes,
  };
}
