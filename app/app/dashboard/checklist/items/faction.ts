import { gamePages } from "@/components/game/links";
import {
  checkApplications,
  checkFull,
  checkGoneMembers,
  checkMembersNotInOc,
  inactiveVerdict,
} from "@/lib/game/checklist/faction";

import { isLastActionUnknown } from "@/lib/game/faction/member";

import { byAnswer, byList, byPeople, defineCheck } from "./define-check";
import { filledPlaces, peopleInTheWay } from "./people";

const LEADERSHIP = { section: "Faction Leadership", of: "faction" } as const;
const MEMBERS = { ...LEADERSHIP, reads: "faction/members" } as const;

export const FACTION = {
  factionFull: defineCheck({
    ...LEADERSHIP,
    title: "Faction is full",
    // The title of this item if its call fails. Source: contract 7.13.
    errorTitle: "Error",
    place: gamePages.faction,
    reads: "faction/basic",
    judgedBy: ["basic"],
    judge: ({ basic }) => byAnswer(basic, checkFull),
    ...filledPlaces("members"),
  }),
  factionApplications: defineCheck({
    ...LEADERSHIP,
    title: "No open applications",
    place: gamePages.factionControls,
    reads: "faction/applications",
    judgedBy: ["applications"],
    judge: ({ applications }) => byList(applications, checkApplications),
    ...peopleInTheWay({ why: "Waiting for an answer" }),
  }),
  inactiveMembers: defineCheck({
    ...MEMBERS,
    title: "No inactive members",
    place: gamePages.faction,
    judgedBy: ["members"],
    judge: ({ members }, { nowMs, inactivityDays: days }) =>
      byPeople(
        members,
        (entries) => inactiveVerdict(entries, { nowMs, days }),
        isLastActionUnknown,
      ),
    ...peopleInTheWay(),
    leftOut: "Fallen and federal members aren’t counted.",
  }),
  fallenFederalMembers: defineCheck({
    ...MEMBERS,
    title: "No fallen or federal members",
    place: gamePages.faction,
    judgedBy: ["members"],
    judge: ({ members }) => byPeople(members, checkGoneMembers),
    ...peopleInTheWay(),
  }),
  membersNotInOc: defineCheck({
    ...MEMBERS,
    title: "Everyone in a crime",
    place: gamePages.factionCrimes,
    judgedBy: ["members"],
    judge: ({ members }) => byPeople(members, checkMembersNotInOc),
    ...peopleInTheWay({ nobody: "Everyone who can be", why: "In no crime" }),
    leftOut: "Recruits, fallen and federal members aren’t counted.",
  }),
};
