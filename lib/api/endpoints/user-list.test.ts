import { http, HttpResponse } from "msw";
import { describe, expect, test, vi } from "vitest";

import { API } from "@/lib/api/testing/answers";
import live from "@/lib/api/testing/fixtures/user-list.json";
import { server } from "@/lib/api/testing/server";
import { aSession } from "@/lib/api/testing/session";
import { createQueryClient } from "@/lib/api/transport/query-client";

import { userListQuery, userListWire } from "./user-list";

const HANDLERS = { onKeyRejected: vi.fn(), onStaleError: vi.fn() };

test("reads a target with its state and last action", () => {
  const { targets, hasMore } = userListWire.parse(live);
  expect(hasMore).toBe(true);
  expect(targets.dropped).toBe(0);
  expect(targets.entries[1]).toEqual({
    id: 2500002,
    name: "MrPips",
    level: 91,
    factionId: null,
    state: "Hospital",
    stateUntilMs: 1_795_176_041_000,
    abroadIn: null,
    location: "Torn",
    description: "In hospital for 1 mins",
    lastAction: { status: "Online", atMs: 1_795_175_990_000 },
  });
});

test("tells a hospital abroad from one in Torn, and an end of 0 from a time", () => {
  const { targets } = userListWire.parse(live);
  expect(targets.entries.map(({ abroadIn }) => abroadIn)).toEqual([
    null,
    null,
    "Switzerland",
    null,
    null,
    null,
  ]);
  expect(targets.entries.at(-1)?.stateUntilMs).toBeNull();
});

test.each([
  { lacks: "status", gives: { state: "", stateUntilMs: null, description: "" } },
  { lacks: "last_action", gives: { lastAction: { status: "", atMs: null } } },
  { lacks: "faction_id", gives: { factionId: null } },
])("a target without $lacks is one all the same", ({ lacks, gives }) => {
  for (const value of [null, undefined]) {
    const { targets } = userListWire.parse({ list: [{ ...live.list[0], [lacks]: value }] });
    expect(targets.entries).toEqual([expect.objectContaining({ id: 2500011, ...gives })]);
  }
});

test.each([
  { _metadata: { links: { next: null, prev: null } } },
  { _metadata: { links: null } },
  { _metadata: "none" },
  {},
])("with %j the list ends here", (rest) => {
  expect(userListWire.parse({ list: [], ...rest })).toEqual({
    targets: { entries: [], dropped: 0 },
    hasMore: false,
  });
});

describe("a list of several pages", () => {
  const page = (from: number, count: number, next: string | null) => ({
    list: Array.from({ length: count }, (_, index) => ({ ...live.list[0], id: from + index })),
    _metadata: { links: { next } },
  });

  /** Answers with these pages in turn, and gives the offsets that were asked for. */
  function answering(pages: readonly object[]) {
    const offsets: (string | null)[] = [];
    server.use(
      http.get(`${API}/user/list`, ({ request }) => {
        const { searchParams } = new URL(request.url);
        offsets.push(searchParams.get("offset"));
        return HttpResponse.json(pages[offsets.length - 1] ?? page(1, 0, null));
      }),
    );
    return offsets;
  }

  const read = () => createQueryClient(HANDLERS).query(userListQuery(aSession(), "Targets"));

  test("is loaded up to the page that is not full, with everybody once", async () => {
    const offsets = answering([page(1, 50, "next"), page(50, 50, "next"), page(100, 3, "next")]);
    const { targets, hasMore } = await read();
    expect(offsets).toEqual(["0", "50", "100"]);
    expect(targets.entries.length).toBe(102);
    expect(hasMore).toBe(false);
  });

  test("ends with the last full page if nothing follows", async () => {
    const offsets = answering([page(1, 50, null)]);
    expect((await read()).hasMore).toBe(false);
    expect(offsets).toEqual(["0"]);
  });

  test("is cut off after six pages", async () => {
    const offsets = answering(
      Array.from({ length: 8 }, (_, index) => page(1 + index * 50, 50, "next")),
    );
    const { targets, hasMore } = await read();
    expect(offsets.length).toBe(6);
    expect(targets.entries.length).toBe(300);
    expect(hasMore).toBe(true);
  });
});
