import type { Company } from "@/lib/game/companies/company";
import type { Employee } from "@/lib/game/companies/employee";
import { isFallenOrFederal } from "@/lib/game/faction/member";

import {
  disabled,
  type Occupancy,
  checkResult,
  completeIfNobody,
  type People,
  type CheckResult,
} from "./check-result";
import { withState } from "./faction";

/** Complete with an employee in every position. */
export const checkPositions = ({
  employeesHired: count,
  employeesCapacity: total,
}: Pick<Company, "employeesCapacity" | "employeesHired">): CheckResult<Occupancy> =>
  total > 0 ? checkResult(count >= total, { count, total }) : disabled("no data");

/** Complete if nobody is fallen or in federal jail. */
export const checkGoneEmployees = (employees: readonly Employee[]): CheckResult<People> =>
  completeIfNobody(employees.filter(isFallenOrFederal).map(withState));
