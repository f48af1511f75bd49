import { useMemo } from "react";

import { FailedCalls } from "@/components/feedback/failed-calls";
import { ViewHeadline } from "@/components/figures/page-headline";
import { useNow } from "@/components/window/use-now";
import { MINUTE_MS } from "@/lib/common/time";
import { formatWhole, orDash } from "@/lib/format/numbers";
import { signed } from "@/lib/format/signed";
import type { CompanyType } from "@/lib/game/companies/company-type";
import { type BestPositions, bestPositions } from "@/lib/game/companies/best-positions";
import { type EmployeeDetails, totalOf } from "@/lib/game/companies/employee-details";
import { useStoredValue } from "@/lib/store/engine/use-stored-value";
import { keptEmployeesStore } from "@/lib/store/user/kept-employees";

import { useColleagues, useCompanyType, usePrefetchCompanyTypes } from "./use-company";
import { BestPositionsTable } from "./best-positions-table";
import { EmployeeTable } from "./employee-table";

/** Everybody's effectiveness by part, and for a director the best positions. */
export function Employees({ isDirector }: { isDirector: boolean }) {
  usePrefetchCompanyTypes();
  const company = useColleagues();
  const { employees } = company;
  const { type, missing } = useCompanyType(company.details.data?.typeId ?? null);
  const best = useBestPositions(employees, type);
  const nowMs = useNow(MINUTE_MS);
  const total = employees && totalOf(employees.map(({ effectiveness }) => effectiveness.total));
  return (
    <>
      <ViewHeadline figure={orDash(total, formatWhole)}>
        effectiveness
        {total !== null &&
          employees !== null &&
          employees.length > 0 &&
          `, ${formatWhole(Math.round(total / employees.length))} per employee`}
        .
        {isDirector && best !== null && best.moves > 0 && (
          <>
            {" "}
            Best positions would add <b>
              {signed(best.pointsBest - best.pointsNow, formatWhole)}
            </b>{" "}
            with {movesText(best)}.
          </>
        )}
      </ViewHeadline>
      <FailedCalls parts={isDirector ? [...company.missing, missing] : company.missing} />
      {employees && <EmployeeTable employees={employees} hasWages={isDirector} nowMs={nowMs} />}
      {isDirector && best && <BestPositionsTable best={best} />}
    </>
  );
}

/** "1 move", "4 moves". */
const movesText = ({ moves }: BestPositions) =>
  `${formatWhole(moves)} ${moves === 1 ? "move" : "moves"}`;

/** Null until employees and positions are known. */
function useBestPositions(
  employees: readonly EmployeeDetails[] | null,
  type: CompanyType | null,
): BestPositions | null {
  const kept = useStoredValue(keptEmployeesStore);
  return useMemo(
    () => employees && type && bestPositions(employees, type.positions, new Set(kept)),
    [employees, type, kept],
  );
}
