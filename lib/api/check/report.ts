import type { ApiErrorKind } from "@/lib/api/transport/errors";

import { type Finding, isLoss } from "./compare";
import { parentOf } from "./shape";

/** Stands in place of a field name if a record isn't an object. */
export const RECORD = "a record";

/**
 * The result of checking a call. `lost`: a screen would lose data. `changed`: something differs that no screen reads or needs.
 * `older`: the format before the current one. `refused`: this key has no access. `failed`: no response to compare. `skipped`:
 * there is nothing to request.
 */
export type ResponseState = (typeof STATES)[number];

/** In order of urgency, data loss first. */
const STATES = ["lost", "failed", "changed", "older", "refused", "skipped", "ok"] as const;

/** The thing that a call needs and the player doesn't have. `id`: no earlier response contained the required id. */
export type SkipReason = "faction" | "company" | "war" | "id";

/** The reason why a record, a value or the response could not be read. It holds names and types, but no values. */
export interface Reason {
  /** "members[].id" */
  field: string;
  /** "number"; null for a rule that isn't about a type. */
  expected: string | null;
  found: string;
  /** True if the record was dropped for this reason. */
  isOfDropped: boolean;
  count: number;
}

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
  /** Records that were dropped. */
  dropped: number;
  reasons: readonly Reason[];
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

/** The number of fields that are named as reasons for dropped records, most frequent first. */
const MAX_FIELDS = 5;

const SKIP_TEXT: Readonly<Record<SkipReason, string>> = {
  faction: "You’re not in a faction.",
  company: "You’re not in a company.",
  war: "No finished ranked war.",
  id: "Needs a response that couldn’t be loaded.",
};

/** All findings about a call, one line each. They contain names and types of fields, never values. */
export function resultLines(result: ResponseCheck): string[] {
  const { state, findings, reasons, dropped, isEmpty, error, skipReason } = result;
  return [
    ...(skipReason === null ? [] : [SKIP_TEXT[skipReason]]),
    ...(error === null ? [] : [errorText(error)]),
    ...(state === "ok" && isEmpty ? ["Empty: nothing to compare."] : []),
    ...(dropped === 0 ? [] : [droppedText(dropped, reasons)]),
    // Most reasons are findings as well.
    ...reasons.filter((reason) => !findings.some(isSame(reason))).map(reasonText),
    ...lossesFirst(findings).map((one) => findingText(one, findings)),
  ];
}

/** True if a finding reports the same problem as a reason. */
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

/**
 * Text about the likely new place of a missing field: in a new object beside it, or under another name with the same type. Empty
 * if no place is likely.
 */
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

/** "list" for "list of text". Nothing more is known about the expected type. */
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
