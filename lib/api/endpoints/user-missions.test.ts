import { expect, test } from "vitest";

import live from "@/lib/api/testing/fixtures/user-missions.json";
import older from "@/lib/api/testing/fixtures/user-missions.legacy.json";

import { missionsWire } from "./user-missions";

test("reads the contracts of today's shape", () => {
  expect(missionsWire.parse(live)).toEqual({
    entries: [
      {
        name: "Duke",
        contracts: [
          { title: "Family Ties", status: "Accepted", expiresAtMs: 1_795_270_000_000 },
          { title: "Estranged", status: "Available", expiresAtMs: 1_795_600_000_000 },
          { title: "Graffiti", status: "Completed", expiresAtMs: null },
          { title: "Hammer Time", status: "Failed", expiresAtMs: null },
        ],
      },
      { name: "Sanchez", contracts: [] },
    ],
    dropped: 0,
  });
});

test("reads the same from the older shape, in the current words, without the expiry", () => {
  const entries = missionsWire.parse(live).entries.map(({ name, contracts }) => ({
    name,
    contracts: contracts.map((contract) => ({ ...contract, expiresAtMs: null })),
  }));
  expect(missionsWire.parse(older)).toEqual({ entries, dropped: 0 });
});

test.each([
  { missions: [] },
  { missions: {} },
  { missions: null },
  { missions: { credits: 5, givers: [] } },
  { missions: { credits: 5, givers: {} } },
  { missions: { credits: 5, givers: null } },
])("%j is no mission", (wire) => {
  expect(missionsWire.parse(wire)).toEqual({ entries: [], dropped: 0 });
});

test("an answer of no known shape says what it lacks", () => {
  const { error } = missionsWire.safeParse({ missions: { credits: 5 } });
  expect(error?.issues[0]?.path).toEqual(["missions", "givers"]);
});

test.each([
  { shape: "today's", missions: { givers: [7, { name: "Duke", contracts: [{ title: "x" }] }] } },
  { shape: "the older", missions: { Duke: [{ title: "x" }, { status: "accepted" }] } },
])("broken records of $shape shape cost themselves only, and count", ({ missions }) => {
  expect(missionsWire.parse({ missions })).toEqual({
    entries: [{ name: "Duke", contracts: [] }],
    dropped: 2,
  });
});
