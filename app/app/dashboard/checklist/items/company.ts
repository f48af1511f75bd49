import { gamePages } from "@/components/game/links";
import { checkGone, checkInactive, checkPositions } from "@/lib/game/checklist/faction";
import { isLastActionUnknown } from "@/lib/game/faction/member";

import { fromResult, fromPeople, defineCheck } from "./define-check";
import { filledPlaces, peopleInTheWay } from "./people";

const OF_COMPANY = { section: "Company", owner: "company" } as const;
const EMPLOYEES = {
  ...OF_COMPANY,
  gameUrl: gamePages.employees,
  apiPath: "company/employees",
} as const;

export const COMPANY = {
  companyPositions: defineCheck({
    ...OF_COMPANY,
    title: "All positions filled",
    gameUrl: gamePages.company,
    apiPath: "company/profile",
    dependsOn: ["company"],
    evaluate: ({ company }) => fromResult(company, checkPositions),
    ...filledPlaces("positions"),
  }),
  companyInactiveEmployees: defineCheck({
    ...EMPLOYEES,
    title: "No inactive employees",
    dependsOn: ["employees"],
    evaluate: ({ employees }, { nowMs, inactivityDays: days }) =>
      fromPeople(
        employees,
        (entries) => checkInactive(entries, { nowMs, days }),
        isLastActionUnknown,
      ),
    ...peopleInTheWay(),
    excludes: "Excludes fallen and federal employees.",
  }),
  companyEmployeeStatus: defineCheck({
    ...EMPLOYEES,
    title: "No fallen or federal employees",
    dependsOn: ["employees"],
    evaluate: ({ employees }) => fromPeople(employees, checkGone),
    ...peopleInTheWay(),
  }),
};
