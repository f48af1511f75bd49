/** What one call reads of each member, by the game's names: all of it is public. */
export const PERSONAL_STATS = [
  "timeplayed",
  "xantaken",
  "refills",
  "attackswon",
  "rankedwarhits",
  "revives",
  "organizedcrimes",
  "traveltimes",
  "respectforfaction",
  "networth",
] as const;

const OTHER_CONTRIBUTOR_STATS = ["medicalitemsused", "drugoverdoses", "criminaloffences"] as const;

/**
 * What members have done since they joined the faction, by the names of its contributors: one call for all members. The game
 * gives no past of it, so it is kept at each visit.
 */
export const CONTRIBUTOR_STATS = ["gymenergy", ...OTHER_CONTRIBUTOR_STATS] as const;

export type ContributorStat = (typeof CONTRIBUTOR_STATS)[number];

/** What is compared of each member, what leaders look at first on top. */
export const WEEK_STATS = ["gymenergy", ...PERSONAL_STATS, ...OTHER_CONTRIBUTOR_STATS] as const;

export type WeekStat = (typeof WEEK_STATS)[number];

/** All others only ever grow: one that has fallen was set back by the game, and says nothing. */
export const mayFall = (stat: WeekStat): boolean => stat === "networth";
