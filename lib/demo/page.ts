export interface Dated<T> {
  entry: T;
  time: number;
}

const BASE = "https://api.torn.com/v2";

/** A whole number among the parameters, or undefined. */
export function numberIn(query: URLSearchParams, name: string): number | undefined {
  const text = query.get(name);
  return text !== null && /^\d+$/.test(text) ? Number(text) : undefined;
}

/** As the API pages: `from` excluded, `to` included, newest first unless `sort` says otherwise. */
export function page<T>(
  path: string,
  query: URLSearchParams,
  records: readonly Dated<T>[],
  { usual, most }: { usual: number; most: number },
) {
  const from = numberIn(query, "from") ?? -Infinity;
  const to = numberIn(query, "to") ?? Infinity;
  const offset = numberIn(query, "offset") ?? 0;
  const limit = Math.min(Math.max(numberIn(query, "limit") ?? usual, 1), most);
  const direction = query.get("sort")?.toUpperCase() === "ASC" ? 1 : -1;
  const matching = records
    .filter(({ time }) => time > from && time <= to)
    .toSorted((a, b) => direction * (a.time - b.time));
  const entries = matching.slice(offset, offset + limit);
  const link = (parameter: string, value: number) => {
    const changed = new URLSearchParams(query);
    changed.set(parameter, String(value));
    return `${BASE}${path}?&${changed.toString()}`;
  };
  return {
    entries: entries.map(({ entry }) => entry),
    last: entries.at(-1)?.time,
    hasMore: offset + limit < matching.length,
    link,
    offset,
    limit,
  };
}

type Page = ReturnType<typeof page>;

/** Lists that are paged by offset: `next` is the following page. */
export const linksByOffset = ({ hasMore, offset, limit, link }: Page) => ({
  next: hasMore ? link("offset", offset + limit) : null,
  prev: offset > 0 ? link("offset", Math.max(offset - limit, 0)) : null,
});

/** Lists that are paged by time: older entries come through `prev`. */
export const linksByTime = ({ hasMore, last, link }: Page) => ({
  next: null,
  prev: hasMore && last !== undefined ? link("to", last) : null,
});
