import { Suspense, useMemo } from "react";

import { FailedCalls } from "@/components/feedback/failed-calls";
import { LoadingState } from "@/components/feedback/loading-state";
import { Collapsible } from "@/components/figures/collapsible";
import { ViewHeadline } from "@/components/figures/page-headline";
import { WithNames } from "@/components/game/player-name";
import { Stepper } from "@/components/list/stepper";
import { Button } from "@/components/ui/button";
import { onDemand } from "@/components/ui/on-demand";
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
  bestSwap,
  hasSmallGain,
} from "@/lib/game/companies/best-positions";
import { type EmployeeDetails } from "@/lib/game/companies/employee-details";
import {
  countSeats,
  MAX_SEATS,
  parseSeats,
  type Seats,
  seatsTaken,
  seatsText,
} from "@/lib/game/companies/seats";
import { useStoredValue } from "@/lib/store/engine/use-stored-value";
import { keptEmployeesStore } from "@/lib/store/user/kept-employees";

import { useColleagues, useCompanyType, usePrefetchCompanyTypes } from "./use-company";
import { BestPositionsTable } from "./best-positions-table";
import { EmployeeTable } from "./employee-table";
import { statsText } from "./text";
import { useEmployeeTrains } from "./use-trains";

const PointsTable = onDemand(() => import("./points-table").then((l) => l.PointsTable));

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
  const count = best?.placements.length ?? 0;
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
      {isDirector && best && type && count > 0 && (
        <SeatList
          best={best}
          positions={type.positions}
          capacity={company.details.data?.employeesCapacity ?? null}
          isDirectorCounted={(company.details.data?.employeesHired ?? 0) > (employees?.length ?? 0)}
          onChange={setSeats}
        />
      )}
      {isDirector && employees && best && type && (count > 0 || employees.length === 0) && (
        <Collapsible
          title="Points in every position"
          {...(count > 0 && { aside: formatCount(count, "employee", "employees") })}
        >
          <Suspense fallback={<LoadingState text="Loading data..." rows={count} />}>
            <PointsTable employees={employees} positions={type.positions} best={best} />
          </Suspense>
        </Collapsible>
      )}
    </>
  );
}

/** "Best swap: Halvard and Mo_Sanders, +25."; without a swap "Best positions would add +60 with 3 moves." */
function Gain(best: BestPositions) {
  if (hasSmallGain(best)) return " No move worth making.";
  const swap = bestSwap(best);
  if (swap !== null) {
    return (
      <>
        {" "}
        Best swap: <WithNames names={swap.names}>{swap.names.join(" and ")}</WithNames>,{" "}
        <b>{signed(swap.gain, formatWhole)}</b>.
      </>
    );
  }
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

interface SeatListProps {
  best: BestPositions;
  positions: readonly CompanyPosition[];
  /** The most employees that the company can have; null if unknown. */
  capacity: number | null;
  /** True if the game's number of employees includes the director. */
  isDirectorCounted: boolean;
  /** @param seats null for those that are taken today */
  onChange: (seats: Seats | null) => void;
}

/** The seats that the best positions fill, which the director can change. */
function SeatList({ best, positions, capacity, isDirectorCounted, onChange }: SeatListProps) {
  const { seats, areOfToday, placements, excluded } = best;
  // Whoever isn't compared takes a seat too, as does the director.
  const filled = countSeats(seats) + excluded.length + (isDirectorCounted ? 1 : 0);
  const kept = seatsTaken(placements.flatMap(({ from, isKept }) => (isKept ? from : [])));
  const today = seatsText(seatsTaken(placements.map(({ from }) => from)), positions);
  function change(name: string, count: number) {
    const changed = new Map(seats).set(name, count);
    onChange(seatsText(changed, positions) === today ? null : changed);
  }
  const filledText =
    capacity === null
      ? formatWhole(filled)
      : `${formatWhole(filled)} of ${formatWhole(capacity)} filled`;
  return (
    <Collapsible title="Seats" aside={`${filledText}, ${areOfToday ? "as today" : "changed"}`}>
      <ul aria-label="Seats" className="gap-x-12 @3xl/page:columns-2">
        {positions.map((position) => {
          const count = seats.get(position.name) ?? 0;
          return (
            <li
              key={position.name}
              className="flex min-h-13 break-inside-avoid items-center gap-2 border-b py-1"
            >
              <p className="min-w-0 flex-1 wrap-anywhere">
                <b translate="no" className="block leading-5 font-semibold">
                  {position.name}
                </b>
                <span className="block text-small leading-4.5 text-muted-foreground">
                  {statsText(position.required) || "No requirement"}
                  {position.ability !== null && `, ${position.ability.toLowerCase()}`}
                </span>
              </p>
              <Stepper
                name={position.name}
                count={count}
                min={kept.get(position.name) ?? 0}
                // The company can have no more employees.
                max={filled >= (capacity ?? MAX_SEATS) ? count : MAX_SEATS}
                onChange={(next) => {
                  change(position.name, next);
                }}
              />
            </li>
          );
        })}
      </ul>
      <p className="mt-2 text-small text-muted-foreground">
        Best positions fills these seats. A free seat counts as nobody.
        {isDirectorCounted && " One more is yours."}{" "}
        {!areOfToday && (
          <Button
            variant="link"
            size="inline"
            onClick={() => {
              onChange(null);
            }}
          >
            Today’s seats
          </Button>
        )}
      </p>
    </Collapsible>
  );
}
