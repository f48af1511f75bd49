import { z } from "zod";

import { CHANGE_TYPES, type ChangeDay } from "@/lib/site/changelog";
import type { Submission } from "@/lib/site/submissions";
import { isGameLink, parseDay } from "@/lib/site/content-values";

const DAY = "Write a day of the calendar as day/month/year, for example 14/08/2025";
const LINK = "Write an address that begins with https://www.torn.com/";

/** The error message of a field: its content, and what to write instead. */
const fieldError = (input: unknown, advice: string) =>
  `${input === undefined ? "it is missing" : `${JSON.stringify(input)} will not do`}. ${advice}.`;

const withAdvice = (advice: string) => ({
  error: ({ input }: { input?: unknown }) => fieldError(input, advice),
});

const text = (advice: string) => z.string(withAdvice(advice)).trim().min(1, withAdvice(advice));

const link = (advice: string) =>
  z.string(withAdvice(advice)).refine(isGameLink, withAdvice(advice));

/** Parses a day to its start, in epoch milliseconds. */
const day = (advice: string) =>
  z.string(withAdvice(advice)).transform((written, context) => {
    const atMs = parseDay(written);
    if (atMs !== null) return atMs;
    context.addIssue(fieldError(written, advice));
    return z.NEVER;
  });

/** The error message for unknown fields: a typo in a field's name would otherwise go unnoticed. */
const knownFields = (...names: string[]) => ({
  error: ({ code, keys }: { code?: string; keys?: readonly string[] }) =>
    code === "unrecognized_keys"
      ? `there is no field ${(keys ?? []).join(", ")}. The fields are ${names.join(", ")}.`
      : undefined,
});

const change = z.strictObject(
  {
    type: z.enum(CHANGE_TYPES, withAdvice(`Write one of ${CHANGE_TYPES.join(", ")}`)),
    description: text("Write what changed for the player"),
  },
  knownFields("type", "description"),
);

const changelogEntry = z
  .strictObject(
    {
      date: day(DAY),
      changes: z
        .array(change, withAdvice("Write a list of changes"))
        .min(1, withAdvice("Write at least one change"))
        .refine(
          (changes) =>
            new Set(changes.map(({ description }) => description)).size === changes.length,
          { error: "one description stands there twice. Write it once." },
        ),
    },
    knownFields("date", "changes"),
  )
  .transform(({ date, changes }): ChangeDay => ({ atMs: date, changes }));

const submission = z
  .strictObject(
    {
      userId: z
        .int(withAdvice("Write the player's id in the game, a whole number above 0"))
        .positive(withAdvice("Write the player's id in the game, a whole number above 0")),
      username: text("Write the player's name in the game"),
      suggestion: text("Write what the player asked for or reported"),
      submittedAt: day(DAY),
      forumLink: link(`${LINK}, or null`).nullable(),
      completedAt: day(`${DAY}, or null while it is open`).nullable(),
      messageLink: link(`${LINK}, or leave the field out`).optional(),
    },
    knownFields(
      ...["userId", "username", "suggestion", "submittedAt"],
      ...["forumLink", "completedAt", "messageLink"],
    ),
  )
  .refine(({ submittedAt, completedAt }) => completedAt === null || completedAt >= submittedAt, {
    path: ["completedAt"],
    error: "it is before submittedAt. Write the day on which it was done, or null.",
  })
  .transform(({ submittedAt, completedAt, messageLink = null, ...said }): Submission => ({
    ...said,
    submittedAtMs: submittedAt,
    completedAtMs: completedAt,
    messageLink,
  }));

/** Checks the changelog when the module loads: a bad entry stops the build and the tests, and never reaches a visitor. */
export function defineChangelog(entries: readonly z.input<typeof changelogEntry>[]): ChangeDay[] {
  return parseEntries({
    file: "content/changelog.ts",
    entry: changelogEntry,
    entries,
    nameOf: ({ date }) => date,
    clash: (a, b) =>
      a.atMs === b.atMs &&
      "date: {other} has the same day. Write the changes of a day in one entry.",
  });
}

/** Checks submissions when the module loads, as with the changelog. */
export function defineSubmissions(
  file: "content/suggestions.ts" | "content/bugs.ts",
  entries: readonly z.input<typeof submission>[],
): Submission[] {
  return parseEntries({
    file,
    entry: submission,
    entries,
    nameOf: ({ username }) => username,
    clash(a, b) {
      if (a.userId !== b.userId) return false;
      if (a.username !== b.username) {
        return `username: {other} calls player ${a.userId} ${b.username}. Write today's name in both.`;
      }
      return a.suggestion === b.suggestion && "suggestion: {other} says the same. Write it once.";
    },
  });
}

interface ContentFile<Entry extends z.ZodType> {
  file: string;
  entry: Entry;
  entries: readonly z.input<Entry>[];
  nameOf: (written: z.input<Entry>) => string;
  /** The conflict of an entry with an earlier one, whose place is {other}; false if there is none. */
  clash: (entry: z.output<Entry>, before: z.output<Entry>) => string | false;
}

function parseEntries<Entry extends z.ZodType>({
  file,
  entry,
  entries,
  nameOf,
  clash,
}: ContentFile<Entry>) {
  const problems: string[] = [];
  const found: { at: number; entry: z.output<Entry> }[] = [];
  entries.forEach((written, i) => {
    const at = i + 1;
    const place = `${file}, entry ${at} (${nameOf(written)})`;
    const result = entry.safeParse(written);
    if (!result.success) {
      problems.push(...result.error.issues.map((issue) => `${place}${worded(issue)}`));
      return;
    }
    for (const before of found) {
      const problem = clash(result.data, before.entry);
      if (problem !== false) {
        problems.push(`${place}, ${problem.replace("{other}", `entry ${before.at}`)}`);
        break;
      }
    }
    found.push({ at, entry: result.data });
  });
  if (problems.length > 0) throw new Error(problems.join("\n"));
  return found.map((one) => one.entry);
}

/** The text of an issue: the field, with list items counted from 1 as entries are, and the error message. */
function worded({ path, message }: z.core.$ZodIssue): string {
  const field = path.map((part) => (typeof part === "number" ? part + 1 : String(part))).join(" ");
  return field === "" ? `: ${message}` : `, ${field}: ${message}`;
}
