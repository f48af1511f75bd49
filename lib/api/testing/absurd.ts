/** Numbers that JSON can hold but nobody means, for a time, a duration, a count or a sum. */
export const ABSURD = [
  { kind: "huge", value: 1e300 },
  { kind: "endless", value: Infinity },
  { kind: "in milliseconds", value: Date.UTC(2026, 10, 20) },
  { kind: "negative", value: -1e9 },
  { kind: "nothing", value: 0 },
  { kind: "tiny", value: 1e-300 },
] as const;

/** The body many times, each with another of its numbers at that value. */
export function* withAbsurd(body: unknown, value: number): Generator {
  if (typeof body === "number") yield value;
  if (typeof body !== "object" || body === null) return;
  for (const [key, part] of Object.entries(body)) {
    for (const changed of withAbsurd(part, value)) {
      yield Array.isArray(body) ? body.with(Number(key), changed) : { ...body, [key]: changed };
    }
  }
}

const isTime = (ms: number) => ms >= Date.UTC(2000, 0) && ms <= Date.UTC(2100, 0);
const isLength = (seconds: number) => seconds >= 0 && seconds <= 10 * 365 * 86_400;
const isDays = (days: number) => days >= 0 && days <= 36_500;

/** The range of an entity's number unless it is null, by the end of its name. */
const BOUNDS = [
  [/(?:At|Until)Ms$/, isTime],
  [/Seconds$|^secondsLeft$/, isLength],
  [/Days$|^daysOld$|^daysInFaction$/, isDays],
] as const;

/** The data of a log entry, which stays as the game wrote it. */
const AS_WRITTEN = new Set(["fields", "params"]);

/** The numbers of an entity that are out of bounds: "entries.0.atMs 1e+300". */
export function boundsOf(entity: unknown, path = ""): string[] {
  if (typeof entity === "number") {
    const name = path.split(".").at(-1) ?? "";
    const fits = BOUNDS.every(([names, isWithin]) => !names.test(name) || isWithin(entity));
    return fits && Number.isFinite(entity) ? [] : [`${path} ${entity}`];
  }
  if (typeof entity !== "object" || entity === null) return [];
  return Object.entries(entity)
    .filter(([key]) => !AS_WRITTEN.has(key))
    .flatMap(([key, part]) => boundsOf(part, `${path}.${key}`));
}
