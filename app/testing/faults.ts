import { absurdAnswers, FIGURES } from "../../lib/api/testing/absurd-answers";
import { ANSWERS } from "../../lib/api/testing/answers";
import userBars from "../../lib/api/testing/fixtures/user-bars.json" with { type: "json" };
import { kindOfCode } from "../../lib/api/transport/errors";
import type { Shown } from "./addresses";

/** The game's answer to a call: a body, with a status and headers; `never`; or a connection that fails. */
export type Reply =
  | {
      body: string;
      status?: number;
      headers?: Readonly<Record<string, string>>;
      delayMs?: number;
    }
  | "never"
  | "no connection";

/** Something that goes wrong with the game's answers. */
export interface GameFault {
  name: string;
  /** The game's replies, by path. Paths that aren't among them are answered as usual. */
  replies: () => ReadonlyMap<string, Reply>;
  /** True if each page still shows its data. */
  isBorne?: true;
  /** True if no page can show its data. */
  hidesData?: true;
  /** Texts that a page shows in place of its usual data while the fault lasts, by address. */
  shows?: Shown;
  /** True if its effect depends on the browser: on its network, its layout or its speed. */
  needsBrowser?: true;
}

/** Matches unhandled values on a page, and the messages shown when one breaks something. */
export const UNCAUGHT =
  /Oops!|couldn’t be shown|Copy Error Details|Invalid Date|\bNaN\b|Infinity|∞|\bundefined\b|\[object|&(amp|lt|gt|quot|#0?39);/;

const SLOW_MS = 1_500;
const MEGABYTES = 10;
const MANY = 10_000;

const borne = (fault: GameFault): GameFault => ({ ...fault, isBorne: true });
const hiding = (fault: GameFault): GameFault => ({ ...fault, hidesData: true });
const inBrowser = (fault: GameFault): GameFault => ({ ...fault, needsBrowser: true });

/** The same reply to every call. */
const answered = (name: string, reply: Reply): GameFault => ({
  name,
  replies: () => new Map(Object.keys(ANSWERS).map((path) => [path, reply])),
});

const status = (code: number) => answered(`HTTP ${code}`, { body: "", status: code });
const body = (name: string, text: string) => answered(name, { body: text });

const errorCode = (code: number) => JSON.stringify({ error: { code, error: "for the test" } });

/** Each answer of a good day, changed. */
const changed = (name: string, change: (answer: unknown) => unknown): GameFault => ({
  name,
  replies: () =>
    new Map(
      Object.entries(ANSWERS).map(([path, answer]) => [
        path,
        { body: JSON.stringify(change(answer)) },
      ]),
    ),
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

const texts = (name: string, text: string): GameFault =>
  changed(
    `texts with ${name}`,
    everywhere((key, value) => (NAMED.test(key) && typeof value === "string" ? text : value)),
  );

/** Each list that an answer begins with, with this many records. */
const many = (answer: unknown): unknown =>
  typeof answer !== "object" || answer === null || Array.isArray(answer)
    ? answer
    : Object.fromEntries(
        Object.entries(answer).map(([key, part]) => [
          key,
          Array.isArray(part) ? grown(part) : part,
        ]),
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
const oneMore = (name: string, made: (first: object) => unknown): GameFault =>
  borne(changed(`${name} in each list`, (answer) => withRecord(answer, made)));

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
const dead = (path: string): GameFault => ({
  name: `${path} failing alone`,
  replies: () => new Map([[path, { body: errorCode(17) }]]),
});

const twice = (value: unknown): unknown => {
  if (Array.isArray(value)) return (value as unknown[]).concat(value).map(twice);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, twice(part)]));
};

/** As after candy: happy far above its maximum, and energy as after a refill. No bar takes time to fill. */
const { bars } = userBars;
const BARS_ABOVE = everywhere((key, value) => (key.startsWith("full") ? 0 : value))({
  bars: {
    ...bars,
    energy: { ...bars.energy, current: 1_000 },
    happy: { ...bars.happy, current: 30_000, maximum: 5_025 },
  },
});

/** The first code of each kind: pages depend on the kind only (lib/api/transport/client.test.ts has all codes). */
const ERROR_CODES = Array.from({ length: 33 }, (_, code) => code).filter(
  (code, _, all) => all.find((other) => kindOfCode(other) === kindOfCode(code)) === code,
);

/** All faults of the game's answers and of the connection, by kind. */
export const GAME_FAULTS: Readonly<Record<string, readonly GameFault[]>> = {
  "the game’s error codes": ERROR_CODES.map((code) =>
    hiding(body(`error code ${code}`, errorCode(code))),
  ),
  "HTTP statuses": [
    ...[400, 401, 403, 404, 418, 429, 500, 502, 503, 504].map((code) => hiding(status(code))),
    hiding(status(204)),
    inBrowser(
      answered("a redirect", {
        body: "",
        status: 302,
        headers: { location: "https://example.com/elsewhere" },
      }),
    ),
  ],
  "late, silent, cut off": [
    hiding(answered("no answer, ever", "never")),
    hiding(answered("no connection", "no connection")),
    hiding(body("an answer cut off in the middle", '{"members":[{"id":3000001,"na')),
    {
      name: "slow answers",
      replies: () =>
        new Map(
          Object.entries(ANSWERS).map(([path, answer]) => [
            path,
            { body: JSON.stringify(answer), delayMs: SLOW_MS },
          ]),
        ),
    },
  ],
  "answers of another kind": [
    hiding(body("an answer of another type", "42")),
    hiding(body("a text", '"maintenance"')),
    hiding(body("an empty answer", "")),
    hiding(body("null", "null")),
    body("an empty record", "{}"),
    body("an empty list", "[]"),
    changed("lists without records", emptied),
    hiding(body("HTML", "<!doctype html><title>Torn is being maintained</title>")),
    changed("each record twice", twice),
    changed(
      "ids as text",
      everywhere((key, value) =>
        key === "id" && typeof value === "number" ? String(value) : value,
      ),
    ),
  ],
  "far too much": [
    inBrowser(body(`${MEGABYTES} MB`, JSON.stringify({ text: "x".repeat(MEGABYTES * 2 ** 20) }))),
    inBrowser(changed(`${MANY} records`, many)),
  ],
  "impossible figures and times": [
    ...FIGURES.map(({ kind, value }): GameFault => ({
      name: `figures that are ${kind}`,
      replies: () => new Map(absurdAnswers(value).map(([path, text]) => [path, { body: text }])),
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
    inBrowser(texts("5,000 letters", "Wort".repeat(1_250))),
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
      replies: () => new Map([["/user/bars", { body: JSON.stringify(BARS_ABOVE) }]]),
    }),
  ],
};
