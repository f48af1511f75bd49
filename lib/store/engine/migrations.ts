import type { StoredKey } from "./keys";

/** The names of stored values until 29 November 2026, and those of today. */
const RENAMED_KEYS: Readonly<Record<string, StoredKey>> = {
  dayMarks: "progressBadges",
  excuses: "exemptions",
  excusesOfSample: "exemptionsOfSample",
  followedStats: "trackedStats",
  readingCalls: "backfillCalls",
  reads: "fetchTimes",
  rowsRead: "backfillRows",
  today: "checklistProgress",
  todayOfSample: "checklistProgressOfSample",
  warReading: "polling",
  yardsticks: "weeklyMinimums",
};

/** The names of fields within a value, at any depth. */
const RENAMED_FIELDS: Partial<Record<StoredKey, Readonly<Record<string, string>>>> = {
  checklistConfig: { ocMissingItems: "ocItems" },
  polling: { slower: "slowdown" },
  training: { targets: "goals" },
};

/** The filters of Faction Week, in links and bookmarks. */
export const RENAMED_WEEK_FILTERS = new Map([
  ["behind", "below-minimum"],
  ["excused", "exempt"],
] as const);

/** Prefix of the key that stores a player's user data while another player uses this browser, and the earlier one. */
export const ARCHIVE_PREFIX = "archive ";
const OLD_ARCHIVE_PREFIX = "madeBy ";

/** The responses until then are in this database. They are fetched again. */
const OLD_DATABASE = "answers";

const renamed = (names: Readonly<Record<string, string>>, name: string): string =>
  (Object.hasOwn(names, name) ? names[name] : undefined) ?? name;

type Values = Readonly<Record<string, unknown>>;

/** Values of any version under today's names. If one is there under both names, the one under today's counts. */
export function migrateValues(values: Values): Values {
  const entries = Object.entries(values).map(([name, value]) => {
    const key = renamed(RENAMED_KEYS, name) as StoredKey;
    const fields = Object.hasOwn(RENAMED_FIELDS, key) ? RENAMED_FIELDS[key] : undefined;
    return { key, isCurrent: key === name, value: fields ? renameFields(value, fields) : value };
  });
  const current = entries.filter(({ isCurrent }) => isCurrent);
  return Object.fromEntries([...entries, ...current].map(({ key, value }) => [key, value]));
}

/** A value, or its text as it is stored, with its fields under other names. */
function renameFields(value: unknown, names: Readonly<Record<string, string>>): unknown {
  if (typeof value === "string") return renameInText(value, names);
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [renamed(names, name), renameFields(part, names)]),
  );
}

function renameInText(text: string, names: Readonly<Record<string, string>>): string {
  if (!Object.keys(names).some((name) => text.includes(`"${name}"`))) return text;
  try {
    return JSON.stringify(renameFields(JSON.parse(text), names));
  } catch {
    // A damaged value stays as it is.
    return text;
  }
}

/** Renames what an earlier version has stored in this browser. Does nothing in a browser that refuses storage. */
export function migrateStorage() {
  try {
    for (const [name, raw] of Object.entries<string>(localStorage)) migrateEntry(name, raw);
    indexedDB.deleteDatabase(OLD_DATABASE);
  } catch {
    // Then nothing is stored either.
  }
}

function migrateEntry(name: string, raw: string) {
  const archive = name.startsWith(OLD_ARCHIVE_PREFIX) && name.slice(OLD_ARCHIVE_PREFIX.length);
  const [key = name, text = raw] =
    archive === false
      ? (Object.entries(migrateValues({ [name]: raw }))[0] ?? [])
      : [ARCHIVE_PREFIX + archive];
  if (key === name && text === raw) return;
  localStorage.removeItem(name);
  if (key !== name && localStorage.getItem(key) !== null) return;
  try {
    localStorage.setItem(key, String(text));
  } catch {
    // No room for a longer name.
    localStorage.setItem(name, raw);
  }
}
