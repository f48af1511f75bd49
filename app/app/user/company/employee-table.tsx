import { useMemo } from "react";

import { EmptyState } from "@/components/feedback/empty-state";
import { DataTable } from "@/components/table/data-table";
import { formatWhole } from "@/lib/format/numbers";
import { type CompanyMinimums, daysInactive } from "@/lib/game/companies/company-needs";
import { EFFECTIVENESS_PARTS, type EmployeeDetails } from "@/lib/game/companies/employee-details";
import { useStoredValue } from "@/lib/store/engine/use-stored-value";
import { companyMinimumsStore } from "@/lib/store/user/company-minimums";

import { columnsOf, employeeLines, type EmployeeRow } from "./employee-columns";

const LOWEST_FIRST = [{ id: "total", desc: false }];

/** Parts that are 0 for nearly everybody: their columns show once somebody has them. */
const RARE = new Set(["book", "wrongGender"]);

interface EmployeeTableProps {
  employees: readonly EmployeeDetails[];
  /** True for the director, who alone sees wages. */
  hasWages: boolean;
  nowMs: number;
}

/** Everybody in the company but the director. */
export function EmployeeTable({ employees, hasWages, nowMs }: EmployeeTableProps) {
  const minimums = useStoredValue(companyMinimumsStore);
  const rows = useMemo(
    () =>
      employees.map((employee): EmployeeRow => ({
        ...employee,
        ...noticesOf(employee, minimums, nowMs),
      })),
    [employees, minimums, nowMs],
  );
  const columns = useMemo(() => {
    const parts = EFFECTIVENESS_PARTS.filter(
      (part) => !RARE.has(part) || employees.some(({ effectiveness }) => effectiveness[part]),
    );
    return columnsOf(parts, hasWages);
  }, [employees, hasWages]);
  return (
    <>
      <DataTable
        title="Employees"
        columns={columns}
        rows={rows}
        rowId={({ id }) => String(id)}
        initialSort={LOWEST_FIRST}
        firstSort="desc"
        phoneLines={employeeLines}
        empty={
          <EmptyState title="No employees">
            Whoever you hire appears here with their effectiveness.
          </EmptyState>
        }
      />
      {rows.length > 0 && (
        <p className="mt-2 text-small text-muted-foreground">
          As reported by the game. Inactive: no action for {minimums.inactiveDays} days or more.
          Addicted: {formatWhole(-minimums.addictionLoss)} or worse. How much each drug adds is
          unknown.
        </p>
      )}
    </>
  );
}

function noticesOf(employee: EmployeeDetails, minimums: CompanyMinimums, nowMs: number) {
  const inactiveDays = daysInactive(employee, nowMs);
  const { addiction } = employee.effectiveness;
  return {
    inactiveDays:
      inactiveDays !== null && inactiveDays >= minimums.inactiveDays ? inactiveDays : null,
    isAddicted: addiction !== null && -addiction >= minimums.addictionLoss,
    nowMs,
  };
}
