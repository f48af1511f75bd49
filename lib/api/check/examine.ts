import type * as z from "@/lib/zod";

import { compare, isLoss } from "./compare";
import type { ResponseCheck } from "./report";
import { isObject, METADATA, OLDER_SHAPES, SHAPES } from "./shape";

type Examined = Pick<
  ResponseCheck,
  "state" | "findings" | "records" | "dropped" | "isRefused" | "isEmpty"
>;

/**
 * Reads a response as a page would, compares it with its documented shape, and rates the effect on a screen.
 * @param shapeName "user/bars", or "user/personalstats[]" if a list was requested
 * @param request "/faction/crimes?limit=100"
 */
export function examine(
  shapeName: string,
  body: unknown,
  schema: z.ZodMiniType,
  request = "",
): Examined {
  const parsed = schema.safeParse(body);
  const isRefused = !parsed.success;
  const dropped = parsed.success ? droppedIn(parsed.data) : 0;
  const pageSize = Number(/[?&]limit=(\d+)/.exec(request)?.[1] ?? 0);
  const current = compare(body, SHAPES[shapeName] ?? "any", pageSize);
  const read = { ...current, dropped, isRefused, isEmpty: isEmpty(body) };

  const { findings } = current;
  const cannotRead = isRefused || dropped > 0;
  if (!cannotRead && !findings.some(isLoss)) {
    return { ...read, state: findings.length > 0 ? "changed" : "ok" };
  }
  const olderShape = OLDER_SHAPES[shapeName];
  if (cannotRead || olderShape === undefined) return { ...read, state: "lost" };

  const older = compare(body, olderShape, pageSize).findings;
  // Without a type or a name of the older format, the response has the current one and lacks something.
  const isNew = (field: string) =>
    older.some(({ kind, field: at }) => kind === "new" && at === field);
  const isOfOlder = findings.some(
    ({ kind, field }) => kind === "type" || (kind === "new" && !isNew(field)),
  );
  if (!isOfOlder || older.some(isLoss)) return { ...read, state: "lost" };
  // The older shape describes its maps as lists. A screen may miss fields that only the current format has.
  const differences = older.filter(({ found }) => !/^(empty )?map$/.test(found ?? ""));
  const missing = findings.filter(({ kind, isRead }) => kind === "missing" && isRead);
  return { ...read, findings: [...differences, ...missing], state: "older" };
}

/** The number of records that were dropped, which the entity of each endpoint counts. */
function droppedIn(entity: unknown): number {
  if (!isObject(entity)) return 0;
  if (typeof entity.dropped === "number") return entity.dropped;
  return Object.values(entity).reduce<number>((sum, part) => sum + droppedIn(part), 0);
}

/** True if a response contains only empty lists, empty objects and null. Metadata is ignored. */
function isEmpty(body: unknown): boolean {
  if (body === null) return true;
  if (typeof body !== "object") return false;
  return Object.entries(body).every(([name, part]) => name === METADATA || isEmpty(part));
}
