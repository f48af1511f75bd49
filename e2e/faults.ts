import { setTimeout as sleep } from "node:timers/promises";

import { absurdAnswers, FIGURES } from "../lib/api/testing/absurd-answers";
import { ANSWERS, NOW } from "../lib/api/testing/answers";
import userBars from "../lib/api/testing/fixtures/user-bars.json" with { type: "json" };
import { kindOfCode } from "../lib/api/transport/errors";
import { WRONG_OF } from "../lib/store/testing/wrong-values";
import type { Shown } from "./addresses";
import {
  type Answer,
  errorCode,
  expect,
  type MockGame,
  httpStatus,
  noConnection,
  type Page,
  neverResponds,
} from "./test";

interface World {
  page: Page;
  game: MockGame;
}

/** As after candy: happy far above its maximum, and energy as after a refill. */
const { bars } = userBars;
const barsAbove = {
  bars: {
    ...bars,
    energy: { ...bars.energy, current: 1_000, full_time: 0 },
    happy: { ...bars.happy, current: 30_000, maximum: 5_025, full_time: 0 },
  },
};

/** Something that goes wrong, before the page is opened. */
export interface Fault {
  name: string;
  begin: (world: World) => unknown;
  /** What makes it end; by default the game answers as usual again. */
  end?: (world: World) => unknown;
  /** Whether each page still shows its data. */
  isBorne?: true;
  /** What a page shows in place of its usual data while the fault lasts. */
  shows?: Shown;
  /** Whether the browser forgets all that it is given when the page is left, the API key too if it can't read. */
  forgets?: "all that is written" | "everything";
}

/** What an unhandled value looks like on a page, and what is shown when it breaks something. */
export const UNCAUGHT =
  /Oops!|couldn’t be shown|Copy Error Details|Invalid Date|\bNaN\b|Infinity|∞|\bundefined\b|\[object|&(amp|lt|gt|quot|#0?39);/;

const borne = (fault: Fault): Fault => ({ ...fault, isBorne: true });

const DAY_MS = 24 * 60 * 60_000;
const SLOW_MS = 1_500;
const MEGABYTES = 10;
const MANY = 10_000;

const answered = (name: string, answer: Answer): Fault => ({
  name,
  begin: ({ game }) => {
    game.answerAll(answer);
  },
});

/** Each answer of a good day, changed. */
const changed = (name: string, change: (body: unknown) => unknown): Fault => ({
  name,
  begin: ({ game }) => {
    for (const [path, body] of Object.entries(ANSWERS)) {
      game.answer(path, JSON.stringify(change(body)));
    }
  },
});

/** The same at every depth. */
function everywhere(change: (key: string, value: unknown) => unknown) {
  const walk = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(walk);
    if (typeof value !== "object" || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, part]) => [key, walk(change(key, part))]),
    );
  };
  return walk;
}

const NAMED = /^(name|username|title|description|text|requirements?|effect|position|difficulty)$/;

const texts = (name: string, text: string): Fault =>
  changed(
    `texts with ${name}`,
    everywhere((key, value) => (NAMED.test(key) && typeof value === "string" ? text : value)),
  );

/** Each list that an answer begins with, with this many records. */
const many = (body: unknown): unknown =>
  typeof body !== "object" || body === null || Array.isArray(body)
    ? body
    : Object.fromEntries(
        Object.entries(body).map(([key, part]) => [key, Array.isArray(part) ? grown(part) : part]),
      );

const grown = (records: readonly unknown[]): unknown[] =>
  records.some((record) => typeof record !== "object" || record === null) || records.length === 0
    ? [...records]
    : Array.from({ length: MANY }, (_, index) => ({
        ...(records[index % records.length] as object),
        id: 5_000_000 + index,
      }));

/** Without the records of any list. */
function emptied(value: unknown): unknown {
  if (Array.isArray(value)) return [];
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, emptied(part)]));
}

/** The value with one more record in each list of records, made from its first record. */
function withRecord(value: unknown, made: (first: object) => unknown): unknown {
  if (Array.isArray(value)) {
    const each = value.map((part: unknown) => withRecord(part, made));
    const first: unknown = value[0];
    return typeof first === "object" && first !== null ? [...each, made(first)] : each;
  }
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [key, withRecord(part, made)]),
  );
}

