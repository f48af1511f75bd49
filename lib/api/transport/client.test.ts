import { http, HttpResponse } from "msw";
import { STATUS_CODES } from "node:http";
import { inspect } from "node:util";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import { failOnce, server } from "@/lib/api/testing/server";
import { aSession } from "@/lib/api/testing/session";
import * as z from "@/lib/zod";

import {
  answeredAtMs,
  callLog,
  request,
  createCallLog,
  statusPhrase,
  visitBeganAtMs,
} from "./client";
import type { Session } from "./session";

const anything = z.object({ members: z.array(z.unknown()) });
const get = (path = "/faction/members", session: Session = aSession()) =>
  request(session, path, anything, new AbortController().signal);

const answerWith = (answer: () => Response | Promise<Response>) => {
  server.use(http.get("*/faction/members", answer));
};

test.each([
  { code: 0, kind: "unavailable" },
  { code: 1, kind: "key-rejected" },
  { code: 2, kind: "key-rejected" },
  { code: 5, kind: "rate-limited" },
  { code: 6, kind: "bad-request" },
  { code: 7, kind: "no-faction-access" },
  { code: 8, kind: "address-blocked" },
  { code: 9, kind: "unavailable" },
  { code: 10, kind: "key-unusable" },
  { code: 12, kind: "unavailable" },
  { code: 13, kind: "key-unusable" },
  { code: 14, kind: "daily-limit" },
  { code: 15, kind: "unavailable" },
  { code: 16, kind: "access-too-low" },
  { code: 17, kind: "unavailable" },
  { code: 18, kind: "key-unusable" },
  { code: 19, kind: "not-migrated" },
  { code: 24, kind: "unavailable" },
  { code: 27, kind: "not-migrated" },
  { code: 999, kind: "bad-request" },
])("error code $code means $kind, in the API's own words", async ({ code, kind }) => {
  failOnce("/faction/members", code);
  await expect(get()).rejects.toMatchObject({
    name: "ApiError",
    kind,
    code,
    message: "for the test",
  });
});

test("decodes HTML entities once, in texts at any depth and in errors", async () => {
  const members = [
    { name: "Rock &amp; Roll&#039;s", tags: ["&lt;3", 7, null] },
    "&amp;amp;",
    "<a href='?a=1&amp;XID=2'>A&#039;s &lt;3</a>",
  ];
  answerWith(() => HttpResponse.json({ members }));
  await expect(get()).resolves.toEqual({
    members: [
      { name: "Rock & Roll's", tags: ["<3", 7, null] },
      "&amp;",
      "<a href='?a=1&amp;XID=2'>A's &lt;3</a>",
    ],
  });
  answerWith(() => HttpResponse.json({ error: { code: 17, error: "Isn&#039;t there" } }));
  await expect(get()).rejects.toMatchObject({ message: "Isn't there" });
});

test("an error in place of the requested field is that error", async () => {
  answerWith(() => HttpResponse.json({ organizedCrime: { code: 27, error: "for the test" } }));
  await expect(get()).rejects.toMatchObject({ kind: "not-migrated", code: 27 });
});

const MAYBE_EMPTY = z.object({ members: z.nullish(z.array(z.unknown())) });

test.each([
  { body: { error: "boom" }, says: { code: undefined, kind: "bad-request", message: "boom" } },
  {
    body: { error: { code: "2", error: "Incorrect key" } },
    says: { code: 2, kind: "key-rejected" },
  },
  { body: { error: { code: 7 } }, says: { code: 7, message: "Unknown error" } },
  { body: { error: { error: "boom" } }, says: { code: undefined, message: "boom" } },
  { body: { error: { code: "many", error: "boom" } }, says: { code: undefined, message: "boom" } },
  { body: { error: {} }, says: { code: undefined, message: "Unknown error" } },
  { body: { error: false }, says: { code: undefined, message: "Unknown error" } },
  { body: { members: { error: "boom" } }, says: { code: undefined, message: "boom" } },
  { body: { members: { code: "7", error: "boom" } }, says: { code: 7, message: "boom" } },
])("$body is an error, not an empty list", async ({ body, says }) => {
  answerWith(() => HttpResponse.json(body));
  const { signal } = new AbortController();
  await expect(request(aSession(), "/faction/members", MAYBE_EMPTY, signal)).rejects.toMatchObject({
    name: "ApiError",
    ...says,
  });
});

