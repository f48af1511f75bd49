import { sumOrNull } from "@/lib/common/sums";
import { type ReactNode, useMemo } from "react";

import { EmptyState } from "@/components/feedback/empty-state";
import { NoMatch } from "@/components/feedback/no-match";
import { Chips } from "@/components/list/toggles";
import { DataTable } from "@/components/table/data-table";
import { type RowsProps, WINDOWED_FROM } from "@/components/table/row";
import type { Choice } from "@/components/window/choice";
import { useUrlChoices } from "@/components/window/use-url-value";
import { sum } from "@/lib/common/numbers";
import { formatMoney, formatMoneyShort, formatWhole, orDash } from "@/lib/format/numbers";
import { type CompanyMinimums, daysInactive } from "@/lib/game/companies/company-needs";
import {
  EFFECTIVENESS_PARTS,
  type EffectivenessPart,
  type EmployeeDetails,
  equalParts,
  isSettlingIn,
  SETTLED_IN_POINTS,
  wagePerPoint,
} from "@/lib/game/companies/employee-details";
import { useStoredValue } from "@/lib/store/engine/use-stored-value";
import { companyMinimumsStore } from "@/lib/store/user/company-minimums";

import { columnsOf, employeeLines, type EmployeeRow } from "./employee-columns";
import { RowsWithTotal } from "@/components/table/rows-with-total";
import { PART_NAMES } from "./text";
import { monthName, owedFigure } from "./trains/text";
import type { OwnTrains } from "./use-trains";

const NO_TRAINS: OwnTrains = { ofMonth: null, agreement: null };

const LOWEST_FIRST = [{ id: "total", desc: false }];

/** Parts that are 0 for nearly everybody: their columns show once somebody has them. */
const RARE = new Set(["book", "wrongGender"]);

const FILTERS = [
  ["inactive", "Inactive"],
  ["addicted", "Addicted"],
  ["owed", "Trains owed"],
  ["settling", "Settling in"],
] as const satisfies readonly Choice[];

const IS_SHOWN: Readonly<Record<(typeof FILTERS)[number][0], (row: EmployeeRow) => boolean>> = {
  inactive: ({ inactiveDays }) => inactiveDays !== null,
  addicted: ({ isAddicted }) => isAddicted,
  owed: ({ trains }) => (trains.agreement?.owed ?? 0) > 0,
  settling: isSettlingIn,
};

interface EmployeeTableProps {
  employees: readonly EmployeeDetails[];
  trains: ReadonlyMap<number, OwnTrains>;
  /** True if there are agreements about trains. */
  hasOwed: boolean;
  /** True for the director, who alone sees wages, trains and agreements. */
  isDirector: boolean;
  nowMs: number;
}

/** Everybody in the company but the director. */
export function EmployeeTable({
  employees,
  trains,
  hasOwed,
  isDirector,
  nowMs,
}: EmployeeTableProps) {
  const minimums = useStoredValue(companyMinimumsStore);
  const rows = useMemo(
    () =>
      employees.map((employee): EmployeeRow => ({
        ...employee,
        ...noticesOf(employee, minimums, nowMs),
        trains: trains.get(employee.id) ?? NO_TRAINS,
      })),
    [employees, minimums, nowMs, trains],
  );
  const equal = useMemo(() => equalParts(employees), [employees]);
  const columns = useMemo(() => {
    const parts = EFFECTIVENESS_PARTS.filter(
      (part) => !RARE.has(part) || employees.some(({ effectiveness }) => effectiveness[part]),
    );
    return columnsOf(parts, { equal, isDirector, hasOwed });
  }, [employees, equal, isDirector, hasOwed]);
  const [chosen, setChosen] = useUrlChoices("show", FILTERS);
  const shown = useMemo(
    () => rows.filter((row) => chosen.every((filter) => IS_SHOWN[filter](row))),
    [rows, chosen],
  );
  return (
    <>
      <Chips
        label="Show only"
        chips={FILTERS.map(([value, text]) => ({
          value,
          text,
          count: rows.filter(IS_SHOWN[value]).length,
        }))}
        // The trains owed arrive later, and their chip must not move the table.
        {...(hasOwed && { lead: <span className="-mr-1.5 h-9 max-md:h-11" /> })}
        selected={chosen}
        total={rows.length}
        onChange={setChosen}
      />
      <DataTable
        title="Employees"
        columns={columns}
        rows={shown}
        total={rows.length}
        rowId={({ id }) => String(id)}
        initialSort={LOWEST_FIRST}
        firstSort="desc"
        phoneLines={employeeLines}
        {...(shown.length <= WINDOWED_FROM && { gridRows: EmployeeRows })}
        empty={
          rows.length === 0 ? (
            <EmptyState title="No employees">
              Whoever is hired appears here with their effectiveness.
            </EmptyState>
          ) : (
            <NoMatch
              what="employees"
              filters={FILTERS.filter(([value]) => chosen.includes(value)).map(([, text]) => text)}
              onClearFilters={() => {
                setChosen([]);
              }}
            />
          )
        }
      />
      {rows.length > 0 && (
        <p className="mt-2 text-small text-muted-foreground">
          {equal.length > 0 &&
            `All have ${equal.map((part) => `${PART_NAMES[part].toLowerCase()} ${orDash(employees[0]?.effectiveness[part] ?? null, formatWhole)}`).join(", ")}. `}
          Inactive: {minimums.inactiveDays} days or more. Addicted:{" "}
          {formatWhole(-minimums.addictionLoss)} or worse. Settling in: below {SETTLED_IN_POINTS}.
          {isDirector && ` Trains: in ${monthName(nowMs)}.`}
        </p>
      )}
    </>
  );
}

function EmployeeRows(props: RowsProps<EmployeeRow>): ReactNode {
  const rows = props.rows.map(({ original }) => original);
  const pointsOf = (part: EffectivenessPart | "total") =>
    sumOrNull(rows.map(({ effectiveness }) => effectiveness[part]));
  const total = pointsOf("total");
  const wage = sumOrNull(rows.map((row) => row.wage));
  return (
    <RowsWithTotal
      {...props}
      totals={{
        ...Object.fromEntries(
          EFFECTIVENESS_PARTS.map((part) => [part, orDash(pointsOf(part), formatWhole)]),
        ),
        total: orDash(total, formatWhole),
        wage: <span title={orDash(wage, formatMoney)}>{orDash(wage, formatMoneyShort)}</span>,
        perPoint: orDash(wagePerPoint({ wage, effectiveness: { total } }), formatMoney),
        trains: orDash(sumOrNull(rows.map(({ trains }) => trains.ofMonth)), formatWhole),
        owed: owedOf(rows),
      }}
    />
  );
}

/** The trains owed to all of them; a dash until the trains have loaded. */
function owedOf(rows: readonly EmployeeRow[]): ReactNode {
  if (rows.some(({ trains }) => trains.ofMonth === null)) return "–";
  const agreements = rows.flatMap(({ trains }) => trains.agreement ?? []);
  return owedFigure({
    owed: sum(agreements.map(({ owed }) => owed)),
    isPartial: agreements.some(({ isPartial }) => isPartial),
  });
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
