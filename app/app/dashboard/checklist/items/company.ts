import { gamePages } from "@/components/game/links";
import { checkGoneEmployees, checkPositions } from "@/lib/game/checklist/company";
import { inactiveVerdict } from "@/lib/game/checklist/faction";
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
    judge: ({ company }) => byAnswer(company, checkPositions),
    ...filledPlaces("positions"),
  }),
  companyInactiveEmployees: defineCheck({
    ...EMPLOYEES,
    title: "No inactive employees",
    judgedBy: ["employees"],
    judge: ({ employees }, { nowMs, inactivityDays: days }) =>
      byPeople(
        employees,
        (entries) => inactiveVerdict(entries, { nowMs, days }),
        isLastActionUnknown,
      ),
    ...peopleInTheWay(),
    leftOut: "Fallen and federal employees aren’t counted.",
  }),
  companyEmployeeStatus: defineCheck({
    ...EMPLOYEES,
    title: "No fallen or federal employees",
    judgedBy: ["employees"],
    judge: ({ employees }) => byPeople(employees, checkGoneEmployees),
    ...peopleInTheWay(),
  }),
};