/** One more record in each list, which no page may lose its data for. */
const oneMore = (name: string, made: (first: object) => unknown): Fault =>
  borne(changed(`${name} in each list`, (body) => withRecord(body, made)));

/** A record with null for values of this type, and an id of its own. */
const withNull =
  (type: "string" | "number") =>
  (first: object): unknown => ({
    ...Object.fromEntries(
      Object.entries(first).map(([key, part]) => [key, typeof part === type ? null : part]),
    ),
    ...("id" in first && { id: 5_900_000 }),
  });

/** One call fails, and all others answer. */
const dead = (path: string): Fault => ({
  name: `${path} failing alone`,
  begin: ({ game }) => {
    game.answer(path, errorCode(17));
  },
});

const twice = (value: unknown): unknown => {
  if (Array.isArray(value)) return (value as unknown[]).concat(value).map(twice);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, twice(part)]));
};

function slowAnswers(): Fault {
  const onTheirWay: Promise<void>[] = [];
  return {
    name: "slow answers",
    begin: ({ game }) => {
      for (const [path, body] of Object.entries(ANSWERS)) {
        game.answer(path, (call) => {
          const coming = sleep(SLOW_MS).then(() => call.fulfill({ json: body }));
          onTheirWay.push(coming);
          return coming;
        });
      }
    },
    end: async ({ game }) => {
      game.restoreResponses();
      await Promise.all(onTheirWay);
    },
  };
}

/** The device is this far ahead of the game, which says its time when it is asked. */
const wrongClock = (name: string, aheadMs: number): Fault => ({
  name,
  begin: async ({ page, game }) => {
    await page.clock.setSystemTime(NOW + aheadMs);
    game.answer("/user/timestamp", async (call) => {
      const deviceMs = await call.pageTimeMs();
      if (deviceMs === null) return call.abort();
      return call.fulfill({ json: { timestamp: Math.floor((deviceMs - aheadMs) / 1000) } });
    });
  },
  // The clocks are compared once the page has all of its answers.
  end: ({ page }) =>
    expect
      .poll(() => page.evaluate(() => localStorage.getItem("gameClock")))
      .not.toContain('"aheadMs":0,'),
});

/** A store of the browser that isn't as it should be. */
const stored = (name: string, spoil: () => void, forgets?: Fault["forgets"]): Fault => ({
  name,
  begin: ({ page }) => page.addInitScript(spoil),
  end: () => undefined,
  ...(forgets !== undefined && { forgets }),
});

/** The n-th wrong value of each kept key. */
const damaged = (name: string, n: number): Fault => ({
  name,
  begin: ({ page }) =>
    page.addInitScript(
      (entries) => {
        if (location.protocol === "about:" || sessionStorage.getItem("damaged") !== null) return;
        sessionStorage.setItem("damaged", "yes");
        for (const [key, raw] of entries) localStorage.setItem(key, raw);
      },
      Object.entries(WRONG_OF)
        // Whatever is there is a key: the game judges it, not the page.
        .filter(([key]) => key !== "apiKey")
        .map(([key, values]) => [key, Object.values(values).at(n) ?? ""] as const),
    ),
  end: () => undefined,
});

/** The first code of each kind: pages depend on the kind only (lib/api/transport/client.test.ts has all codes). */
const ERROR_CODES = Array.from({ length: 33 }, (_, code) => code).filter(
  (code, _, all) => all.find((other) => kindOfCode(other) === kindOfCode(code)) === code,
);

