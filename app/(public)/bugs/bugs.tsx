import { Submissions } from "@/components/submissions/submissions";
import type { SubmissionWords } from "@/components/submissions/words";
import type { Submission } from "@/lib/site/submissions";

const NOTHING = "No data available";

const WORDS: SubmissionWords = {
  views: "Bug reports",
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
    empty: { title: NOTHING, note: "Fixed reports will appear here." },
  },
  leaderboard: {
    view: "leaderboard",
    tab: "Leaderboard",
    title: "Top Reporters",
    count: { one: "reporter", many: "reporters" },
    empty: { title: NOTHING, note: "Players who report bugs will appear here, ranked." },
  },
};

export function Bugs({ all }: { all: readonly Submission[] }) {
  return <Submissions all={all} words={WORDS} />;
}
