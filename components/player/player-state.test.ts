import { expect, test } from "vitest";

import { HOUR_MS, MINUTE_MS } from "@/lib/common/time";

import { stateTitle, stayEndText } from "./player-state";

const NOW = Date.UTC(2026, 10, 20, 10, 42);

const status = (state: string, more: object = {}) => ({
  state,
  stateUntilMs: null as number | null,
  abroadIn: null as string | null,
  description: "",
  ...more,
});
const STAY = { stateUntilMs: NOW + HOUR_MS };
const OVER = { stateUntilMs: NOW - 1 };

test.each([
  { player: status("Okay"), readiness: "ready", title: "Hittable now" },
  { player: status("Okay"), readiness: null, title: "Okay" },
  { player: status("Okay"), readiness: "later", title: "Okay" },
  { player: status("Hospital", STAY), readiness: "later", title: "In hospital" },
  { player: status("Hospital"), readiness: null, title: "In hospital" },
  { player: status("Jail", STAY), readiness: "soon", title: "In jail" },
  {
    player: status("Hospital", { ...STAY, abroadIn: "UAE" }),
    readiness: "later",
    title: "In hospital in the UAE",
  },
  { player: status("Hospital", OVER), readiness: "ready", title: "Hittable now" },
  { player: status("Hospital", OVER), readiness: null, title: "Okay" },
  {
    player: status("Hospital", { ...OVER, abroadIn: "Japan" }),
    readiness: "later",
    title: "In Japan",
  },
  { player: status("Traveling"), readiness: null, title: "Traveling" },
  {
    player: status("Traveling", { description: "Traveling to Mexico" }),
    readiness: "later",
    title: "Traveling to Mexico",
  },
  {
    player: status("Abroad", { description: "In Japan" }),
    readiness: "ready",
    title: "Hittable now",
  },
  { player: status("Fallen"), readiness: "later", title: "Fallen" },
  { player: status(""), readiness: null, title: "State unknown" },
] as const)("the title of %# is $title", ({ player, readiness, title }) => {
  expect(stateTitle(player, readiness, NOW)).toBe(title);
});

test.each([
  [status("Hospital", { stateUntilMs: NOW + 218 * MINUTE_MS }), "out 14:20, 3 h 38 min"],
  [status("Hospital", { stateUntilMs: NOW + 30 * HOUR_MS }), "out Sat 16:42, 1 d 6 h"],
  [status("Hospital"), ""],
  [status("Hospital", OVER), ""],
  [status("Traveling", STAY), ""],
  [status("Okay"), ""],
])("the end of %#", (player, text) => {
  expect(stayEndText(player, NOW)).toBe(text);
});
