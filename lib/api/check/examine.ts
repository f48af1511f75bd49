import type { ApiPath } from "@/lib/api/transport/access";
import { parsing } from "@/lib/api/transport/wire";
import type * as z from "@/lib/zod";

import {
  compare,
  type Finding,
  parentOf,
  placeOf,
  safe,
  SHAPES,
  typeName,
  typeOf,
  watchReads,
} from "./compare";
import type { ResponseCheck, Reason } from "./result";

/** What differs in a response, what its records were dropped for, and what a screen makes of that. */
export function examine(
  path: ApiPath,
  body: unknown,
  schema: z.ZodMiniType,
): Pick<ResponseCheck, "state" | "findings" | "dropped" | "reasons"> {
  const reads = new Set<string>();
  const watched = watchReads(body, reads);
  const { result, drops } = collectDrops(() => schema.safeParse(watched));
  const findings = compare(body, SHAPES[path] ?? "any", reads);
  const causes = [
    ...drops.flatMap(({ record, error }) => causesOf(record, error, nameOf(record))),
    ...(result.success ? [] : causesOf(watched, result.error, "")),
  ];
  return {
    state: stateOf(findings, causes.length > 0),
    findings,
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
  const { attempt } = parsing;
  parsing.attempt = (schema, value, list, index = 0) => {
    const before = drops.length;
    const parsed = attempt(schema, value);
    if (parsed.success) return parsed;
    // What it dropped itself is lost with it, or is parsed again as another shape.
    drops.length = before;
    if (list) drops.push({ record: Object.values(list)[index], error: parsed.error });
    return parsed;
  };
  try {
    return { result: parse(), drops };
  } finally {
    parsing.attempt = attempt;
  }
}

function stateOf(findings: readonly Finding[], hasLost: boolean): ResponseCheck["state"] {
  if (hasLost) return "lost";
  if (isOlder(findings)) return "older";
  if (findings.some(isLoss)) return "lost";
  return findings.length === 0 ? "ok" : "changed";
}

/**
 * The older shape has other fields in place of those of the document, and our schemas know them; or it is a map whose
 * records all differ from those of the list.
 */
function isOlder(findings: readonly Finding[]): boolean {
  const read = findings.filter(({ isRead }) => isRead);
  const added = new Set(
    read.filter(({ kind }) => kind === "new").map(({ field }) => parentOf(field)),
  );
  const inAll = findings.filter(
    ({ kind, count, total }) => (kind === "missing" || kind === "type") && count === total,
  );
  const maps = findings.filter(isMap).map(({ field }) => `${field}[]`);
  return (
    read.some(({ kind, field }) => kind === "missing" && added.has(parentOf(field))) ||
    maps.some((map) => inAll.some(({ field }) => field.startsWith(map)))
  );
}

const isMap = ({ kind, expected, found }: Finding) =>
  kind === "type" && expected === "list" && found === "map";

/**
 * Whether a screen would lose something. What only some records lack is something that the game doesn't always have: if
 * a record can't do without it, it was dropped. A list may come as a map, and a further page has records that we don't load.
 */
function isLoss(finding: Finding): boolean {
  const { kind, isRead, count, total } = finding;
  if (kind === "pages") return true;
  return isRead && kind !== "new" && kind !== "word" && count === total && !isMap(finding);
}

type Cause = Omit<Reason, "count">;

/** "members[]": where a record was. In a map its key may be an id, or the name of a player. */
function nameOf(record: unknown): string {
  const parts = placeOf(record).split(".");
  const names = parts.map((part) => part.replace(/^[^[]+/, safe));
  return names.join(".") || "a record";
}

/** Each field that a schema refused. */
const causesOf = (record: unknown, { issues }: z.core.$ZodError, place: string): Cause[] =>
  leavesOf(issues, []).map(({ path, expected }) => ({
    field: fieldOf(place, path),
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

function fieldOf(place: string, path: readonly PropertyKey[]): string {
  let field = place;
  for (const key of path) {
    if (typeof key === "number") field += "[]";
    else field += `${field === "" ? "" : "."}${safe(String(key))}`;
  }
  return field;
}

function valueAt(record: unknown, path: readonly PropertyKey[]): unknown {
  let value = record;
  for (const key of path) {
    if (typeof value !== "object" || value === null) return undefined;
    value = (value as Readonly<Record<PropertyKey, unknown>>)[key];
  }
  return value;
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
