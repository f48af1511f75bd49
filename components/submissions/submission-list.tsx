import type { Submission } from "@/lib/site/submissions";

import { SubmissionCard } from "./submission-card";
import type { SubmissionWords } from "./words";

interface SubmissionListProps extends Pick<SubmissionWords, "pending" | "completed"> {
  submissions: readonly Submission[];
}

export function SubmissionList({ submissions, pending, completed }: SubmissionListProps) {
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
