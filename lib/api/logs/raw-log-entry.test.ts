import { expect, test } from "vitest";

import { userLogWire } from "@/lib/api/endpoints/user-log";
import live from "@/lib/api/testing/fixtures/user-log.json";
import older from "@/lib/api/testing/fixtures/user-log.legacy.json";

import { rawLogEntry } from "./log-fields";

test.each([
  { shape: "today's", wire: live },
  { shape: "the older", wire: older },
])("an entry of $shape shape is written as the game writes it today", ({ wire }) => {
  const [entry] = userLogWire.parse(wire).log.entries;
  expect(entry && JSON.parse(rawLogEntry(entry))).toEqual(live.log[0]);
});
