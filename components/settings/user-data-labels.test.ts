import { expect, test } from "vitest";

import type { UserDataKey } from "@/lib/store/engine/keys";

import { ENTERED } from "./user-data-labels";

test("what is deleted is named: everything that a player enters", () => {
  const words: Readonly<Record<UserDataKey, string>> = {
    agreedScores: "agreed scores",
    armouryMinimums: "minimums",
    benefitValues: "benefit values",
    checklistConfig: "settings",
    companyMinimums: "minimums",
    companyReadings: "profit by day",
    dashboardCards: "settings",
    progressBadges: "settings",
    exemptions: "exemptions",
    trackedStats: "tracked stats",
    goals: "goals",
    keptEmployees: "kept employees",
    memberNotes: "notes",
    membersShare: "settings",
    messageDraft: "message draft",
    nextTrip: "settings",
    notifications: "settings",
    npcStays: "NPC times",
    payoutRuns: "payouts",
    settledCrimes: "settled crimes",
    tableViews: "saved views",
    trainAgreements: "train agreements",
    training: "training choices",
    warPay: "payouts",
    weeklyMinimums: "minimums",
  };
  for (const word of Object.values(words)) expect(ENTERED).toContain(word);
});
