import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { deviceClocks } from "@/lib/api/call-notes";

import { firstCallsScript } from "./scripts";

const API = "https://game.example/v2";
const PATHS = ["/user/bars", "/faction/crimes?cat=all"];
const KEY = "sample0000000key";

const calls = (): CallNotes => JSON.parse(localStorage.getItem("calls") ?? "[]") as CallNotes;
type CallNotes = readonly { kind: string; count: number }[];

function aNote(kind: "calls" | "pause" | "block", count: number, agoMs: number) {
  const [ticksMs, clockMs] = [deviceClocks.ticksMs() - agoMs, deviceClocks.clockMs() - agoMs];
  localStorage.setItem("calls", JSON.stringify([{ id: "a", kind, count, ticksMs, clockMs }]));
}

function runFirstCalls() {
  // eslint-disable-next-line @typescript-eslint/no-implied-eval, @typescript-eslint/no-unsafe-call -- as a browser runs it
  new Function(firstCallsScript(PATHS, API))();
}

const fetched = vi.fn(() => Promise.resolve(new Response("{}")));

beforeEach(() => {
  localStorage.setItem("apiKey", KEY);
  vi.stubGlobal("fetch", fetched);
});

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  globalThis.takeFirstCall = undefined;
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  fetched.mockClear();
});

describe("the first calls of a page", () => {
  it("carry the key in their header alone, and name the tool", () => {
    runFirstCalls();

    expect(fetched.mock.calls.map(([url]: unknown[]) => url)).toEqual([
      `${API}/user/bars?comment=Almanac`,
      `${API}/faction/crimes?cat=all&comment=Almanac`,
    ]);
    expect(fetched.mock.calls.map(([, init]: unknown[]) => init)).toEqual(
      PATHS.map(() => ({
        headers: { Authorization: `ApiKey ${KEY}` },
        redirect: "error",
        credentials: "omit",
        referrerPolicy: "no-referrer",
        signal: expect.any(AbortSignal) as AbortSignal,
      })),
    );
    expect(localStorage.getItem("calls")).not.toContain(KEY);
  });

  it("are noted for the queue of every tab", () => {
    runFirstCalls();
    expect(calls()).toEqual([expect.objectContaining({ kind: "calls", count: 2 })]);
  });

  it("are handed over once, and only to who has their key", async () => {
    runFirstCalls();
    expect(globalThis.takeFirstCall?.("/user/bars", "another")).toBeUndefined();
    const response = await globalThis.takeFirstCall?.("/user/bars", KEY)?.response;
    expect(response?.ok).toBe(true);
    expect(globalThis.takeFirstCall?.("/user/bars", KEY)).toBeUndefined();
    expect(globalThis.takeFirstCall?.("/user/basic", KEY)).toBeUndefined();
  });

  it("are too old for a page that comes after twenty seconds", () => {
    runFirstCalls();
    vi.spyOn(performance, "now").mockReturnValue(performance.now() + 20_001);
    expect(globalThis.takeFirstCall?.("/user/bars", KEY)).toBeUndefined();
  });

  it.each([
    [
      "43 calls were made in the last minute",
      () => {
        aNote("calls", 43, 59_000);
      },
    ],
    [
      "44 calls were made more than a minute ago",
      () => {
        aNote("calls", 44, 62_000);
      },
    ],
    [
      "the game asked for a pause longer ago than it lasts",
      () => {
        aNote("pause", 1, 62_000);
      },
    ],
    [
      "the game blocked the address longer ago than it lasts",
      () => {
        aNote("block", 1, 301_000);
      },
    ],
  ])("are made where %s", (_, given) => {
    given();
    runFirstCalls();
    expect(fetched).toHaveBeenCalledTimes(2);
  });

  it.each([
    [
      "there is no key",
      () => {
        localStorage.removeItem("apiKey");
      },
    ],
    [
      "the key holds what no key has",
      () => {
        localStorage.setItem("apiKey", '"quoted"');
      },
    ],
    [
      "the tab shows the sample data",
      () => {
        sessionStorage.setItem("demo", "on");
      },
    ],
    [
      "44 calls were made in the last minute",
      () => {
        aNote("calls", 44, 59_000);
      },
    ],
    [
      "the clock was set back since",
      () => {
        aNote("calls", 44, -600_000);
      },
    ],
    [
      "the game asked for a pause",
      () => {
        aNote("pause", 1, 1000);
      },
    ],
    [
      "the game blocks the address",
      () => {
        aNote("block", 1, 240_000);
      },
    ],
    [
      "the notes cannot be read",
      () => {
        localStorage.setItem("calls", "{");
      },
    ],
    [
      "the notes are none",
      () => {
        localStorage.setItem("calls", '{"a":1}');
      },
    ],
    [
      "a note has no count",
      () => {
        localStorage.setItem("calls", '[{"kind":"calls"}]');
      },
    ],
    [
      "the tab is hidden",
      () => vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden"),
    ],
    [
      "nothing can be noted",
      () =>
        vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
          throw new DOMException("full", "QuotaExceededError");
        }),
    ],
    [
      "the storage is blocked",
      () =>
        vi.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
          throw new DOMException("blocked", "SecurityError");
        }),
    ],
  ])("are left to the page where %s", (_, given) => {
    given();
    runFirstCalls();
    expect(fetched).not.toHaveBeenCalled();
    expect(globalThis.takeFirstCall).toBeUndefined();
  });
});
