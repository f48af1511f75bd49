import { ABSURD, withAbsurd } from "./absurd";
import { ANSWERS } from "./answers";

/** In addition to impossible values, a time that is allowed and far from all others. */
export const FIGURES = [
  ...ABSURD,
  { kind: "far in the future", value: Date.UTC(2099, 11, 31) / 1000 },
] as const;

/** A page of a long list is full at a hundred. */
const MAX_PAGE_RECORDS = 99;

/** The ids of the records that are added. */
export const ABSURD_IDS = Array.from({ length: MAX_PAGE_RECORDS }, (_, index) => 700_000 + index);

/** Every answer of a good day, with all of its figures at this value and records that have one absurd figure each. */
export const absurdAnswers = (value: number): [path: string, body: string][] =>
  Object.entries(ANSWERS).map(([path, body]) => [path, written(spoilt(body, value))]);

/** Ids stay as they are: otherwise nothing could be joined. */
const NAMES = /(?:^|_)id$|ID$/;

function spoilt(body: unknown, value: number): unknown {
  if (typeof body === "number") return value;
  if (typeof body !== "object" || body === null) return body;
  if (Array.isArray(body)) {
    const records = body.filter((entry: unknown) => typeof entry === "object" && entry !== null);
    return [...body.map((entry) => spoilt(entry, value)), ...variantsOf(records)];
  }
  return Object.fromEntries(
    Object.entries(body).map(([key, part]) => [key, NAMES.test(key) ? part : spoilt(part, value)]),
  );
}

/** The records once for each figure of theirs and each absurd value, under ids of their own. */
function variantsOf(records: readonly object[]): object[] {
  const all = records.flatMap((record) =>
    FIGURES.flatMap(({ value }) => [...withAbsurd(record, value)] as object[]),
  );
  const step = Math.ceil(all.length / MAX_PAGE_RECORDS);
  return all
    .filter((_, index) => index % step === 0)
    .map((record, index) =>
      "id" in record
        ? { ...record, id: typeof record.id === "number" ? ABSURD_IDS[index] : `absurd${index}` }
        : record,
    );
}

/** JSON can't write Infinity, but it can write a number that is read as Infinity. */
const written = (body: unknown) =>
  JSON.stringify(body, (_, part: unknown) => (part === Infinity ? "endless" : part)).replaceAll(
    '"endless"',
    "1e999",
  );
