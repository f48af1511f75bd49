import type { Submission } from "@/lib/site/submissions";

/** A plain, valid suggestion that is open; a test overrides only what it is about. */
export function aSubmission(changes: Partial<Submission> = {}): Submission {
  return {
    userId: 3000001,
    username: "Alpha",
    suggestion: "Show the weather.",
    submittedAtMs: Date.UTC(2026, 10, 1),
    completedAtMs: null,
    forumLink: null,
    messageLink: null,
    ...changes,
  };
}
