import { ArrowUpRight } from "lucide-react";
import type { ReactNode } from "react";

import { EmptyState } from "@/components/feedback/empty-state";
import { GameLink, RowLinks } from "@/components/figures/row-links";
import { ContactLink } from "@/components/game/contact-link";
import { NAME_LOOK, profileUrl } from "@/components/game/player-link";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { groupBy } from "@/lib/common/group-by";
import { formatGameDate, formatIsoDay, formatShortGameDay } from "@/lib/format/days";
import { changeParts, type LatestChange } from "@/lib/site/change-pages";
import {
  completedSubmissions,
  type Contributor,
  leaderboard,
  pendingSubmissions,
  type Submission,
} from "@/lib/site/submissions";
import { cn } from "@/lib/utils";

import { SubmissionViews } from "./submission-views";
import type { LatestText, SectionText, SubmissionText } from "./text";

const METALS: Partial<Record<number, string>> = {
  1: "bg-gold text-metal-foreground",
  2: "bg-silver text-metal-foreground",
  3: "bg-bronze text-metal-foreground",
};

interface SubmissionsProps {
  all: readonly Submission[];
  text: SubmissionText;
  /** The forum thread, where players post. */
  forumUrl: string;
  /** The changes of the changelog, newest first, shown while nothing is pending. */
  latest: readonly LatestChange[];
}

