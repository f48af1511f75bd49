import type { ApiPath } from "@/lib/api/transport/access";
import { parsing } from "@/lib/api/transport/wire";
import type * as z from "@/lib/zod";

import { compare, type Finding } from "./compare";
import { placeAt, valueAt, watchReads, withWatchedId } from "./reads";
import type { ResponseCheck, Reason } from "./result";
import { parentOf, SHAPES, typeName, typeOf } from "./shape";

/** What differs in a response, what its records were dropped for, and what a screen makes of that. */
export function examine(
  path: ApiPath,
  body: unknown,
  schema: z.ZodMiniType,
): Pick<ResponseCheck, "state" | "findings" | "dropped" | "reasons"> {
  const shape = SHAPES[path] ?? "any";
  const reads = new Set<string>();
  const watched = watchReads(body, shape, reads);
  const { result, drops } = collectDrops(() => schema.safeParse(watched));
  const all = compare(body, shape, reads);
  const causes = [
    ...drops.flatMap(({ record, error }) => causesOf(record, error, "a record")),
    ...(result.success ? [] : causesOf(watched, result.error, "")),
  ];
  const { others, lacking } = withoutAge(all);
  const state = stateOf(others, causes.length > 0, others.length < all.length);
  return {
    state,
    findings: state === "older" ? [...others, ...lacking] : all,
    dropped: drops.length,
    reasons: counted(causes),
  };
}

/** A record that was dropped, and why. */
interface Drop {
  record: unknown;
  error: z.core.$ZodError;
}

/** What `parse` returns, and the records that lists dropped meanwhile. `parse` isn't asynchronous. */
function collectDrops<T>(parse: () => T): { result: T; drops: readonly Drop[] } {
  const drops: Drop[] = [];
  const { attempt, withId } = parsing;
  parsing.attempt = (schema, value, list, index = 0) => {
    const before = drops.length;
    const parsed = attempt(schema, value);
    if (parsed.success) return parsed;
    // What it dropped itself is lost with it, or is parsed again as another shape.
    drops.length = before;
    if (list) drops.push({ record: Object.values(list)[index], error: parsed.error });
    return parsed;
  };
  parsing.withId = (entry) => withWatchedId(entry) ?? withId(entry);
  try {
    return { result: parse(), drops };
  } finally {
    Object.assign(parsing, { attempt, withId });
  }
}

/** `others` is what differs from the document besides the age of an older shape. */
function stateOf(
  others: readonly Finding[],
  hasLost: boolean,
  isOlder: boolean,
): ResponseCheck["state"] {
  if (hasLost || others.some(isLoss)) return "lost";
  if (isOlder) return "older";
  return others.length === 0 ? "ok" : "changed";
}

/**
 * What differs besides that an answer has an older shape, which our schemas know as well: an object with other fields that
 * we read in place of those of the document, another type that we read, or a map whose records all lack something, with
 * nothing that we don't know beside it. What they lack is part of the age, but worth a line.
 */
function withoutAge(findings: readonly Finding[]): Record<"others" | "lacking", Finding[]> {
  const parentsOf = (kind: Finding["kind"], isRead: boolean) =>
    new Set(
      findings
        .filter((one) => one.kind === kind && one.isRead === isRead)
        .map(({ field }) => parentOf(field)),
    );
  const added = parentsOf("new", true);
  const unknown = parentsOf("new", false);
  const old = new Set([...parentsOf("missing", true)].filter((parent) => added.has(parent)));
  const maps = findings.filter(isMapForList).map(({ field }) => `${field}[]`);

  const isInMap = ({ field, count, total }: Finding) =>
    count === total && maps.some((map) => field.startsWith(map));
  const isOfAge = (one: Finding) => {
    const isInOld = old.has(parentOf(one.field));
    if (one.kind !== "type") return isInOld && (one.kind === "missing" || one.kind === "new");
    const isNoScalar = one.expected === "object" || one.expected === "list";
    const isRead = isInOld || one.isKnown === true || (isNoScalar && isInMap(one));
    return one.count === one.total && isRead && !isMapForList(one);
  };
  const lacking = findings.filter(
    (one) =>
      one.kind === "missing" &&
      isInMap(one) &&
      !old.has(parentOf(one.field)) &&
      !unknown.has(parentOf(one.field)),
  );
  const others = findings.filter((one) => !lacking.includes(one) && !isOfAge(one));
  if (others.length === findings.length) return { others, lacking };
  return {
    others: others.filter((one) => !isMapForList(one) && !(one.kind === "new" && one.isRead)),
    lacking,
  };
}

const isMapForList = ({ kind, expected, found }: Finding) =>
  kind === "type" && expected === "list" && found === "map";

/**
 * Whether a screen would lose something. What only some records lack is something that the game doesn't always have: if
 * a record can't do without it, it was dropped. A time in milliseconds is none to us. A list may come as a map, and a
 * further page has records that we don't load.
 */
function isLoss(finding: Finding): boolean {
  const { kind, isRead, count, total } = finding;
  if (kind === "pages") return true;
  if (!isRead || kind === "new" || kind === "word" || isMapForList(finding)) return false;
  // PHP writes an empty object as an empty list.
  if (finding.expected === "object" && finding.found === "empty list") return false;
  return kind === "milliseconds" || count === total;
}

type Cause = Omit<Reason, "count">;

/** Each field that a schema refused. */
const causesOf = (record: unknown, { issues }: z.core.$ZodError, nameless: string): Cause[] =>
  leavesOf(issues, []).map(({ path, expected }) => ({
    field: placeAt(record, path) || nameless,
    expected,
    found: typeOf(valueAt(record, path)),
  }));

interface Leaf {
  path: readonly PropertyKey[];
  expected: string | null;
}

/** Of the shapes that a record may have, that which it comes closest to. */
function leavesOf(issues: readonly z.core.$ZodIssue[], at: readonly PropertyKey[]): Leaf[] {
  return issues.flatMap((issue): Leaf[] => {
    const path = [...at, ...issue.path];
    if (issue.code === "invalid_type") return [{ path, expected: typeName(issue.expected) }];
    if (issue.code === "too_big" || issue.code === "too_small") {
      return [{ path, expected: "number in its usual range" }];
    }
    if (issue.code !== "invalid_union") return [{ path, expected: null }];
    const options = issue.errors.map((option) => leavesOf(option, path));
    const types = options.map(([leaf]) => leaf?.expected);
    const isScalar = options.every(([leaf]) => leaf?.path.length === path.length);
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