test("a null error is no error", async () => {
  answerWith(() => HttpResponse.json({ members: [], error: null }));
  await expect(get()).resolves.toEqual({ members: [] });
});

test.each([
  { status: 500, statusText: "Overheated", message: "Overheated", kind: "unavailable" },
  { status: 503, statusText: "", message: "Service Unavailable", kind: "unavailable" },
  { status: 429, statusText: "", message: "Too Many Requests", kind: "rate-limited" },
  { status: 404, statusText: "", message: "Not Found", kind: "bad-request" },
])("HTTP $status says $message, whatever its body", async ({ status, statusText, ...error }) => {
  answerWith(() => HttpResponse.json({ members: [] }, { status, statusText }));
  await expect(get()).rejects.toMatchObject({ ...error, code: undefined });
});

test.each([
  { status: 403, code: 2, kind: "key-rejected", message: "Forbidden" },
  { status: 400, code: 5, kind: "rate-limited", message: "Bad Request" },
  { status: 429, code: 8, kind: "address-blocked", message: "Too Many Requests" },
  { status: 503, code: 999, kind: "unavailable", message: "Service Unavailable" },
])(
  "HTTP $status with code $code is $kind, and says $message",
  async ({ status, code, ...error }) => {
    const body = { error: { code, error: "for the test" } };
    answerWith(() => HttpResponse.json(body, { status, statusText: "" }));
    await expect(get()).rejects.toMatchObject({ ...error, code });
  },
);

test.each([
  { what: "no JSON", body: "<html>" },
  { what: "nothing", body: null },
  { what: "without an end", body: endless() },
])("HTTP 403 with a body that is $what is a refused request", async ({ body }) => {
  answerWith(() => new HttpResponse(body, { status: 403, statusText: "Forbidden" }));
  const refused = { kind: "bad-request", message: "Forbidden", code: undefined };
  await expect(get()).rejects.toMatchObject(refused);
});

function endless() {
  const part = new TextEncoder().encode(" ".repeat(1000));
  return new ReadableStream({
    pull(stream) {
      stream.enqueue(part);
    },
  });
}

test("a redirect is an error, and not followed", async () => {
  const answer = vi.fn(() => HttpResponse.redirect("https://api.torn.com/v2/faction/members"));
  answerWith(answer);
  await expect(get()).rejects.toMatchObject({ name: "ApiError", kind: "offline" });
  expect(answer).toHaveBeenCalledOnce();
});

test("a call carries the key, and nothing else of the player", async () => {
  let seen: Request | undefined;
  server.use(
    http.get("*/faction/members", ({ request: received }) => {
      seen = received;
      return HttpResponse.json({ members: [] });
    }),
  );
  await get();
  expect(seen).toMatchObject({
    redirect: "error",
    credentials: "omit",
    referrerPolicy: "no-referrer",
  });
});

test.each([
  {
    what: "another shape",
    answer: () => HttpResponse.json({ members: 7 }),
    says: "is missing members",
  },
  { what: "a list", answer: () => HttpResponse.json([]), says: "is missing the expected data" },
  { what: "null", answer: () => HttpResponse.json(null), says: "is missing the expected data" },
  { what: "a page of HTML", answer: () => HttpResponse.text("<html>"), says: "didn’t return JSON" },
  { what: "nothing", answer: () => HttpResponse.text(""), says: "didn’t return JSON" },
])("$what is an error that says what is wrong with which endpoint", async ({ answer, says }) => {
  answerWith(answer);
  const error = await get().catch((thrown: unknown) => thrown);
  expect(error).toMatchObject({ kind: "unexpected-shape" });
  expect(String(error)).toBe(`ApiError: faction/members ${says}`);
});