/** The players' submissions as tabs: open, completed, and a leaderboard. */
export function Submissions({ all, text, forumUrl, latest }: SubmissionsProps) {
  const pending = pendingSubmissions(all);
  const completed = completedSubmissions(all);
  const contributors = leaderboard(all);
  return (
    <SubmissionViews
      label={text.views}
      initial={text.pending.view}
      views={[
        view(
          text.pending,
          pending.length,
          <SubmissionList submissions={pending} {...text} />,
          latest.length > 0 && <LatestChanges {...text.latest} changes={latest} />,
          <Button asChild variant="outline" className="max-md:shrink max-md:whitespace-normal">
            <ContactLink href={forumUrl}>
              {text.post}
              <ArrowUpRight aria-hidden />
            </ContactLink>
          </Button>,
        ),
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

/**
 * @param below shown below an empty list
 * @param action the button beside the title, or in the box of an empty list
 */
const view = (
  words: SectionText,
  count: number,
  list: ReactNode,
  below?: ReactNode,
  action?: ReactNode,
) => ({
  view: words.view,
  label: words.tab,
  content: (
    <SubmissionSection text={words} count={count} below={below} action={action}>
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

interface SubmissionSectionProps {
  text: SectionText;
  count: number;
  below: ReactNode;
  action: ReactNode;
  /** The list of submissions or contributors. */
  children: ReactNode;
}

/** A tab's title, count and list. If the list is empty, a text explains what will appear there. */
function SubmissionSection({
  text: { title, count: counted, empty },
  count,
  below,
  action,
  children,
}: SubmissionSectionProps) {
  return (
    <section aria-label={title}>
      <div className="flex min-h-11 flex-wrap items-center gap-x-3 gap-y-3 border-b border-rule pb-1.5 max-md:pb-4">
        <h2 className="font-display text-h2 font-medium">{title}</h2>
        <Badge>
          {count} {count === 1 ? counted.one : counted.many}
        </Badge>
        {count > 0 && Boolean(action) && <div className="ml-auto max-md:ml-0">{action}</div>}
      </div>
      {count === 0 ? (
        <>
          <EmptyState title={empty.title} actions={action}>
            {empty.note}
          </EmptyState>
          {below}
        </>
      ) : (
        children
      )}
    </section>
  );
}

interface LatestChangesProps extends LatestText {
  changes: readonly LatestChange[];
}

/** So many changes are shown at once, which fills a screen. The rest is folded. */
const SHOWN = 14;

/** The changes of the site, newest first, and the way to all of them. */
function LatestChanges({ title, all, type, changes }: LatestChangesProps) {
  const more = changes.slice(SHOWN);
  return (
    <section aria-label={title} className="mt-8 text-read">
      <h3 className="border-b pb-2 font-semibold">{title}</h3>
      <ChangesByDay changes={changes.slice(0, SHOWN)} />
      {more.length > 0 && (
        <details>
          <summary className="min-h-11 content-center text-muted-foreground">
            {more.length} more
          </summary>
          <ChangesByDay changes={more} />
        </details>
      )}
      <a
        href={`/changes?type=${type}`}
        className="inline-flex min-h-11 items-center text-primary underline"
      >
        {all}
      </a>
    </section>
  );
}

/** Each day's changes under the names of their pages. */
const ChangesByDay = ({ changes }: Pick<LatestChangesProps, "changes">) =>
  [...groupBy(changes, ({ atMs }) => atMs)].map(([atMs, ofDay]) => (
    <div
      key={atMs}
      className="grid grid-cols-[4rem_minmax(0,1fr)] gap-x-4 border-b border-row max-md:block"
    >
      <h4 className="py-2 text-muted-foreground max-md:pb-0">
        <time dateTime={formatIsoDay(atMs)}>{formatShortGameDay(atMs)}</time>
      </h4>
      <div>
        {[...groupBy(ofDay, ({ description }) => changeParts(description).page)].map(
          ([page, ofPage]) => (
            <div
              key={page}
              className="grid grid-cols-[11rem_minmax(0,1fr)] items-baseline gap-x-4 border-b border-row py-2 last:border-b-0 max-md:block"
            >
              <h5 className="font-semibold">{page}</h5>
              <ul className="grid gap-y-1.5">
                {ofPage.map(({ description }) => (
                  <li key={description} className="text-pretty">
                    {changeParts(description).sentence}
                  </li>
                ))}
              </ul>
            </div>
          ),
        )}
      </div>
    </div>
  ));

interface SubmissionCardProps {
  submission: Submission;
  /** The labels of its dates. */
  submitted: string;
  completed: string;
}

/** A submission's text, beside its author and dates. */
function SubmissionCard({ submission, submitted, completed }: SubmissionCardProps) {
  const { userId, username, suggestion, submittedAtMs, completedAtMs } = submission;
  const { forumLink, messageLink } = submission;
  return (
    <li className="grid grid-cols-[15rem_minmax(0,1fr)] gap-x-8 gap-y-2 border-b py-5 max-md:grid-cols-1 max-md:py-4">
      <div>
        <p className="text-read">
          <ProfileLink id={userId}>
            {username} [{userId}]
          </ProfileLink>
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
        <time dateTime={formatIsoDay(atMs)}>{formatGameDate(atMs)}</time>
      </dd>
    </div>
  );
}

interface LeaderboardProps {
  contributors: readonly Contributor[];
  /** The outcome of a submission: "Implemented", "Fixed". */
  done: string;
}

/** The players with the most submissions, by rank. */
function Leaderboard({ contributors, done }: LeaderboardProps) {
  return (
    <ol>
      {contributors.map(({ userId, username, total, pending, implemented }, i) => (
        <li
          key={userId}
          className="grid grid-cols-[2rem_minmax(0,1fr)_auto] items-center gap-x-4 gap-y-2 border-b border-row py-2.5 max-md:grid-cols-[2rem_minmax(0,1fr)]"
        >
          <RankCircle rank={i + 1} />
          <p className="text-read">
            <ProfileLink id={userId}>
              {username} [{userId}]
            </ProfileLink>
          </p>
          <dl className="flex gap-x-8 max-md:col-start-2 max-md:gap-x-5">
            <Figure label="Total" value={total} />
            <Figure label="Pending" value={pending} />
            <Figure label={done} value={implemented} />
          </dl>
        </li>
      ))}
    </ol>
  );
}

function Figure({ label, value }: { label: string; value: number }) {
  return (
    <div className="min-w-16 text-right max-md:min-w-0 max-md:text-left">
      <dt className="text-small text-muted-foreground">{label}</dt>
      <dd className="font-semibold">{value}</dd>
    </div>
  );
}

/** Gold, silver, bronze, then black; the number says the same without colour. */
function RankCircle({ rank }: { rank: number }) {
  return (
    <span
      className={cn(
        "grid size-8 shrink-0 place-items-center rounded-full border border-input font-semibold",
        METALS[rank] ?? "bg-coal text-coal-foreground",
      )}
    >
      <span>
        <span className="sr-only">Rank </span>
        {rank}
      </span>
    </span>
  );
}

/** A link to a player's profile in the game: public pages have no sheets. */
const ProfileLink = ({ id, children }: { id: number; children: ReactNode }) => (
  <a href={profileUrl(id)} target="_blank" rel="noreferrer" translate="no" className={NAME_LOOK}>
    {children}
  </a>
);
