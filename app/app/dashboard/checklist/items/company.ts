import { gamePages } from "@/components/game/links";
import {
  goneEmployeesVerdict,
  inactiveEmployeesVerdict,
  positionsVerdict,
} from "@/lib/game/checklist/company";

import { byAnswer, byList, defineCheck } from "./define-check";
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
      byList(employees, (entries) => inactiveEmployeesVerdict(entries, { nowMs, days })),
    ...peopleInTheWay(),
  }),
  companyEmployeeStatus: defineCheck({
    ...EMPLOYEES,
    title: "No fallen or federal employees",
    judgedBy: ["employees"],
    judge: ({ employees }) => byList(employees, goneEmployeesVerdict),
    ...peopleInTheWay(),
  }),
};
