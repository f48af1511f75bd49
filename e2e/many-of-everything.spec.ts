import type { Locator } from "@playwright/test";

import { ANSWERS, NOW } from "../lib/api/testing/answers";
import { manyCrimes } from "./crimes/many-crimes";
import { expect, type Page, test } from "./test";

const SECONDS = NOW / 1000;
const MAX_NODES = 3_000;

const times = <T>(count: number, one: (i: number) => T): T[] =>
  Array.from({ length: count }, (_, i) => one(i));

/** Copies of the records that the game gives under a name, each with its own id. */
function copies(path: string, name: string, count: number, apart: (i: number) => object) {
  const all = ANSWERS[path]?.[name] as readonly object[];
  return { [name]: times(count, (i) => ({ ...all[i % all.length], ...apart(i) })) };
}

const numbered = (name: string) => (i: number) => ({ id: i + 1, name: `${name} ${i + 1}` });

const MEMBERS = copies("/faction/members", "members", 2_000, (i) => ({
  ...numbered("Member")(i),
  is_in_oc: false,
}));

/** All of them open, each with something that needs attention. */
const OPEN_CRIMES = {
  crimes: manyCrimes(2_000).map((crime) => ({
    ...crime,
    status: "Planning",
    executed_at: null,
    rewards: null,
  })),
};

const STOCKS = copies("/torn/stocks", "stocks", 10_000, (i) => ({
  id: i + 1,
  acronym: `S${i + 1}`,
}));
const HOLDINGS = {
  stocks: times(10_000, (i) => ({
    id: i + 1,
    shares: 9_000_000 + i,
    transactions: [{ id: i, shares: 1_000, price: 100, timestamp: SECONDS - 86_400 }],
    bonus: { available: i % 2 === 0, increment: 1, progress: i % 30, frequency: 31 },
  })),
};

const LOG = {
  log: times(20_000, (i) => ({
    id: `e${i}`,
    timestamp: SECONDS - i * 60,
    details: {
      id: 5_000 + (i % 3_000),
      title: `Kind ${i % 3_000}`,
      category: `Category ${i % 200}`,
    },
    data: {},
    params: {},
  })),
};

const COURSES = {
  education: [
    {
      id: 1,
      name: "Everything",
      courses: times(15_000, (i) => ({
        id: i + 1,
        code: `C${i + 1}`,
        name: `Course ${i + 1}`,
        description: "",
        duration: 604_800,
        rewards: { working_stats: {}, effect: null, honor: null },
        prerequisites: { cost: 200, courses: i % 100 === 0 ? [] : [i] },
      })),
    },
  ],
};

interface Case {
  path: string;
  answers: Readonly<Record<string, Record<string, unknown>>>;
  stands: (page: Page) => Locator;
}

const inTable = (name: string) => (page: Page) => page.getByRole("table", { name });
const inList = (name: string) => (page: Page) => page.getByRole("list", { name, exact: true });

const CRIMES = { "/faction/crimes": OPEN_CRIMES, "/faction/members": MEMBERS };
const HELD = { "/torn/stocks": STOCKS, "/user/stocks": HOLDINGS };
const LOGGED = {
  "/user/log": LOG,
  "/torn/logtypes": { logtypes: times(15_000, (i) => ({ id: 5_000 + i, title: `Kind ${i}` })) },
  "/torn/logcategories": {
    logcategories: times(300, (i) => ({ id: i, title: `Category ${i}` })),
  },
};
const ITEMS = {
  "/torn/items": copies("/torn/items", "items", 15_000, (i) => ({
    ...numbered("Item")(i),
    type: `Type ${i % 3_000}`,
  })),
};

const CASES: readonly Case[] = [
  {
    path: "/app/faction/organised-crimes",
    answers: CRIMES,
    stands: inList("Crimes that need you"),
  },
  { path: "/app/faction/members", answers: CRIMES, stands: inTable("Members") },
  { path: "/app/tools/stock-market", answers: HELD, stands: inTable("Stock ROI Analysis") },
  {
    path: "/app/tools/stock-market?view=dividends",
    answers: HELD,
    stands: inTable("Dividend calendar"),
  },
  { path: "/app/user/stock", answers: HELD, stands: inList("Holdings") },
  { path: "/app/torn/stock-market", answers: HELD, stands: inList("Yours") },
  { path: "/app/user/logs", answers: LOGGED, stands: inTable("Log entries") },
  { path: "/app/torn/items", answers: ITEMS, stands: inList("Items") },
  {
    path: "/app/torn/companies",
    answers: { "/torn/companies": copies("/torn/companies", "companies", 15_000, numbered("Co")) },
    stands: (page) => page.getByText("15,000 companies", { exact: true }),
  },
  {
    path: "/app/torn/properties",
    answers: {
      "/torn/properties": copies("/torn/properties", "properties", 15_000, numbered("P")),
    },
    stands: (page) => page.getByText("15,000 properties", { exact: true }),
  },
  {
    path: "/app/torn/education",
    answers: { "/torn/education": COURSES },
    stands: (page) => page.getByText("Showing 15,000 courses", { exact: true }),
  },
  {
    path: "/app/torn/education?view=path",
    answers: { "/torn/education": COURSES },
    stands: inTable("Path to all courses"),
  },
  {
    path: "/app/faction/attacks",
    answers: {
      "/faction/attacksfull": copies("/faction/attacksfull", "attacks", 10_000, (i) => ({
        id: i + 1,
        code: `c${i}`,
        ended: SECONDS - i * 5,
      })),
    },
    stands: inTable("Attacks"),
  },
];

/** A windowed table and a windowed grid of cards. */
const EACH_KIND: readonly string[] = ["/app/faction/members", "/app/torn/items"];

for (const { path, answers, stands } of CASES) {
  const tag = EACH_KIND.includes(path) ? [] : "@long";
  const title = `${path} stays small with a hundred times the usual lists`;
  test(title, { tag }, async ({ page, game, signIn }) => {
    test.slow();
    await signIn();
    for (const [endpoint, answer] of Object.entries(answers)) game.answer(endpoint, answer);
    await page.goto(path);
    await expect(stands(page)).toBeVisible();
    // For a moment, until its place is measured, a long table has more rows than the window needs.
    const nodes = () => page.evaluate(() => document.querySelectorAll("*").length);
    await expect.poll(nodes).toBeLessThan(MAX_NODES);
  });
}