test("no connection counts as offline", async () => {
  answerWith(() => HttpResponse.error());
  await expect(get()).rejects.toMatchObject({ kind: "offline" });
});

test("a bug of our own stays a bug, and isn't blamed on the network", async () => {
  answerWith(() => HttpResponse.json({ members: [] }));
  const faulty = z.pipe(
    z.unknown(),
    z.transform((): unknown => {
      throw new TypeError("ours");
    }),
  );
  const failed = request(aSession(), "/faction/members", faulty, new AbortController().signal);
  await expect(failed).rejects.toThrow(new TypeError("ours"));
});

test("works without AbortSignal.any, and a call can still be cancelled", async () => {
  const any = Object.getOwnPropertyDescriptor(AbortSignal, "any");
  Reflect.deleteProperty(AbortSignal, "any");
  try {
    answerWith(() => HttpResponse.json({ members: [] }));
    await expect(get()).resolves.toEqual({ members: [] });
    const leaving = new AbortController();
    answerWith(() => {
      leaving.abort();
      return HttpResponse.json({ members: [] });
    });
    const left = request(aSession(), "/faction/members", anything, leaving.signal);
    await expect(left).rejects.toMatchObject({ name: "AbortError" });
  } finally {
    if (any) Object.defineProperty(AbortSignal, "any", any);
  }
});

test("a response may take 20 seconds", async () => {
  const timeout = vi.spyOn(AbortSignal, "timeout");
  timeout.mockReturnValue(AbortSignal.abort(new DOMException("", "TimeoutError")));

  await expect(get()).rejects.toMatchObject({ kind: "timeout" });
  expect(timeout).toHaveBeenCalledWith(20_000);
});

test.each([
  { path: "/faction/members", search: "?comment=Almanac" },
  { path: "/faction/members?limit=100", search: "?limit=100&comment=Almanac" },
])("$path carries the comment in its URL and the key in a header", async ({ path, search }) => {
  let seen: Request | undefined;
  server.use(
    http.get("*/faction/members", ({ request: received }) => {
      seen = received;
      return HttpResponse.json({ members: [] });
    }),
  );
  await get(path);
  expect(new URL(seen?.url ?? "").search).toBe(search);
  expect(seen?.url).not.toContain("test-key");
  expect(seen?.headers.get("authorization")).toBe("ApiKey test-key");
});

test.each(["secret\nkey", "secret-ключ"])("the malformed key %j is in no error", async (key) => {
  const error = await get("/faction/members", aSession(key)).catch((thrown: unknown) => thrown);
  expect(error).toMatchObject({ name: "ApiError", kind: "key-rejected" });
  expect(inspect(error)).not.toContain("secret");
});

test("an aborted request rejects with the abort, not with an ApiError", async () => {
  const aborted = request(aSession(), "/faction/members", anything, AbortSignal.abort());
  await expect(aborted).rejects.toMatchObject({ name: "AbortError" });
});

test("no call is tried twice", async () => {
  const answer = vi.fn(() => HttpResponse.json({ error: { code: 17, error: "for the test" } }));
  answerWith(answer);
  await expect(get()).rejects.toMatchObject({ code: 17 });
  expect(answer).toHaveBeenCalledOnce();
});

test("a failure delays or stops the calls behind it, by its code", async () => {
  const session = aSession();
  failOnce("/faction/members", 13);
  await expect(get("/faction/members", session)).rejects.toMatchObject({ code: 13 });
  const answer = vi.fn(() => HttpResponse.json({ members: [] }));
  answerWith(answer);
  await expect(get("/faction/members", session)).rejects.toMatchObject({ code: 13 });
  expect(answer).not.toHaveBeenCalled();
});

test("every call is listed with its path and answer, the newest first, and never the key", async () => {
  await get("/faction/members?limit=1");
  failOnce("/faction/members", 17);
  await get().catch(() => undefined);
  answerWith(() => HttpResponse.error());
  await get().catch(() => undefined);

  expect(callLog.calls().slice(0, 3)).toEqual([
    expect.objectContaining({ answer: "faction/members could not be reached" }),
    expect.objectContaining({ path: "/faction/members", answer: "Error code 17" }),
    expect.objectContaining({ path: "/faction/members?limit=1", answer: "OK" }),
  ]);
  expect(JSON.stringify(callLog.calls())).not.toContain("test-key");
});

