/** A span of time, both ends included; open where an end is left out. */
export interface TimeRange {
  fromMs?: number | undefined;
  toMs?: number | undefined;
}

/** The parameters of a span. The game's `from` is the second before the first, its `to` the last. */
export function timeRange({ fromMs, toMs }: TimeRange): string {
  const from = fromMs === undefined ? "" : `&from=${Math.ceil(fromMs / 1000) - 1}`;
  const to = toMs === undefined ? "" : `&to=${Math.floor(toMs / 1000)}`;
  return from + to;
}
