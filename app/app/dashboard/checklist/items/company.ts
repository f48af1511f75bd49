import { gamePages } from "@/components/game/links";
import {
  goneEmployeesVerdict,
  inactiveEmployeesVerdict,
  positionsVerdict,
} from "@/lib/game/checklist/company";

import { defineCheck, from, fromList } from "./define-check";
import { filledPlaces, peopleInTheWay } from "./people";

const OF_COMPANY = { section: "Company", of: "company" } as const;
const EMPLOYEES = {
  ...OF_COMPANY,
  place: gamePages.employees,
  access: "company/employees",
} as const;

export const COMPANY = {
  companyPositions: defineCheck({
    ...OF_COMPANY,
    title: "All positions filled",
    place: gamePages.company,
    access: "company/profile",
    needs: ["company"],
    judge: ({ company }) => from(company, positionsVerdict),
    ...filledPlaces("positions"),
  }),
  companyInactiveEmployees: defineCheck({
    ...EMPLOYEES,
    title: "No inactive employees",
    needs: ["employees"],
    judge: ({ employees }, { nowMs, inactivityDays: days }) =>
      fromList(employees, (entries) => inactiveEmployeesVerdict(entries, { nowMs, days })),
    ...peopleInTheWay(),
  }),
  companyEmployeeStatus: defineCheck({
    ...EMPLOYEES,
    title: "No fallen or federal employees",
    needs: ["employees"],
    judge: ({ employees }) => fromList(employees, goneEmployeesVerdict),
    ...peopleInTheWay(),
  }),
};
