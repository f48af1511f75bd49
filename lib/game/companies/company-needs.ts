import { sumOrNull } from "@/lib/common/sums";
import { DAY_MS } from "@/lib/common/time";
import type { CompanyApplication, CompanyDetails } from "@/lib/game/companies/company";
import {
  daysLeft,
  fundsLastDays,
  isLow,
  isService,
  type Product,
} from "@/lib/game/companies/company-day";
import type { EmployeeDetails } from "@/lib/game/companies/employee-details";

/** The values at which something needs the director. */
export interface CompanyMinimums {
  /** Days that an item lasts, orders included. Below it, stock is low. */
  stockDays: number;
  /** Days of costs in the funds. Below it, funds are low. */
  fundsDays: number;
  /** Days since an employee's last action. From it on, the employee is inactive. */
  inactiveDays: number;
  /** Points of effectiveness that addiction takes. From it on, an employee is addicted. */
  addictionLoss: number;
}

/** Something that needs the director. */
export type CompanyNeed =
  | { kind: "positions"; free: number; capacity: number }
  | { kind: "no stock" }
  | {
      kind: "stock";
      /** The low items, fewest days first. */
      items: readonly { name: string; days: number }[];
      isUrgent: boolean;
    }
  | { kind: "funds"; funds: number; needed: number; days: number; isUrgent: boolean }
  | { kind: "trains"; trains: number }
  | { kind: "inactive"; id: number; name: string; days: number; employee: EmployeeDetails }
  | { kind: "applications"; applications: readonly CompanyApplication[] }
  | { kind: "addicted"; id: number; name: string; addiction: number; employee: EmployeeDetails };

/** A company as far as it has loaded. A part that hasn't is null, and needs nobody. */
export interface KnownCompany {
  details: CompanyDetails | null;
  /** Without the director. */
  employees: readonly EmployeeDetails[] | null;
  products: readonly Product[] | null;
  applications: readonly CompanyApplication[] | null;
}

/** Wages and advertising, in dollars; null if one is unknown. */
export const costsPerDay = ({
  details,
  employees,
}: Pick<KnownCompany, "details" | "employees">): number | null =>
  employees === null
    ? null
    : sumOrNull([...employees.map(({ wage }) => wage), details?.advertising ?? null]);

/** All that needs the director, most urgent first. */
export function companyNeeds(
  company: KnownCompany,
  minimums: CompanyMinimums,
  nowMs: number,
): readonly CompanyNeed[] {
  const { details, employees, products, applications } = company;
  const trains = details?.trains ?? 0;
  return [
    ...(details === null ? [] : positionNeeds(details)),
    ...stockNeeds(products ?? [], minimums.stockDays),
    ...fundsNeeds(details?.funds ?? null, costsPerDay(company), minimums.fundsDays),
    ...(trains > 0 ? [{ kind: "trains", trains } as const] : []),
    ...inactiveNeeds(employees ?? [], minimums.inactiveDays, nowMs),
    ...addictedNeeds(employees ?? [], minimums.addictionLoss),
    ...applicationNeeds(applications ?? []),
  ];
}

const applicationNeeds = (applications: readonly CompanyApplication[]): readonly CompanyNeed[] =>
  applications.length === 0 ? [] : [{ kind: "applications", applications }];

function positionNeeds({
  daysOld,
  employeesHired,
  employeesCapacity: capacity,
}: CompanyDetails): readonly CompanyNeed[] {
  const free = capacity - employeesHired;
  return daysOld === 0 && free > 0 ? [{ kind: "positions", free, capacity }] : [];
}

function stockNeeds(products: readonly Product[], minimum: number): readonly CompanyNeed[] {
  const goods = products.filter((product) => !isService(product));
  if (goods.length > 0 && goods.every(({ inStock, onOrder }) => inStock === 0 && !onOrder)) {
    return [{ kind: "no stock" }];
  }
  const items = goods
    .filter((product) => isLow(product, minimum))
    .map((product) => ({ name: product.name, days: daysLeft(product) ?? 0 }))
    .toSorted((a, b) => a.days - b.days);
  const [least] = items;
  return least === undefined ? [] : [{ kind: "stock", items, isUrgent: least.days < 1 }];
}

function fundsNeeds(
  funds: number | null,
  costs: number | null,
  minimum: number,
): readonly CompanyNeed[] {
  const days = fundsLastDays(funds, costs);
  if (funds === null || costs === null || days === null || days >= minimum) return [];
  return [{ kind: "funds", funds, needed: minimum * costs, days, isUrgent: days < 1 }];
}

/** Longest absent first. */
const inactiveNeeds = (
  employees: readonly EmployeeDetails[],
  minimum: number,
  nowMs: number,
): readonly CompanyNeed[] =>
  employees
    .flatMap((employee) => {
      const days = daysInactive(employee, nowMs);
      return days === null || days < minimum ? [] : [{ employee, days }];
    })
    .toSorted((a, b) => b.days - a.days)
    .map(({ employee, days }) => ({
      kind: "inactive",
      id: employee.id,
      name: employee.name,
      days,
      employee,
    }));

/** Whole days since the last action; null if it is unknown. */
export const daysInactive = (
  { lastAction: { atMs } }: Pick<EmployeeDetails, "lastAction">,
  nowMs: number,
): number | null => (atMs === null ? null : Math.max(0, Math.floor((nowMs - atMs) / DAY_MS)));

/** The worst first. */
const addictedNeeds = (
  employees: readonly EmployeeDetails[],
  minimum: number,
): readonly CompanyNeed[] =>
  employees
    .flatMap((employee) => {
      const { addiction } = employee.effectiveness;
      return addiction === null || -addiction < minimum ? [] : [{ employee, addiction }];
    })
    .toSorted((a, b) => a.addiction - b.addiction)
    .map(({ employee, addiction }) => ({
      kind: "addicted",
      id: employee.id,
      name: employee.name,
      addiction,
      employee,
    }));
