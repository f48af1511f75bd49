import { gamePages } from "@/components/game/links";
import {
  applicationsVerdict,
  fullVerdict,
  goneMembersVerdict,
  idleMembersVerdict,
  inactiveMembersVerdict,
} from "@/lib/game/checklist/faction";

import { defineCheck, from, fromList } from "./define-check";
import { filledPlaces, peopleInTheWay } from "./people";

const LEADERSHIP = { section: "Faction Leadership", of: "faction" } as const;
const MEMBERS = { ...LEADERSHIP, access: "faction/members" } as const;

export const FACTION = {
  factionFull: defineCheck({
    ...LEADERSHIP,
    title: "Faction is full",
    // The specification's word for a faction that cannot be read.
    errorTitle: "Error",
    place: gamePages.faction,
    access: "faction/basic",
    needs: ["basic"],
    judge: ({ basic }) => from(basic, fullVerdict),
    ...filledPlaces("members"),
  }),
  factionApplications: defineCheck({
    ...LEADERSHIP,
    title: "No open applications",
    place: gamePages.factionControls,
    access: "faction/applications",
    needs: ["applications"],
    judge: ({ applications }) => fromList(applications, applicationsVerdict),
    ...peopleInTheWay({ why: "Waiting for an answer" }),
  }),
  inactiveMembers: defineCheck({
    ...MEMBERS,
    title: "No inactive members",
    place: gamePages.faction,
    needs: ["members"],
    judge: ({ members }, { nowMs, inactivityDays: days }) =>
      fromList(members, (entries) => inactiveMembersVerdict(entries, { nowMs, days })),
    ...peopleInTheWay(),
    leftOut: "Fallen members aren’t counted.",
  }),
  fallenFederalMembers: defineCheck({
    ...MEMBERS,
    title: "No fallen or federal members",
    place: gamePages.faction,
    needs: ["members"],
    judge: ({ members }) => fromList(members, goneMembersVerdict),
    ...peopleInTheWay(),
  }),
  membersNotInOc: defineCheck({
    ...MEMBERS,
    title: "Everyone in a crime",
    place: gamePages.factionCrimes,
    needs: ["members"],
    judge: ({ members }) => fromList(members, idleMembersVerdict),
    ...peopleInTheWay({ nobody: "Everyone who can be", why: "In no crime" }),
    leftOut: "Recruits, fallen and federal members aren’t counted.",
  }),
};
