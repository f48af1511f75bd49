import { expect, test } from "vitest";

import { type VirusEvent, checkVirus, checkVirusByLog } from "./virus";

const NOW = Date.UTC(2026, 10, 20, 12);

test.each([
  { what: "none", virus: null, state: "incomplete" },
  { what: "a second left", virus: { name: "A", endsAtMs: NOW + 1000 }, state: "complete" },
  { what: "no known end", virus: { name: "A", endsAtMs: null }, state: "complete" },
  { what: "done now", virus: { name: "A", endsAtMs: NOW }, state: "incomplete" },
  { what: "done since", virus: { name: "A", endsAtMs: NOW - 1000 }, state: "incomplete" },
])("$what: $state", ({ virus, state }) => {
  expect(checkVirus(virus, { nowMs: NOW }).state).toBe(state);
});

const event = (kind: VirusEvent["kind"], minute: number, name: string | null = null) => ({
  id: `${kind}${minute}`,
  atMs: NOW + minute * 60_000,
  kind,
  name,
});
const start = (minute: number) => event("start", minute, "Simple Virus");
const end = (minute: number) => event("end", minute);

test.each([
  { what: "no entry", events: [], state: "incomplete" },
  { what: "started", events: [start(5)], state: "complete" },
  { what: "complete", events: [end(9), start(5)], state: "incomplete" },
  { what: "started again", events: [start(12), end(9), start(5)], state: "complete" },
  { what: "in no useful order", events: [start(5), start(12), end(9)], state: "complete" },
  { what: "the end last", events: [start(5), end(9)], state: "incomplete" },
  { what: "only an end", events: [end(9)], state: "incomplete" },
  {
    what: "ended in the second in which it began",
    events: [end(5), start(5)],
    state: "incomplete",
  },
  {
    what: "begun in the second in which another ended",
    events: [start(5), end(5)],
    state: "complete",
  },
])("by the log, $what: $state", ({ events, state }) => {
  expect(checkVirusByLog(events).state).toBe(state);
});

test.each([
  { what: "none", virus: null, facts: { kind: "no virus" } },
  {
    what: "one that runs",
    virus: { name: "Simple Virus", endsAtMs: NOW + 1 },
    facts: { kind: "virus", name: "Simple Virus", endsAtMs: NOW + 1 },
  },
])("tells of $what", ({ virus, facts }) => {
  expect(checkVirus(virus, { nowMs: NOW })).toMatchObject({ facts });
});

test("the log tells the name, and no end", () => {
  expect(checkVirusByLog([])).toEqual({ state: "incomplete", facts: { kind: "no virus" } });
  expect(checkVirusByLog([start(5)])).toEqual({
    state: "complete",
    facts: { kind: "virus", name: "Simple Virus", endsAtMs: null },
  });
});
