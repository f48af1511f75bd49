import type { ApiErrorKind } from "@/lib/api/transport/errors";

import { type Finding, isLoss } from "./compare";
import { parentOf } from "./shape";

/** In place of a field, where a record is no object. */
export const RECORD = "a record";

/**
 * What the check of a call found. `lost`: a screen would lose something. `changed`: something differs that no screen
 * reads, or needs. `older`: the format before the current one. `refused`: not for this key. `failed`: no response to
 * compare. `skipped`: there is nothing to ask for.
 */
export type ResponseState = (typeof STATES)[number];

/** What would be lost first. */
const STATES = ["lost", "failed", "changed", "older", "refused", "skipped", "ok"] as const;

/** What a call needs and the player doesn't have, or an id that no earlier response gave. */
export type SkipReason = "faction" | "company" | "war" | "id";

/** Why something could not be read: a record, a value, or the response. It holds names and types, and no value. */
export interface Reason {
  /** "members[].id" */
  field: string;
  /** "number"; null for a rule that isn't about a type. */
  expected: string | null;
  found: string;
  /** Whether its record was dropped for it. */
  isOfDropped: boolean;
  count: number;
}

/** What the game said instead of data. It has no message, which may be in the game's words. */
interface CallError {
  kind: ApiErrorKind;
  /** The game's own number, where it gave one. */
  code: number | null;
  /** Of HTTP, where it wasn't OK. */
  status: number | null;
}

export interface ResponseCheck {
  /** The path, and what it was asked for where there are several calls of it: "torn/items (armour)". */
  name: string;
  state: ResponseState;
  findings: readonly Finding[];
  /** Records that were dropped. */
  dropped: number;
  reasons: readonly Reason[];
  /** Whether the response has no records, so that there was nothing to compare. */
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

/** In the order in which a player or a developer needs to know of them. */
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

/** Fields named as the reason of dropped records, the most frequent first. */
const MAX_FIELDS = 5;

const SKIP_TEXT: Readonly<Record<SkipReason, string>> = {
  faction: "You’re not in a faction.",
  company: "You’re not in a company.",
  war: "No finished ranked war.",
  id: "Needs a response that couldn’t be loaded.",
};

/** Everything that was found about a call, a line each: names and types of fields, and never a value. */
export function resultLines(result: ResponseCheck): string[] {
  const { state, findings, reasons, dropped, isEmpty, error, skipReason } = result;
  return [
    ...(skipReason === null ? [] : [SKIP_TEXT[skipReason]]),
    ...(error === null ? [] : [errorText(error)]),
    ...(state === "ok" && isEmpty ? ["Empty: nothing to compare."] : []),
    ...(dropped === 0 ? [] : [droppedText(dropped, reasons)]),
    // Most are findings as well.
    ...reasons.filter((reason) => !findings.some(isSame(reason))).map(reasonText),
    ...lossesFirst(findings).map((one) => findingText(one, findings)),
  ];
}

/** Whether a finding says the same as a reason. */
const isSame =
  (reason: Reason) =>
  ({ kind, field, found }: Finding) => {
    if (field !== reason.field) return false;
    if (kind === "missing") return reason.found === "nothing";
    if (kind === "milliseconds") return reason.found === "number";
    return kind === "null" ? reason.found === "null" : found === reason.found;
  };

const lossesFirst = (findings: readonly Finding[]) =>
  findings.toSorted(
    (a, b) => Number(isLoss(b)) - Number(isLoss(a)) || Number(b.isRead) - Number(a.isRead),
  );

/** "2 records dropped: stocks[].id, stocks[].name". */
function droppedText(dropped: number, reasons: readonly Reason[]): string {
  const ofDropped = reasons.filter(({ isOfDropped }) => isOfDropped);
  const fields = [...new Set(ofDropped.map(({ field }) => field))].slice(0, MAX_FIELDS);
  const causes = fields.map((field) => (field === RECORD ? "not an object" : field));
  return `${dropped} ${dropped === 1 ? "record" : "records"} dropped: ${causes.join(", ")}`;
}

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

function reasonText({ field, expected, found, count }: Reason): string {
  const what =
    expected === null
      ? `${found}, not accepted`
      : expected.startsWith(`${found} `)
        ? `not a ${expected}`
        : `${found} instead of ${expected}`;
  return `${field || "the response"}: ${what} (${count}×)`;
}

function findingText(finding: Finding, all: readonly Finding[]): string {
  const { kind, field, expected, found, count, total, isRead } = finding;
  const where = total > 1 ? ` (${count} of ${total})` : "";
  const use = isRead ? "" : ", not used";
  const name = field || "the response";
  switch (kind) {
    case "missing":
      return `${name}: missing, expected ${expected}${movedText(finding, all)}${where}${use}`;
    case "null":
      return `${name}: null instead of ${expected}${where}${use}`;
    case "type":
      return `${name}: ${found} instead of ${expected}${where}${use}`;
    case "milliseconds":
      return `${name}: milliseconds instead of seconds${where}${use}`;
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

/** Where a missing field seems to be now: in a new object beside it, or under another name with the same type. */
function movedText(
  { field, expected, count, movedInto }: Finding,
  all: readonly Finding[],
): string {
  if (movedInto !== undefined) return `; now in ${movedInto}?`;
  const alike = all.filter(
    (other) =>
      other.kind === "new" &&
      other.count === count &&
      parentOf(other.field) === parentOf(field) &&
      baseType(other.found) === baseType(expected),
  );
  return alike.length === 1 && alike[0] ? `; now ${alike[0].field}?` : "";
}

/** "list" of "list of text", which is as much as is known of what was expected. */
const baseType = (type = "") => type.split(" ", 1)[0];

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
