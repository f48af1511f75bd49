import type { ApiPath } from "@/lib/api/transport/access";

import { ANSWERS } from "./answers";
import currentStats from "./fixtures/user-current-stats.json" with { type: "json" };
import itemDetails from "./fixtures/torn-item-details.json" with { type: "json" };
import pastStats from "./fixtures/personal-stats.json" with { type: "json" };
import trainingLog from "./fixtures/user-training-log.json" with { type: "json" };

/** A response as the game might change it one day, and what the check of the responses has to say of it. */
interface ChangedResponse {
  name: string;
  path: ApiPath;
  body: Record<string, unknown> | string;
  state: "Data lost" | "Changed, nothing lost";
  says: string;
}

type Fields = Record<string, unknown>;

const answer = (path: string): Fields => structuredClone(ANSWERS[`/${path}`] ?? {});

/** The response with one of its fields replaced. */
const withField = (path: ApiPath, name: string, change: (value: never) => unknown): Fields => {
  const body = answer(path);
  return { ...body, [name]: change(body[name] as never) };
};

/** The records of a list, the first one of them changed. */
const firstChanged =
  (change: (record: Fields) => unknown) =>
  ([first = {}, ...others]: Fields[]) => [change(first), ...others];

const { personalstats } = currentStats;

/**
 * The responses that the check requests besides `ANSWERS`: by path, and by path and parameter where the response depends on it.
 * Of all statistics those that a screen reads, and a stock of those in the list.
 */
export const FURTHER_RESPONSES: Readonly<Record<string, Fields>> = {
  "/torn/items?cat": itemDetails,
  "/user/log?log": trainingLog,
  "/user/personalstats?cat": {
    personalstats: {
      ...personalstats,
      drugs: { ...personalstats.drugs, ecstasy: 203, lsd: 12, vicodin: 87 },
    },
  },
  "/user/3000001/personalstats": pastStats,
  "/torn/1/stocks": answer("torn/9/stocks"),
  "/torn/2/stocks": answer("torn/9/stocks"),
};

/** The response of these to an address: that to one of its parameters, or else that to its path. */
export function responseTo<T>(
  answers: Readonly<Record<string, T>>,
  address: string,
): T | undefined {
  const { pathname, searchParams } = new URL(address, "https://api.torn.com");
  const path = pathname.replace(/^\/v2/, "");
  const keys = [...[...searchParams.keys()].map((name) => `${path}?${name}`), path];
  const key = keys.find((one) => Object.hasOwn(answers, one));
  return key === undefined ? undefined : answers[key];
}

export const CHANGED_RESPONSES: readonly ChangedResponse[] = [
  {
    name: "a field with another name",
    path: "faction/members",
    body: withField("faction/members", "members", (members: Fields[]) =>
      members.map(({ level, ...member }) => ({ ...member, grade: level })),
    ),
    state: "Data lost",
    says: "members[].level: missing, expected number; now members[].grade?",
  },
  {
    name: "a number as text",
    path: "user/bars",
    body: withField("user/bars", "bars", (bars: { energy: Fields }) => ({
      ...bars,
      energy: { ...bars.energy, current: "85" },
    })),
    state: "Data lost",
    says: "bars.energy.current: text instead of number",
  },
  {
    name: "a list as a map",
    path: "torn/items",
    body: withField("torn/items", "items", (items: { id: number }[]) =>
      Object.fromEntries(items.map(({ id, ...item }) => [id, item])),
    ),
    state: "Changed, nothing lost",
    says: "items: map instead of list",
  },
  {
    name: "a new value",
    path: "user/organizedcrime",
    body: withField("user/organizedcrime", "organizedCrime", (crime: Fields) => ({
      ...crime,
      status: "Sabotaged",
    })),
    state: "Data lost",
    says: "organizedCrime.status: a value that isn’t in the game’s list",
  },
  {
    name: "a record without its id",
    path: "torn/stocks",
    body: withField(
      "torn/stocks",
      "stocks",
      firstChanged((stock) => ({ ...stock, id: undefined })),
    ),
    state: "Data lost",
    says: "stocks[].id: missing, expected number (1 of 4)",
  },
  {
    name: "a name that is null",
    path: "torn/properties",
    body: withField(
      "torn/properties",
      "properties",
      firstChanged((property) => ({ ...property, name: null })),
    ),
    state: "Data lost",
    says: "properties[].name: null instead of text (1 of 3)",
  },
  {
    name: "a page of HTML",
    path: "user/cooldowns",
    body: "<!doctype html><title>Torn</title><p>Back soon",
    state: "Data lost",
    says: "Not JSON: perhaps a page of HTML.",
  },
  {
    name: "fields that are nested deeper",
    path: "user/workstats",
    body: withField("user/workstats", "workstats", (stats: Fields) => ({ current: stats })),
    state: "Data lost",
    says: "workstats.endurance: missing, expected number; now in workstats.current?",
  },
  {
    name: "a time in milliseconds",
    path: "user/virus",
    body: withField("user/virus", "virus", (virus: { until: number }) => ({
      ...virus,
      until: virus.until * 1000,
    })),
    state: "Data lost",
    says: "virus.until: milliseconds instead of seconds",
  },
  {
    name: "a further page",
    path: "torn/education",
    body: {
      ...answer("torn/education"),
      _metadata: { links: { next: "https://api.torn.com/v2/torn/education?offset=20" } },
    },
    state: "Data lost",
    says: "_metadata: there are more pages, and only the first is loaded",
  },
  {
    name: "smaller pages",
    path: "faction/crimes",
    body: {
      ...answer("faction/crimes"),
      _metadata: {
        links: { next: "https://api.torn.com/v2/faction/crimes?offset=50", prev: null },
      },
    },
    state: "Data lost",
    says: "_metadata: 50 records per page, expected 100",
  },
  {
    name: "a duration in milliseconds",
    path: "faction/chain",
    body: withField("faction/chain", "chain", (chain: { timeout: number }) => ({
      ...chain,
      timeout: chain.timeout * 1000,
    })),
    state: "Data lost",
    says: "chain.timeout: milliseconds instead of seconds",
  },
];