/** What can go wrong with the game, the connection, the browser and the device, kind by kind. */
export const FAULTS_BY_KIND: Readonly<Record<string, readonly Fault[]>> = {
  "the game’s error codes": ERROR_CODES.map((code) =>
    answered(`error code ${code}`, errorCode(code)),
  ),
  "HTTP statuses": [
    ...[400, 401, 403, 404, 418, 429, 500, 502, 503, 504].map((status) =>
      answered(`HTTP ${status}`, httpStatus(status)),
    ),
    answered("HTTP 204", httpStatus(204)),
    answered("a redirect", (call) =>
      call.fulfill({ status: 302, headers: { location: "https://example.com/elsewhere" } }),
    ),
  ],
  "late, silent, cut off": [
    answered("no answer, ever", neverResponds),
    answered("no connection", noConnection),
    answered("an answer cut off in the middle", '{"members":[{"id":3000001,"na'),
    slowAnswers(),
  ],
  "answers of another kind": [
    answered("an answer of another type", "42"),
    answered("a text", '"maintenance"'),
    answered("an empty answer", ""),
    answered("null", "null"),
    answered("an empty record", "{}"),
    answered("an empty list", "[]"),
    changed("lists without records", emptied),
    answered("HTML", "<!doctype html><title>Torn is being maintained</title>"),
    changed("each record twice", twice),
    changed(
      "ids as text",
      everywhere((key, value) =>
        key === "id" && typeof value === "number" ? String(value) : value,
      ),
    ),
  ],
  "far too much": [
    answered(`${MEGABYTES} MB`, JSON.stringify({ text: "x".repeat(MEGABYTES * 2 ** 20) })),
    changed(`${MANY} records`, many),
  ],
  "impossible figures and times": [
    ...FIGURES.map(({ kind, value }): Fault => ({
      name: `figures that are ${kind}`,
      begin: ({ game }) => {
        for (const [path, body] of absurdAnswers(value)) game.answer(path, body);
      },
    })),
    changed(
      "times in milliseconds",
      everywhere((_, value) => (typeof value === "number" && value > 1e9 ? value * 1000 : value)),
    ),
  ],
  "texts that nobody expects": [
    texts("markup", '<img src=x onerror="alert(1)"><script>alert(1)</script>'),
    texts("HTML entities", "Rock &amp; Roll&#039;s &lt;3"),
    texts("letters from right to left", "\u202Eمرحبا بالعالم"),
    texts("letters without width", "A\u200B\u200D\uFEFFlpha\u2060"),
    texts("5,000 letters", "Wort".repeat(1_250)),
  ],
  "the browser’s stores": [
    stored(
      "blocked stores",
      () => {
        const get = () => {
          throw new DOMException("refused for the test", "SecurityError");
        };
        Object.defineProperty(window, "localStorage", { get });
        Object.defineProperty(window, "sessionStorage", { get });
        Object.defineProperty(window, "indexedDB", { get });
      },
      "everything",
    ),
    stored(
      "a full store",
      () => {
        Storage.prototype.setItem = () => {
          throw new DOMException("full for the test", "QuotaExceededError");
        };
      },
      "all that is written",
    ),
    stored("no IndexedDB", () => {
      if (location.protocol === "about:") return;
      Object.defineProperty(window, "indexedDB", { value: undefined });
    }),
    {
      ...damaged("damaged values", 0),
      // A minimum that isn't a percentage becomes the nearest one.
      shows: { "/app/faction/organised-crimes?view=pass-rates": "0 of 2 pass rates below 0%" },
    },
    damaged("values of another kind", 2),
  ],
  "one call, record or figure": [
    ...[
      "/faction/basic",
      "/faction/crimes",
      "/faction/members",
      "/key/info",
      "/torn/items",
      "/user/basic",
      "/user/log",
    ].map(dead),
    oneMore("a record without texts", withNull("string")),
    {
      ...oneMore("a record without numbers", withNull("number")),
      // It has a name, so it counts as a course.
      shows: { "/app/torn/education?view=path": /\b4 courses left/ },
    },
    oneMore("an unreadable record", () => null),
    borne({
      name: "bars above their maximum",
      begin: ({ game }) => {
        game.answer("/user/bars", barsAbove);
      },
    }),
  ],
  "the browser’s functions": [
    borne(
      stored("no AbortSignal.any", () => {
        Reflect.deleteProperty(AbortSignal, "any");
      }),
    ),
  ],
  "the device’s clock": [
    wrongClock("a device clock a day behind", -DAY_MS),
    wrongClock("a device clock a day ahead", DAY_MS),
  ],
};

const FAULTS = Object.values(FAULTS_BY_KIND).flat();

export function faultNamed(name: string): Fault {
  const fault = FAULTS.find((one) => one.name === name);
  if (fault === undefined) throw new Error(`There is no fault “${name}”.`);
  return fault;
}
