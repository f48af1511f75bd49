import { http, HttpResponse } from "msw";
import { expect, test } from "vitest";

import live from "@/lib/api/testing/fixtures/user-organised-crime.json";
import { aQueryClient } from "@/lib/api/testing/query-client";
import { server } from "@/lib/api/testing/server";
import { aSession } from "@/lib/api/testing/session";

import { factionCrimesWire } from "./faction-crimes";
import { ownCrimeQuery, ownCrimeWire } from "./user-organised-crime";

test("reads a crime as the faction's list does", () => {
  const { crimes } = factionCrimesWire.parse({ crimes: [live.organizedCrime] });
  expect(ownCrimeWire.parse(live)).toEqual({ record: crimes.entries[0], dropped: 0 });
  expect(crimes.dropped).toBe(0);
});

test("null is no crime, and no answer is not", () => {
  expect(ownCrimeWire.parse({ organizedCrime: null })).toBeNull();
  expect(ownCrimeWire.safeParse({}).error?.issues[0]?.path).toEqual(["organizedCrime"]);
});

test("an error in place of the crime is an error like any other", async () => {
  const answer = { organizedCrime: { code: 27, error: "for the test" } };
  server.use(http.get("*/user/organizedcrime", () => HttpResponse.json(answer)));
  const client = aQueryClient();
  await expect(client.query(ownCrimeQuery(aSession()))).rejects.toMatchObject({
    name: "ApiError",
    kind: "not-migrated",
    code: 27,
  });
});
