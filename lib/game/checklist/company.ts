import type { Company } from "@/lib/game/companies/company";
import type { Employee } from "@/lib/game/companies/employee";
import { isFallenOrFederal } from "@/lib/game/faction/member";

import { withState } from "./faction";
import { disabled, type Filled, judged, nobodyOf, type People, type Verdict } from "./verdict";

/** Complete with an employee in every position. */
export const positionsVerdict = ({
  employeesHired: count,
  employeesCapacity: of,
}: Pick<Company, "employeesCapacity" | "employeesHired">): Verdict<Filled> =>
  of > 0 ? judged(count >= of, { count, of }) : disabled("not told");

/** Complete if nobody is fallen or in federal jail. */
export const goneEmployeesVerdict = (employees: readonly Employee[]): Verdict<People> =>
  nobodyOf(employees.filter(isFallenOrFederal).map(withState));
