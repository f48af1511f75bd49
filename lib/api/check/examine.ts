import { parsing } from "@/lib/api/transport/wire";
import * as z from "@/lib/zod";

import { compare, type Finding, isLoss } from "./compare";
import { type Reason, RECORD, type ResponseCheck } from "./report";
import { OLDER_SHAPES, type Shape, SHAPES, typeName, typeOf } from "./shape";
import { placeAt, valueAt, watchReads, withWatchedId } from "./watch-reads";

type Examined = Pick<ResponseCheck, "state" | "findings" | "dropped" | "reasons" | "isEmpty">;

/**
 * Compares a response with its documented shape, collects everything that could not be read, and rates the effect on a screen.
 * @param shapeName "user/bars", or "user/personalstats[]" if a list was requested
 * @param request "/faction/crimes?limit=100"
 */
export function examine(
  shapeName: string,
  body: unknown,
  schema: z.ZodMiniType,
  request = "",
): Examined {
  const pageSize = /[?&]limit=(\d+)/.exec(request)?.[1];
  const as = (shape: Shape) =>
    examineAs(shape, body, schema, pageSize === undefined ? undefined : Number(pageSize));

  const current = as(SHAPES[shapeName] ?? "any");
  const olderShape = OLDER_SHAPES[shapeName];
  if (current.state !== "lost" || olderShape === undefined) return current;
  // Without such a finding, the response has the current format and only lacks something.
  const isOtherFormat = current.findings.some(
    ({ kind, isRead }) => kind === "type" || (kind === "new" && isRead),
  );
  const older = as(olderShape);
  if (!isOtherFormat || older.state === "lost") return current;
  // The older shape describes its maps as lists. A screen may miss fields that only the current format has.
  const differences = older.findings.filter(({ found }) => !/^(empty )?map$/.test(found ?? ""));
  const missing = current.findings.filter(({ kind, isRead }) => kind === "missing" && isRead);
  return { ...older, state: "older", findings: [...differences, ...missing] };
}

function examineAs(
  shape: Shape,
  body: unknown,
  schema: z.ZodMiniType,
  pageSize: number | undefined,
): Examined {
  const reads = new Set<string>();
  let lastRead = "";
  const watched = watchReads(body, shape, (field) => {
    reads.add(field);
    lastRead = field;
  });
  const { dropped, causes } = collectCauses(
    () => schema.safeParse(watched),
    watched,
    () => lastRead,
  );
  const findings = compare(body, shape, reads, pageSize);
  return {
    state: stateOf(findings, causes.length > 0),
    findings,
    dropped,
    reasons: counted(causes),
    isEmpty: isEmpty(body),
  };
}

function stateOf(findings: readonly Finding[], hasLost: boolean): ResponseCheck["state"] {
  if (hasLost || findings.some(isLoss)) return "lost";
  return findings.length === 0 ? "ok" : "changed";
}

/** True if a response contains only empty lists, empty objects and null. Metadata is ignored. */
function isEmpty(body: unknown): boolean {
  if (body === null) return true;
  if (typeof body !== "object") return false;
  return Object.entries(body).every(([name, part]) => name === "_metadata" || isEmpty(part));
}

type Cause = Omit<Reason, "count">;

/**
 * Runs `parse` and collects the reasons for everything that could not be read: the response itself, records that lists dropped,
 * and values that count as absent. The field of such a value is the one that was read last. `parse` must be synchronous.
 */
function collectCauses(
  parse: () => ReturnType<z.ZodMiniType["safeParse"]>,
  watched: unknown,
  lastRead: () => string,
) {
  const lost = { drops: [] as Cause[][], unread: [] as Cause[][] };
  const { attempt, withId } = parsing;
  const { note } = z.unreadable;

  parsing.attempt = (schema, value, list, index = 0) => {
    const { drops, unread } = lost;
    const before = [drops.length, unread.length] as const;
    const parsed = attempt(schema, value);
    if (parsed.success) return parsed;
    // Any loss inside this value is part of its own loss, or the value is parsed again in another format.
    [drops.length, unread.length] = before;
    if (list) {
      const causes = causesOf(Object.values(list)[index], parsed.error.issues, RECORD);
      drops.push(causes.map((cause) => ({ ...cause, isOfDropped: true })));
    }
    return parsed;
  };
  parsing.withId = (entry) => withWatchedId(entry) ?? withId(entry);
  z.unreadable.note = (value, issues) => {
    if (isNothing(value)) return;
    const field = lastRead();
    const outOfRange = { field, expected: IN_RANGE, found: typeOf(value), isOfDropped: false };
    lost.unread.push(issues ? causesOf(value, issues.map(withPath), field) : [outOfRange]);
  };

  try {
    const parsed = parse();
    const whole = parsed.success ? [] : causesOf(watched, parsed.error.issues, "");
    return {
      dropped: lost.drops.length,
      causes: [...lost.drops.flat(), ...lost.unread.flat(), ...whole],
    };
  } finally {
    Object.assign(parsing, { attempt, withId });
    z.unreadable.note = note;
  }
}

/** True for the values that the game writes if there is nothing to report. PHP writes an empty object as a list. */
const isNothing = (value: unknown) => !value || (Array.isArray(value) && value.length === 0);

/** Adds an empty path to an issue without a path. A schema omits the path if the issue is about the value itself. */
const withPath = (issue: z.core.$ZodRawIssue) =>
  ({ ...issue, path: issue.path ?? [] }) as z.core.$ZodIssue;

/** Returns a cause for each field that a schema rejected. If the value itself was rejected, the field is `placeOfWhole`. */
const causesOf = (
  value: unknown,
  issues: readonly z.core.$ZodIssue[],
  placeOfWhole: string,
): Cause[] =>
  fieldIssuesOf(issues, []).map(({ path, expected }) => ({
    field: placeAt(value, path) || placeOfWhole,
    expected,
    found: typeOf(valueAt(value, path)),
    isOfDropped: false,
  }));

interface FieldIssue {
  path: readonly PropertyKey[];
  expected: string | null;
}

const IN_RANGE = "number in its usual range";

/** Returns the rejected fields. For a union of objects, these are the fields of the option that the value is closest to. */
function fieldIssuesOf(
  issues: readonly z.core.$ZodIssue[],
  at: readonly PropertyKey[],
): FieldIssue[] {
  return issues.flatMap((issue): FieldIssue[] => {
    const path = [...at, ...issue.path];
    if (issue.code === "invalid_type") return [{ path, expected: typeName(issue.expected) }];
    if (issue.code === "too_big" || issue.code === "too_small") {
      return [{ path, expected: issue.origin === "string" ? "text of usual length" : IN_RANGE }];
    }
    if (issue.code !== "invalid_union") return [{ path, expected: null }];
    const options = issue.errors.map((option) => fieldIssuesOf(option, path));
    const types = options.map(([one]) => one?.expected);
    const isScalar = options.every(([one]) => one?.path.length === path.length);
    if (isScalar && types.every((type) => typeof type === "string")) {
      return [{ path, expected: [...new Set(types)].join(" or ") }];
    }
    return options.toSorted((a, b) => a.length - b.length)[0] ?? [{ path, expected: null }];
  });
}

/** Merges equal causes and counts them, most frequent first. */
function counted(causes: readonly Cause[]): Reason[] {
  const reasons = new Map<string, Reason>();
  for (const cause of causes) {
    const id = JSON.stringify(cause);
    reasons.set(id, { ...cause, count: (reasons.get(id)?.count ?? 0) + 1 });
  }
  return [...reasons.values()].sort((a, b) => b.count - a.count);
}
