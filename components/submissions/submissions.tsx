import type { ReactNode } from "react";

import {
  completedSubmissions,
  leaderboard,
  pendingSubmissions,
  type Submission,
} from "@/lib/site/submissions";

import { Leaderboard } from "./leaderboard";
import { SubmissionCard } from "./submission-card";
import { SubmissionSection } from "./submission-section";
import { SubmissionViews } from "./submission-views";
import type { SectionWords, SubmissionWords } from "./words";

interface SubmissionsProps {
  all: readonly Submission[];
  words: SubmissionWords;
}

/** What players sent in: what is open, what is done, and who sent in most. */
export function Submissions({ all, words }: SubmissionsProps) {
  const pending = pendingSubmissions(all);
  const completed = completedSubmissions(all);
  const contributors = leaderboard(all);
  return (
    <SubmissionViews
      label={words.views}
      initial={words.pending.view}
      views={[
        view(words.pending, pending.length, <SubmissionList submissions={pending} {...words} />),
        view(
          words.completed,
          completed.length,
          <SubmissionList submissions={completed} {...words} />,
        ),
        view(
          words.leaderboard,
          contributors.length,
          <Leaderboard contributors={contributors} done={words.completed.dated} />,
        ),
      ]}
    />
  );
}

const view = (words: SectionWords, count: number, list: ReactNode) => ({
  view: words.view,
  label: words.tab,
  short: words.short ?? words.tab,
  content: (
    <SubmissionSection words={words} count={count}>
      {list}
    </SubmissionSection>
  ),
});

interface SubmissionListProps extends Pick<SubmissionWords, "pending" | "completed"> {
  submissions: readonly Submission[];
}

function SubmissionList({ submissions, pending, completed }: SubmissionListProps) {
  return (
    <ol>
      {submissions.map((submission) => (
        <SubmissionCard
          key={`${submission.userId} ${submission.suggestion}`}
          submission={submission}
          submitted={pending.dated}
          completed={completed.dated}
        />
      ))}
    </ol>
  );
}
