import type { ApiErrorKind } from "@/lib/api/transport/errors";

import { type Finding, isLoss } from "./compare";

/**
 * The result of checking a call. `lost`: a screen would lose data. `changed`: something differs that no screen reads or needs.
 * `older`: the format before the current one. `refused`: this key has no access. `failed`: no response to compare. `skipped`:
 * there is nothing to request.
 */
export type ResponseState = (typeof STATES)[number];

/** In order of urgency, data loss first. */
const STATES = ["lost", "failed", "changed", "older", "refused", "skipped", "ok"] as const;

/** The thing that a call needs and the player doesn't have. `id`: no earlier response contained the required id. */
export type SkipReason = "faction" | "company" | "war" | "chain" | "id";

/** An error that the game returned instead of data. Its message is left out, since it may be the game's own text. */
interface CallError {
  kind: ApiErrorKind;
  /** The game's own error code, if it gave one. */
  code: number | null;
  /** The HTTP status, if it wasn't OK. */
  status: number | null;
}

export interface ResponseCheck {
  /** The path, followed by the requested part if the path has several calls: "torn/items (armour)". */
  name: string;
  state: ResponseState;
  findings: readonly Finding[];
  /** The number of records in the lists that our schema reads, and how many of them it dropped. */
  records: number;
  dropped: number;
  /** True if our schema can't read the response at all. */
  isRefused: boolean;
  /** True if the response has no records, so there was nothing to compare. */
  isEmpty: boolean;
  error: CallError | null;
  skipReason: SkipReason | null;
}

const STATE_TEXT: Readonly<Record<ResponseState, string>> = {
  lost: "Data lost",
  failed: "Couldn’t load",
  changed: "Changed, nothing lost",
  older: "Older format",
  refused: "No access",
  skipped: "Not checked",
  ok: "OK",
};

export const stateText = ({ state }: Pick<ResponseCheck, "state">) => STATE_TEXT[state];

/** Sorts results by how urgently a player or a developer needs to know them. */
export const sortResults = (results: readonly ResponseCheck[]): ResponseCheck[] =>
  results.toSorted((a, b) => STATES.indexOf(a.state) - STATES.indexOf(b.state));

/** "Data lost: 2; no access: 1; OK: 47" */
export function summaryText(results: readonly ResponseCheck[]): string {
  const counts = STATES.map((state) => ({
    text: STATE_TEXT[state],
    count: results.filter((result) => result.state === state).length,
  })).filter(({ count }) => count > 0);
  const texts = counts.map(({ text, count }) => `${text}: ${count}`);
  return texts
    .map((text, index) => (index === 0 ? text : text.replace(/^[A-Z](?=[a-z])/, lower)))
    .join("; ");
}

const lower = (letter: string) => letter.toLowerCase();

const SKIP_TEXT: Readonly<Record<SkipReason, string>> = {
  faction: "You’re not in a faction.",
  company: "You’re not in a company.",
  war: "No finished ranked war.",
  chain: "No finished chain.",
  id: "Needs a response that couldn’t be loaded.",
};

/** All findings about a call, one line each. They contain names and types of fields, never values. */
export function resultLines(result: ResponseCheck): string[] {
  const { state, findings, records, dropped, isRefused, isEmpty, error, skipReason } = result;
  return [
    ...(skipReason === null ? [] : [SKIP_TEXT[skipReason]]),
    ...(error === null ? [] : [errorText(error)]),
    ...(state === "ok" && isEmpty ? ["Empty: nothing to compare."] : []),
    ...(isRefused ? ["This site can’t read the response."] : []),
    ...(dropped === 0 ? [] : [droppedText(dropped, records)]),
    ...lossesFirst(findings).map((one) => findingText(one)),
  ];
}

/** The lists of an older format aren't counted, unless they are in the place of a current one. */
const droppedText = (dropped: number, records: number) =>
  records < dropped ? `Records dropped: ${dropped}` : `${dropped} of ${records} records dropped`;

const lossesFirst = (findings: readonly Finding[]) =>
  findings.toSorted(
    (a, b) => Number(isLoss(b)) - Number(isLoss(a)) || Number(b.isRead) - Number(a.isRead),
  );

function errorText({ kind, code, status }: CallError): string {
  if (code !== null) return `Error code ${code}.`;
  if (kind !== "bad-request") return ERROR_TEXT[kind] ?? `No response to compare (${kind}).`;
  if (status === null) return "The game answered with an error that has no code.";
  return `Refused with HTTP status ${status} and without an error code.`;
}

const ERROR_TEXT: Partial<Record<ApiErrorKind, string>> = {
  "unexpected-shape": "Not JSON: perhaps a page of HTML.",
  unavailable: "The game’s API is down.",
  timeout: "No response in time.",
  offline: "No connection.",
};

function findingText(finding: Finding): string {
  const { kind, field, expected, found, count, total, isRead, nowAt } = finding;
  const where = total > 1 ? ` (${count} of ${total})` : "";
  const use = isRead ? "" : ", not used";
  const name = field || "the response";
  switch (kind) {
    case "missing":
      return `${name}: missing, expected ${expected}${nowAt ? `; now ${nowAt}?` : ""}${where}${use}`;
    case "null":
    case "type":
      return `${name}: ${found} instead of ${expected}${where}${use}`;
    case "milliseconds":
      return `${name}: milliseconds instead of seconds${where}${use}`;
    case "time":
      return `${name}: not a time of the years 2000 to 2100${where}${use}`;
    case "unlisted":
      return `${name}: a value that isn’t in the game’s list${where}`;
    case "pages":
      return found === undefined
        ? `${name}: there are more pages, and only the first is loaded`
        : `${name}: ${found} records per page, expected ${expected}`;
    case "new":
      return `${name}: new, ${found}${where}`;
  }
}

/** All results as a text to send to the developer. */
export function reportText(results: readonly ResponseCheck[]): string {
  const parts = sortResults(results).map((result) =>
    [
      `${stateText(result)}: ${result.name}`,
      ...resultLines(result).map((line) => `  ${line}`),
    ].join("\n"),
  );
  const summary = results.length === 0 ? "" : `: ${summaryText(results)}`;
  return [`Game responses, ${results.length} checked${summary}.`, ...parts, ""].join("\n");
}
