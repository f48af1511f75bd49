import { parsing } from "@/lib/api/transport/wire";
import * as z from "@/lib/zod";

import { compare, type Finding, isLoss } from "./compare";
import { type Reason, RECORD, type ResponseCheck } from "./report";
import { OLDER_SHAPES, type Shape, SHAPES, typeName, typeOf } from "./shape";
import { placeAt, valueAt, watchReads, withWatchedId } from "./watch-reads";

type Examined = Pick<ResponseCheck, "state" | "findings" | "dropped" | "reasons" | "isEmpty">;

/**
 * What differs in a response, what could not be read of it, and what a screen makes of that.
 * @param shapeName "user/bars", or "user/personalstats[]" where a list was asked for
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
  // Otherwise it only lacks something.
  const isOtherFormat = current.findings.some(
    ({ kind, isRead }) => kind === "type" || (kind === "new" && isRead),
  );
  const older = as(olderShape);
  if (!isOtherFormat || older.state === "lost") return current;
  // Its maps are described as lists. A screen may miss what only the current format has.
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

/** Whether a response has nothing but empty lists and objects, and null. */
function isEmpty(body: unknown): boolean {
  if (body === null) return true;
  if (typeof body !== "object") return false;
  return Object.entries(body).every(([name, part]) => name === "_metadata" || isEmpty(part));
}

type Cause = Omit<Reason, "count">;

/**
 * What could not be read: the response itself, records that lists dropped, and values that count as absent. Which field a
 * value is in is known by what was read last. `parse` isn't asynchronous.
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
    // What was lost inside is lost with it, or is parsed again as another format.
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

/** What the game writes where there is nothing. PHP writes an empty object as a list. */
const isNothing = (value: unknown) => !value || (Array.isArray(value) && value.length === 0);

/** An issue as a schema makes it has no path if it is about the value itself. */
const withPath = (issue: z.core.$ZodRawIssue) =>
  ({ ...issue, path: issue.path ?? [] }) as z.core.$ZodIssue;

/** Each field that a schema refused, or the value itself under the name of its place. */
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

/** Of the shapes that a record may have, that which it comes closest to. */
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

/** The same cause once, the most frequent first. */
function counted(causes: readonly Cause[]): Reason[] {
  const reasons = new Map<string, Reason>();
  for (const cause of causes) {
    const id = JSON.stringify(cause);
    reasons.set(id, { ...cause, count: (reasons.get(id)?.count ?? 0) + 1 });
  }
  return [...reasons.values()].sort((a, b) => b.count - a.count);
}
