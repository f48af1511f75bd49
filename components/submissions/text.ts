import type { ChangeType } from "@/lib/site/changelog";

/** A page's words for submissions and their outcome. */
export interface SubmissionText {
  /** The tabs' label for screen readers. */
  views: string;
  /** The button that leads to the forum thread. */
  post: string;
  /** The changes of the site, below an empty list. */
  latest: LatestText;
  /** `dated` is the label of the date on which that happened. */
  pending: SectionText & { dated: string };
  completed: SectionText & { dated: string };
  leaderboard: SectionText;
}

export interface LatestText {
  title: string;
  /** The link to all changes of the type. */
  all: string;
  type: ChangeType;
}

export interface SectionText {
  /** The tab's name in the URL. */
  view: string;
  tab: string;
  title: string;
  /** "1 report", "3 reports". */
  count: { one: string; many: string };
  empty: { title: string; note: string };
}

export const SUGGESTIONS: SubmissionText = {
  views: "Suggestions",
  post: "Suggest in the forum thread",
  latest: { title: "Latest features", all: "All new features", type: "feature" },
  pending: {
    view: "pending",
    tab: "Pending",
    title: "Pending Suggestions",
    count: { one: "suggestion", many: "suggestions" },
    dated: "Submitted",
    empty: {
      title: "No suggestions yet",
      note: "Post yours and it will appear here.",
    },
  },
  completed: {
    view: "implemented",
    tab: "Implemented",
    title: "Implemented Suggestions",
    count: { one: "implemented", many: "implemented" },
    dated: "Implemented",
    empty: {
      title: "No suggestions implemented yet",
      note: "Suggestions will appear here once they’re built.",
    },
  },
  leaderboard: {
    view: "leaderboard",
    tab: "Leaderboard",
    title: "Top Contributors",
    count: { one: "contributor", many: "contributors" },
    empty: {
      title: "No contributors yet",
      note: "Players who make suggestions will appear here, ranked.",
    },
  },
};

export const BUG_REPORTS: SubmissionText = {
  views: "Bug reports",
  post: "Report in the forum thread",
  latest: { title: "Latest fixes", all: "All fixes", type: "fix" },
  pending: {
    view: "reported",
    tab: "Reported",
    title: "Pending Reports",
    count: { one: "report", many: "reports" },
    dated: "Reported",
    empty: { title: "No pending bug reports!", note: "All known bugs have been fixed. 🎉" },
  },
  completed: {
    view: "fixed",
    tab: "Fixed",
    title: "Fixed Reports",
    count: { one: "fixed", many: "fixed" },
    dated: "Fixed",
    empty: { title: "No fixed reports yet", note: "Fixed reports will appear here." },
  },
  leaderboard: {
    view: "leaderboard",
    tab: "Leaderboard",
    title: "Top Reporters",
    count: { one: "reporter", many: "reporters" },
    empty: { title: "No reporters yet", note: "Players who report bugs will appear here, ranked." },
  },
};
