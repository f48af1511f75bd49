import { expect, test } from "vitest";

import live from "@/lib/api/testing/fixtures/faction-fighters.json";
import older from "@/lib/api/testing/fixtures/faction-fighters.legacy.json";

import { fightersWire } from "./faction-fighters";

test("reads who is where, in both shapes", () => {
  const { members } = fightersWire.parse(live);
  expect(members.entries[0]).toEqual({
    id: 2400001,
    name: "Tarn",
    level: 90,
    state: "Hospital",
    stateUntilMs: Date.UTC(2026, 10, 20, 12, 37),
    abroadIn: null,
    description: "In hospital for 37 mins",
    lastAction: { status: "Online", atMs: Date.UTC(2026, 10, 20, 11, 59, 30) },
  });
  expect(fightersWire.parse(older)).toEqual(fightersWire.parse(live));
});

test("a member without a state or a last action is one all the same", () => {
  const bare = { id: 1, name: "Tarn", level: 90 };
  expect(fightersWire.parse({ members: [bare] }).members.entries).toEqual([
    {
      ...bare,
      state: "",
      stateUntilMs: null,
      abroadIn: null,
      description: "",
      lastAction: { status: "", atMs: null },
    },
  ]);
});
