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
import type { SectionText, SubmissionText } from "./text";

interface SubmissionsProps {
  all: readonly Submission[];
  text: SubmissionText;
}

/** What players sent in: what is open, what is done, and who sent in most. */
export function Submissions({ all, text }: SubmissionsProps) {
  const pending = pendingSubmissions(all);
  const completed = completedSubmissions(all);
  const contributors = leaderboard(all);
  return (
    <SubmissionViews
      label={text.views}
      initial={text.pending.view}
      views={[
        view(text.pending, pending.length, <SubmissionList submissions={pending} {...text} />),
        view(
          text.completed,
          completed.length,
          <SubmissionList submissions={completed} {...text} />,
        ),
        view(
          text.leaderboard,
          contributors.length,
          <Leaderboard contributors={contributors} done={text.completed.dated} />,
        ),
      ]}
    />
  );
}

const view = (words: SectionText, count: number, list: ReactNode) => ({
  view: words.view,
  label: words.tab,
  short: words.short ?? words.tab,
  content: (
    <SubmissionSection text={words} count={count}>
      {list}
    </SubmissionSection>
  ),
});

interface SubmissionListProps extends Pick<SubmissionText, "pending" | "completed"> {
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
