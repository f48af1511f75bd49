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
  | "messageDraft"
  | "notifications"
  | "payoutRuns"
  | "payoutRunsOfSample"
  | "singleKeys"
  | "tableViews";
