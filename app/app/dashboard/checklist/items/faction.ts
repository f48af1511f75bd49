import { gamePages } from "@/components/game/links";
import {
  checkApplications,
  checkFull,
  checkGone,
  checkMembersNotInOc,
  checkInactive,
} from "@/lib/game/checklist/faction";
import { isLastActionUnknown } from "@/lib/game/faction/member";

import { fromResult, fromList, fromPeople, defineCheck } from "./define-check";
import { filledPlaces, peopleInTheWay } from "./people";

const LEADERSHIP = { section: "Faction Leadership", owner: "faction" } as const;
const MEMBERS = { ...LEADERSHIP, apiPath: "faction/members" } as const;

export const FACTION = {
  factionFull: defineCheck({
    ...LEADERSHIP,
    title: "Faction is full",
    // The title of this item if its call fails. Source: contract 7.13.
    errorTitle: "Error",
    gameUrl: gamePages.faction,
    apiPath: "faction/basic",
    dependsOn: ["basic"],
    evaluate: ({ basic }) => fromResult(basic, checkFull),
    ...filledPlaces("members"),
  }),
  factionApplications: defineCheck({
    ...LEADERSHIP,
    title: "No open applications",
    gameUrl: gamePages.factionControls,
    apiPath: "faction/applications",
    dependsOn: ["applications"],
    evaluate: ({ applications }) => fromList(applications, checkApplications),
    ...peopleInTheWay({ why: "Waiting for an answer" }),
  }),
  inactiveMembers: defineCheck({
    ...MEMBERS,
    title: "No inactive members",
    gameUrl: gamePages.faction,
    dependsOn: ["members"],
    evaluate: ({ members }, { nowMs, inactivityDays: days }) =>
      fromPeople(
        members,
        (entries) => checkInactive(entries, { nowMs, days }),
        isLastActionUnknown,
      ),
    ...peopleInTheWay(),
    excludes: "Excludes fallen and federal members.",
  }),
  fallenFederalMembers: defineCheck({
    ...MEMBERS,
    title: "No fallen or federal members",
    gameUrl: gamePages.faction,
    dependsOn: ["members"],
    evaluate: ({ members }) => fromPeople(members, checkGone),
    ...peopleInTheWay(),
  }),
  membersNotInOc: defineCheck({
    ...MEMBERS,
    title: "Everyone in a crime",
    gameUrl: gamePages.factionCrimes,
    dependsOn: ["members"],
    evaluate: ({ members }) => fromPeople(members, checkMembersNotInOc),
    ...peopleInTheWay({ nobody: "Everyone who can be", why: "In no crime" }),
    excludes: "Excludes recruits, fallen and federal members.",
  }),
};
