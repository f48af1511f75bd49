import { http, HttpResponse } from "msw";
import { expect, test } from "vitest";

import live from "@/lib/api/testing/fixtures/user-log.json";
import older from "@/lib/api/testing/fixtures/user-log.older.json";
import { failOnce, server } from "@/lib/api/testing/server";
import { aSession } from "@/lib/api/testing/session";

import { checkKey, userLogWire } from "./user-log";

test.each([
  { shape: "today's", wire: live },
  { shape: "the older", wire: older },
])("reads the entries of $shape shape, empty lists as empty maps", ({ wire }) => {
  expect(userLogWire.parse(wire).log).toEqual({
    entries: [
      {
        id: "Lg9mYh0c4Gx6",
        atMs: 1_795_175_000_000,
        type: { id: 4200, title: "Item shop buy" },
        category: "Shops",
        fields: { area: 101, item: 209, quantity: 100, cost_each: 500, cost_total: 50_000 },
        params: { color: "red" },
      },
      {
        id: "Pq2rZt7b1Nw3",
        atMs: 1_795_171_000_000,
        type: { id: 5971, title: "Church pray" },
        category: "Church",
        fields: {},
        params: {},
      },
    ],
    dropped: 0,
  });
});

test("a key is checked by reading the log of its owner", async () => {
  let asked = "";
  server.use(
    http.get("*/user", ({ request }) => {
      asked = new URL(request.url).search;
      return HttpResponse.json(live);
    }),
  );
  await expect(checkKey(aSession(), new AbortController().signal)).resolves.toBeUndefined();
  expect(asked).toBe("?selections=log&comment=Almanac");
});

test("a key that is not a Full Access key is refused with code 16", async () => {
  failOnce("/user", 16);
  const check = checkKey(aSession(), new AbortController().signal);
  await expect(check).rejects.toMatchObject({ kind: "access-too-low", code: 16 });
});
