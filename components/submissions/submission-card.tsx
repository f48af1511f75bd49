import { GameLink, RowLinks } from "@/components/figures/row-links";
import { PlayerLink } from "@/components/game/player-link";
import { formatIsoDay } from "@/lib/format/days";
import type { Submission } from "@/lib/site/submissions";
import { formatDay } from "@/lib/site/written";

interface SubmissionCardProps {
  submission: Submission;
  /** The labels of its dates. */
  submitted: string;
  completed: string;
}

/** Who sent it in and when, beside what they wrote. */
export function SubmissionCard({ submission, submitted, completed }: SubmissionCardProps) {
  const { userId, username, suggestion, submittedAtMs, completedAtMs } = submission;
  const { forumLink, messageLink } = submission;
  return (
    <li className="grid grid-cols-[15rem_minmax(0,1fr)] gap-x-8 gap-y-2 border-b py-5 max-md:grid-cols-1 max-md:py-4">
      <div>
        <p className="text-read">
          <PlayerLink id={userId}>
            {username} [{userId}]
          </PlayerLink>
        </p>
        <dl className="mt-1 text-small text-muted-foreground">
          <Dated label={submitted} atMs={submittedAtMs} />
          {completedAtMs !== null && <Dated label={completed} atMs={completedAtMs} />}
        </dl>
      </div>
      <div>
        <p className="max-w-168 text-read whitespace-pre-line">{suggestion}</p>
        {(forumLink !== null || messageLink !== null) && (
          <RowLinks>
            {forumLink !== null && <GameLink href={forumLink}>Forum Post</GameLink>}
            {messageLink !== null && <GameLink href={messageLink}>Message</GameLink>}
          </RowLinks>
        )}
      </div>
    </li>
  );
}

function Dated({ label, atMs }: { label: string; atMs: number }) {
  return (
    <div className="flex gap-x-1.5">
      <dt>{label}</dt>
      <dd>
        <time dateTime={formatIsoDay(atMs)}>{formatDay(atMs)}</time>
      </dd>
    </div>
  );
}
