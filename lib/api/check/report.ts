import type { ApiErrorKind } from "@/lib/api/transport/errors";

import type { Finding } from "./compare";
import {
  type ResponseCheck,
  type ResponseState,
  type Lacking,
  type Reason,
  STATES,
} from "./result";
import { parentOf } from "./shape";

const STATE_TEXT: Readonly<Record<ResponseState, string>> = {
  lost: "Data lost",
  failed: "Couldn’t load",
  changed: "Changed, nothing lost",
  older: "Older shape",
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

const LACKING_TEXT: Readonly<Record<Lacking, string>> = {
  faction: "You’re not in a faction.",
  company: "You’re not in a company.",
  war: "No finished ranked war.",
  id: "Needs a response that couldn’t be loaded.",
};

/** Everything that was found about a path, a line each: names and types of fields, and never a value. */
export function resultLines(result: ResponseCheck): string[] {
  const { findings, reasons, dropped, error, lacking } = result;
  return [
    ...(lacking === null ? [] : [LACKING_TEXT[lacking]]),
    ...(error === null ? [] : [errorText(error)]),
    ...(dropped === 0 ? [] : [droppedText(dropped, reasons)]),
    // Most are findings as well.
    ...reasons
      .filter(({ field }) => !findings.some((finding) => finding.field === field))
      .map(reasonText),
    ...usedFirst(findings).map((one) => findingText(one, findings)),
  ];
}

const usedFirst = (findings: readonly Finding[]) =>
  findings.toSorted((a, b) => Number(b.isRead) - Number(a.isRead));

/** "2 records dropped: stocks[].id, stocks[].name". */
function droppedText(dropped: number, reasons: readonly Reason[]): string {
  const fields = [...new Set(reasons.map(({ field }) => field))].slice(0, MAX_FIELDS);
  return `${dropped} ${dropped === 1 ? "record" : "records"} dropped: ${fields.join(", ")}`;
}

/** The message of an error may be in the game's own words, with whatever they contain. */
function errorText({ kind, code }: NonNullable<ResponseCheck["error"]>): string {
  if (code !== null) return `Error code ${code}.`;
  return ERROR_TEXT[kind] ?? `No response to compare (${kind}).`;
}

const ERROR_TEXT: Partial<Record<ApiErrorKind, string>> = {
  "unexpected-shape": "Not JSON: perhaps a page of HTML.",
  "bad-request": "Refused without an error code: perhaps a page of HTML.",
  unavailable: "The game’s API is down.",
  timeout: "No response in time.",
  offline: "No connection.",
};

const reasonText = ({ field, expected, found, count }: Reason) =>
  `${field || "the response"}: ${found}${expected === null ? ", which doesn’t fit" : ` instead of ${expected}`} (${count}×)`;

function findingText(finding: Finding, all: readonly Finding[]): string {
  const { kind, field, expected, found, count, total, isRead } = finding;
  const where = total > 1 ? ` (${count} of ${total})` : "";
  const use = isRead ? "" : ", not used";
  const name = field || "the response";
  switch (kind) {
    case "missing":
      return `${name}: missing, was ${expected}${movedText(finding, all)}${where}${use}`;
    case "null":
      return `${name}: null instead of ${expected}${where}${use}`;
    case "type":
      return `${name}: ${found} instead of ${expected}${where}${use}`;
    case "milliseconds":
      return `${name}: milliseconds instead of seconds${where}${use}`;
    case "word":
      return `${name}: a word that the document doesn’t list${where}`;
    case "pages":
      return `${name}: there are more pages, and only the first is loaded`;
    case "new":
      return `${name}: new, ${found}${where}`;
  }
}

/** Where a missing field seems to be now: in a new object beside it, or under another name with the same type. */
function movedText({ field, expected, count, holder }: Finding, all: readonly Finding[]): string {
  if (holder !== undefined) return `; now in ${holder}?`;
  const alike = all.filter(
    (other) =>
      other.kind === "new" &&
      other.count === count &&
      parentOf(other.field) === parentOf(field) &&
      firstWord(other.found) === firstWord(expected),
  );
  return alike.length === 1 && alike[0] ? `; now ${alike[0].field}?` : "";
}

/** "list" of "list of text", which is as much as is known of what was expected. */
const firstWord = (type = "") => type.split(" ", 1)[0];

/** All results as a text to send to the developer. */
export function reportText(results: readonly ResponseCheck[]): string {
  const parts = sortResults(results).map((result) =>
    [
      `${stateText(result)}: ${result.path}`,
      ...resultLines(result).map((line) => `  ${line}`),
    ].join("\n"),
  );
  const summary = results.length === 0 ? "" : `: ${summaryText(results)}`;
  return [`Game responses, ${results.length} checked${summary}.`, ...parts, ""].join("\n");
}
