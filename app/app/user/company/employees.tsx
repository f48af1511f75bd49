import { useMemo } from "react";

import { FailedCalls } from "@/components/feedback/failed-calls";
import { Collapsible } from "@/components/figures/collapsible";
import { ViewHeadline } from "@/components/figures/page-headline";
import { useUrlValue } from "@/components/window/use-url-value";
import { useNow } from "@/components/window/use-now";
import { dayStartMs, MINUTE_MS } from "@/lib/common/time";
import { sumOrNull } from "@/lib/common/sums";
import { formatCount, formatWhole, orDash } from "@/lib/format/numbers";
import { signed } from "@/lib/format/signed";
import type { CompanyPosition, CompanyType } from "@/lib/game/companies/company-type";
import {
  type BestPositions,
  bestPositions,
  hasSmallGain,
} from "@/lib/game/companies/best-positions";
import { type EmployeeDetails } from "@/lib/game/companies/employee-details";
import { parseSeats, type Seats, seatsText } from "@/lib/game/companies/seats";
import { useStoredValue } from "@/lib/store/engine/use-stored-value";
import { keptEmployeesStore } from "@/lib/store/user/kept-employees";

import { useColleagues, useCompanyType, usePrefetchCompanyTypes } from "./use-company";
import { BestPositionsTable } from "./best-positions-table";
import { EmployeeTable } from "./employee-table";
import { PointsTable } from "./points-table";
import { SeatList } from "./seat-list";
import { useEmployeeTrains } from "./use-trains";

/** Everybody's effectiveness by part, and for a director the best positions. */
export function Employees({ isDirector }: { isDirector: boolean }) {
  usePrefetchCompanyTypes();
  const company = useColleagues();
  const { employees } = company;
  const { type, missing } = useCompanyType(company.details.data?.typeId ?? null);
  const { best, setSeats } = useBestPositions(employees, type);
  const nowMs = useNow(MINUTE_MS);
  const trains = useEmployeeTrains(employees, dayStartMs(nowMs), isDirector);
  const total = employees && sumOrNull(employees.map(({ effectiveness }) => effectiveness.total));
  return (
    <>
      <ViewHeadline figure={orDash(total, formatWhole)}>
        effectiveness
        {total !== null &&
          employees !== null &&
          employees.length > 0 &&
          `, ${formatWhole(Math.round(total / employees.length))} per employee`}
        .{isDirector && best !== null && best.pointsBest > best.pointsNow && <Gain {...best} />}
      </ViewHeadline>
      <FailedCalls
        parts={isDirector ? [...company.missing, missing, trains.missing] : company.missing}
      />
      {employees && (
        <EmployeeTable
          employees={employees}
          trains={trains.byEmployee}
          hasOwed={trains.hasAgreements}
          isDirector={isDirector}
          nowMs={nowMs}
        />
      )}
      {isDirector && best && employees && employees.length > 0 && (
        <BestPositionsTable best={best} />
      )}
      {isDirector && best && type && best.placements.length > 0 && (
        <SeatList
          best={best}
          positions={type.positions}
          capacity={company.details.data?.employeesCapacity ?? null}
          onChange={setSeats}
        />
      )}
      {isDirector && employees && best && type && best.placements.length > 0 && (
        <Collapsible
          title="Points in every position"
          aside={formatCount(best.placements.length, "employee", "employees")}
        >
          <PointsTable employees={employees} positions={type.positions} best={best} />
        </Collapsible>
      )}
    </>
  );
}

/** "Best positions would add +60 with 4 moves." */
function Gain(best: BestPositions) {
  if (hasSmallGain(best)) return " No move worth making.";
  const { pointsBest, pointsNow, moves } = best;
  return (
    <>
      {" "}
      Best positions would add <b>{signed(pointsBest - pointsNow, formatWhole)}</b> with{" "}
      {formatCount(moves, "move", "moves")}.
    </>
  );
}

/** The best order of the seats in the URL, else of today's. It is null until employees and positions are known. */
function useBestPositions(
  employees: readonly EmployeeDetails[] | null,
  type: CompanyType | null,
): { best: BestPositions | null; setSeats: (seats: Seats | null) => void } {
  const kept = useStoredValue(keptEmployeesStore);
  const [text, setText] = useUrlValue("seats", "");
  const positions = type?.positions ?? NO_POSITIONS;
  const best = useMemo(
    () =>
      employees &&
      type &&
      bestPositions(employees, positions, new Set(kept), parseSeats(text, positions)),
    [employees, type, positions, kept, text],
  );
  return {
    best,
    setSeats(seats) {
      setText(seats === null ? "" : seatsText(seats, positions));
    },
  };
}

const NO_POSITIONS: readonly CompanyPosition[] = [];
