import type { Company } from "@/lib/game/companies/company";

import { disabled, type Occupancy, checkResult, type CheckResult } from "./check-result";

/** Complete with an employee in every position. */
export const checkPositions = ({
  employeesHired: count,
  employeesCapacity: total,
}: Pick<Company, "employeesCapacity" | "employeesHired">): CheckResult<Occupancy> =>
  total > 0 ? checkResult(count >= total, { count, total }) : disabled("no data");
