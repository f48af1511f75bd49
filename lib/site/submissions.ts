/** A suggestion or a bug report by a player. Days begin at 00:00 UTC. */
export interface Submission {
  userId: number;
  username: string;
  suggestion: string;
  submittedAtMs: number;
  /** Null until it is implemented or fixed. */
  completedAtMs: number | null;
  /** The place in the game where it was made: in the forum, or in a message. */
  forumLink: string | null;
  messageLink: string | null;
}

export type CompletedSubmission = Submission & { completedAtMs: number };

/** Submissions that are still open, newest first. */
export const pendingSubmissions = (all: readonly Submission[]): Submission[] =>
  all
    .filter(({ completedAtMs }) => completedAtMs === null)
    .toSorted((a, b) => b.submittedAtMs - a.submittedAtMs);

/** Submissions that are implemented or fixed, the latest completed first; within a day, the last submitted first. */
export const completedSubmissions = (all: readonly Submission[]): CompletedSubmission[] =>
  all
    .filter(isCompleted)
    .toSorted((a, b) => b.completedAtMs - a.completedAtMs || b.submittedAtMs - a.submittedAtMs);

const isCompleted = (submission: Submission): submission is CompletedSubmission =>
  submission.completedAtMs !== null;

/** One player's submissions. */
export interface Contributor {
  userId: number;
  username: string;
  total: number;
  pending: number;
  implemented: number;
}

/** All contributors, sorted by implemented submissions, then by all submissions. Ties go to the player who submitted first. */
export function leaderboard(all: readonly Submission[]): Contributor[] {
  const contributors = new Map<number, Contributor>();
  for (const submission of all.toSorted((a, b) => a.submittedAtMs - b.submittedAtMs)) {
    const { userId, username } = submission;
    const { total, pending, implemented } = contributors.get(userId) ?? NOTHING_YET;
    const isDone = isCompleted(submission);
    contributors.set(userId, {
      userId,
      username,
      total: total + 1,
      pending: pending + (isDone ? 0 : 1),
      implemented: implemented + (isDone ? 1 : 0),
    });
  }
  return [...contributors.values()].sort(
    (a, b) => b.implemented - a.implemented || b.total - a.total,
  );
}

const NOTHING_YET = { total: 0, pending: 0, implemented: 0 };

/** The last day on which something was submitted or completed; null if there are no submissions. */
export function lastChangeMs(all: readonly Submission[]): number | null {
  const days = all.map(({ submittedAtMs, completedAtMs }) => completedAtMs ?? submittedAtMs);
  return days.length === 0 ? null : Math.max(...days);
}