describe("when the game made an answer", () => {
  const NOW = Date.UTC(2026, 10, 20, 12);

  beforeEach(() => {
    vi.useFakeTimers({ now: NOW });
  });
  afterEach(() => {
    globalThis.takePreloadedCall = undefined;
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  const later = <T>(ms: number, value: T) =>
    new Promise<T>((resolve) => setTimeout(resolve, ms, value));

  async function made() {
    const { signal } = new AbortController();
    const answer = request(aSession(), "/faction/members", anything, signal);
    await vi.advanceTimersByTimeAsync(20_000);
    await answer;
    return answeredAtMs(signal);
  }

  test("is half of the trip before it began to arrive, however long its body takes", async () => {
    const body = { ok: true, json: () => later(4_000, { members: [] }) };
    vi.stubGlobal("fetch", () => later(6_000, body));
    expect(await made()).toBe(NOW + 3_000);
  });

  test("of a call that the page preloaded, it counts from when it arrived, not from when it was taken", async () => {
    globalThis.takePreloadedCall = () => ({
      startedAtMs: NOW - 9_000,
      response: Promise.resolve(Response.json({ members: [] })),
      arrivedAtMs: NOW - 8_000,
    });
    expect(await made()).toBe(NOW - 8_500);
    expect(callLog.calls()[0]).toMatchObject({ startedAtMs: NOW - 9_000, durationMs: 1_000 });
    // Its answer isn't one of an earlier visit.
    expect(visitBeganAtMs()).toBeLessThanOrEqual(NOW - 9_000);
  });

  test.each([
    { what: "9 hours forward", byMs: 9 * 3_600_000, before: 10_000 },
    { what: "3 hours back", byMs: -3 * 3_600_000, before: 0 },
  ])("is no more than 10 s before it came if the clock is set $what meanwhile", async (row) => {
    vi.stubGlobal("fetch", async () => {
      vi.setSystemTime(Date.now() + row.byMs);
      return Promise.resolve(Response.json({ members: [] }));
    });
    expect(await made()).toBe(NOW + row.byMs - row.before);
  });

  test("is not known without an answer", async () => {
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("for the test")));
    const { signal } = new AbortController();
    await expect(request(aSession(), "/faction/members", anything, signal)).rejects.toMatchObject({
      kind: "offline",
    });
    expect(answeredAtMs(signal)).toBeUndefined();
  });
});

describe("the log of calls", () => {
  test("keeps the last 200 calls, the newest first", () => {
    const log = createCallLog();
    for (let i = 1; i <= 250; i += 1) {
      log.add({ startedAtMs: i, path: `/${i}`, durationMs: 1, answer: "OK" });
    }
    expect(log.calls()).toHaveLength(200);
    expect(log.calls()[0]?.path).toBe("/250");
    expect(log.calls()[199]?.path).toBe("/51");
  });

  test("notifies of each call until unsubscribed", () => {
    const log = createCallLog();
    const listener = vi.fn();
    const leave = log.subscribe(listener);
    log.add({ startedAtMs: 1, path: "/a", durationMs: 1, answer: "OK" });
    expect(listener).toHaveBeenCalledTimes(1);
    leave();
    log.add({ startedAtMs: 2, path: "/b", durationMs: 1, answer: "OK" });
    expect(listener).toHaveBeenCalledTimes(1);
  });
});

describe("the reason phrase of a status", () => {
  test.each([400, 401, 403, 404, 408, 429, 500, 502, 503, 504])("%i as the standard", (status) => {
    expect(statusPhrase(status)).toBe(STATUS_CODES[status]);
  });

  test("a non-standard status is named by its number", () => {
    expect(statusPhrase(522)).toBe("HTTP status 522");
  });
});
