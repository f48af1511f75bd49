/** A page's words for submissions and their outcome. */
export interface SubmissionWords {
  /** The tabs' label for screen readers. */
  views: string;
  /** `dated` is the label of the date on which that happened. */
  pending: SectionWords & { dated: string };
  completed: SectionWords & { dated: string };
  leaderboard: SectionWords;
}

export interface SectionWords {
  /** Names the tab in the address. */
  view: string;
  tab: string;
  /** The tab's label on a phone, if it differs. */
  short?: string;
  title: string;
  /** "1 report", "3 reports". */
  count: { one: string; many: string };
  empty: { title: string; note: string };
}
