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
      note: "No suggestions yet. Post yours in the forum thread and it will appear here.",
    },
  },
  completed: {
    view: "implemented",
    tab: "Implemented",
    short: "Done",
    title: "Implemented Suggestions",
    count: { one: "implemented", many: "implemented" },
    dated: "Implemented",
    empty: { title: NOTHING, note: "Suggestions will appear here once they’re built." },
  },
  leaderboard: {
    view: "leaderboard",
    tab: "Leaderboard",
    title: "Top Contributors",
    count: { one: "contributor", many: "contributors" },
    empty: { title: NOTHING, note: "Players who make suggestions will appear here, ranked." },
  },
};

export function Suggestions({ all }: { all: readonly Submission[] }) {
  return <Submissions all={all} words={WORDS} />;
}
