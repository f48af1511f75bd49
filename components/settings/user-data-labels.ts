import type { UserDataKey } from "@/lib/store/engine/keys";

/** The names in Settings of each part of the player’s own data. */
export const USER_DATA_LABELS: Readonly<Record<UserDataKey, string>> = {
  agreedScores: "Agreed war scores",
  armouryMinimums: "Armoury minimums",
  benefitValues: "Your stock benefit values",
  checklistConfig: "Checklist: items and thresholds",
  companyMinimums: "Your company’s minimums",
  companyReadings: "Your company’s profit by day",
  dashboardCards: "Dashboard layout",
  progressBadges: "Tasks left on the tab icon",
  memberNotes: "Notes on members",
  exemptions: "Exempt members",
  trackedStats: "Tracked stats",
  goals: "Your goals",
  keptEmployees: "Employees kept in their position",
  membersShare: "Members’ share of crime money",
  messageDraft: "Message draft",
  nextTrip: "Flight and capacity of your next trip",
  notifications: "Notifications",
  npcStays: "NPCs seen in hospital",
  payoutRuns: "Payouts marked as paid",
  settledCrimes: "Crimes marked as settled",
  tableViews: "Saved table views",
  trainAgreements: "Train agreements",
  training: "Training goal, gyms and jumps",
  warPay: "War pay: rules and adjustments",
  weeklyMinimums: "Weekly minimums",
};

/** The name of a faction's stored news. @param id its subject and the faction's id, "armoury 9001" */
export const newsLabel = (id: string) =>
  id.replace(/^armoury /, "Armoury news, faction ").replace(/^funds /, "Funds news, faction ");

/** The name of a company's stored news. */
export const companyNewsLabel = (companyId: number | string) =>
  `Company news, company ${companyId}`;

/** The data that players enter, in words, for the text about deleting everything. */
export const ENTERED =
  "notes, exemptions, goals, tracked stats, agreed scores, benefit values, minimums, payouts, settled crimes, kept employees, train agreements, your company’s profit by day, training choices, NPC times, saved views, message draft and settings";
