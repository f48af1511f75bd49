import { expect, test } from "vitest";

import { growthSince, partOf } from "./page-size-parts.mjs";

test.each([
  ["turbopack:///[project]/node_modules/zod/v4/core/util.js", "zod"],
  ["turbopack:///[project]/node_modules/@tanstack/query-core/src/query.ts", "@tanstack/query-core"],
  ["turbopack:///[project]/node_modules/next/dist/compiled/react-dom/cjs/client.js", "react-dom"],
  ["turbopack:///[project]/node_modules/next/src/client/app-dir/link.tsx", "next"],
  ["turbopack:///[project]/lib/game/faction/member.ts", "lib/game/faction"],
  [
    "turbopack:///[project]/app/app/faction/organised-crimes/control/slots.tsx",
    "app/app/faction/organised-crimes",
  ],
  ["turbopack:///[project]/instrumentation-client.ts", "instrumentation-client.ts"],
  ["turbopack:///[turbopack]/browser/runtime/base/runtime-base.ts", "turbopack"],
])("%s belongs to %s", (source, part) => {
  expect(partOf(source)).toBe(part);
});

const record = { "/app/members": "zod 8100, lib/game/faction 400, next 59000" };

test("names what has grown, the most first, and no noise", () => {
  const parts = new Map([
    ["lucide-react", 300],
    ["lib/game/faction", 1212.4],
    ["zod", 8110],
    ["next", 58_000],
  ]);
  expect(growthSince("/app/members", parts, record)).toBe(
    "since the last record: lib/game/faction +812, lucide-react +300",
  );
});

test("says so where nothing has grown, and where nothing is known", () => {
  expect(growthSince("/app/members", new Map([["zod", 8000]]), record)).toBe(
    "nothing has grown since the last record",
  );
  expect(growthSince("/app/war", new Map([["zod", 8000]]), record)).toBe(
    "there is no record of it",
  );
});
