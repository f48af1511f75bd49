/** Every name under which localStorage holds something of ours, but the theme, which next-themes keeps. */
export type StoredKey =
  | "apiKey"
  | "benefitValues"
  | "checklistConfig"
  | "dashboardCards"
  | "keyRejection"
  | "memberNotes"
  | "memberNotesOfSample"
  | "memberVisits"
  | "membersShare"
  | "messageDraft"
  | "notifications"
  | "payoutRuns"
  | "payoutRunsOfSample"
  | "settledCrimes"
  | "settledCrimesOfSample"
  | "singleKeys"
  | "tableViews";
