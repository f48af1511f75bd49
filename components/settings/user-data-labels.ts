import type { UserDataKey } from "@/lib/store/engine/keys";

/** What a player made, as the page calls it. */
export const USER_DATA_LABELS: Readonly<Record<UserDataKey, string>> = {
  agreedScores: "Agreed scores of wars",
  benefitValues: "Your values of stock benefits",
  checklistConfig: "Checklist: items and thresholds",
  dashboardCards: "Order of the dashboard",
  dayMarks: "What is left, on the tab’s icon",
  memberNotes: "Notes on members",
  excuses: "Members excused from the week",
  followedStats: "Statistics that you follow",
  goals: "Your goals",
  membersShare: "Members’ share of a crime’s money",
  messageDraft: "Draft of a message",
  notifications: "Notifications",
  payoutRuns: "Payouts that are ticked off",
  settledCrimes: "Crimes marked as settled",
  tableViews: "Saved views of tables",
  yardsticks: "Your lines of the week",
};
