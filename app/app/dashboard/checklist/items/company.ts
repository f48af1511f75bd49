import { gamePages } from "@/components/game/links";
import {
  goneEmployeesVerdict,
  inactiveEmployeesVerdict,
  positionsVerdict,
} from "@/lib/game/checklist/company";
import { isLastActionUnknown } from "@/lib/game/faction/member";

import { byAnswer, byPeople, defineCheck } from "./define-check";
import { filledPlaces, peopleInTheWay } from "./people";

const OF_COMPANY = { section: "Company", of: "company" } as const;
const EMPLOYEES = {
  ...OF_COMPANY,
  place: gamePages.employees,
  reads: "company/employees",
} as const;

export const COMPANY = {
  companyPositions: defineCheck({
    ...OF_COMPANY,
    title: "All positions filled",
    place: gamePages.company,
    reads: "company/profile",
    judgedBy: ["company"],
    judge: ({ company }) => byAnswer(company, positionsVerdict),
    ...filledPlaces("positions"),
  }),
  companyInactiveEmployees: defineCheck({
    ...EMPLOYEES,
    title: "No inactive employees",
    judgedBy: ["employees"],
    judge: ({ employees }, { nowMs, inactivityDays: days }) =>
      byPeople(
        employees,
        (entries) => inactiveEmployeesVerdict(entries, { nowMs, days }),
        isLastActionUnknown,
      ),
    ...peopleInTheWay(),
  }),
  companyEmployeeStatus: defineCheck({
    ...EMPLOYEES,
    title: "No fallen or federal employees",
    judgedBy: ["employees"],
    judge: ({ employees }) => byPeople(employees, goneEmployeesVerdict),
    ...peopleInTheWay(),
  }),
};
