import { Submissions } from "@/components/submissions/submissions";
import type { SubmissionWords } from "@/components/submissions/words";
import type { Submission } from "@/lib/site/submissions";

const NOTHING = "No data available";

const WORDS: SubmissionWords = {
  views: "Suggestions",
  pending: {
    view: "pending",
    tab: "Pending",
    title: "Pending Suggestions",
    count: { one: "suggestion", many: "suggestions" },
    dated: "Submitted",
    empty: {
      title: NOTHING,
      note: "No suggestion is waiting. Write yours in the forum thread: it will stand here.",
    },
  },
  completed: {
    view: "implemented",
    tab: "Implemented",
    short: "Done",
    title: "Implemented Suggestions",
    count: { one: "implemented", many: "implemented" },
    dated: "Implemented",
    empty: { title: NOTHING, note: "What players suggested will stand here once it is built." },
  },
  leaderboard: {
    view: "leaderboard",
    tab: "Leaderboard",
    title: "Top Contributors",
    count: { one: "contributor", many: "contributors" },
    empty: { title: NOTHING, note: "Whoever suggests something will stand here, by rank." },
  },
};

export function Suggestions({ all }: { all: readonly Submission[] }) {
  return <Submissions all={all} words={WORDS} />;
}
