/** What a page calls what players sent in, and what became of it. */
export interface SubmissionWords {
  /** What the tabs are about, for those who only hear them. */
  views: string;
  /** `dated` is what the day is called on which it came to that. */
  pending: SectionWords & { dated: string };
  completed: SectionWords & { dated: string };
  leaderboard: SectionWords;
}

export interface SectionWords {
  /** Names the tab in the address. */
  view: string;
  tab: string;
  /** The tab on a phone, where it is another. */
  short?: string;
  title: string;
  /** "1 report", "3 reports". */
  count: { one: string; many: string };
  empty: { title: string; note: string };
}
