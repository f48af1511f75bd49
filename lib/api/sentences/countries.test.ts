import { expect, test } from "vitest";

import { countryName, locationOf, returningFrom, stayAbroad } from "./countries";

test.each([
  ["Mexican", "Mexico"],
  ["Hawaiian", "Hawaii"],
  ["South African", "South Africa"],
  ["Japanese", "Japan"],
  ["Chinese", "China"],
  ["Argentinian", "Argentina"],
  ["Swiss", "Switzerland"],
  ["Canadian", "Canada"],
  ["British", "United Kingdom"],
  ["Emirati", "UAE"],
  ["Caymanian", "Cayman Islands"],
])("a %s hospital is in %s, and so is a jail", (adjective, country) => {
  const article = /^[AE]/.test(adjective) ? "an" : "a";
  expect(stayAbroad("Hospital", `In ${article} ${adjective} hospital for 1 mins`)).toBe(country);
  expect(stayAbroad("Jail", `In ${article} ${adjective} jail for 2 hrs 24 mins `)).toBe(country);
});

test.each([
  { state: "Hospital", description: "In hospital for 3 hrs 12 mins", where: null },
  { state: "Hospital", description: "In hospital", where: null },
  { state: "Hospital", description: "In a hospital for 3 mins", where: null },
  { state: "Hospital", description: "In a Torn hospital for 3 mins", where: null },
  { state: "Hospital", description: "", where: null },
  { state: "Jail", description: "In jail for 3 mins", where: null },
  // Only the place counts, not what happened there.
  { state: "Hospital", description: "In hospital for 3 mins in Mexico", where: null },
  { state: "Hospital", description: "In a hospital in Mexico for 3 mins", where: "Mexico" },
  { state: "Hospital", description: "in a swiss hospital", where: "Switzerland" },
  { state: "Hospital", description: "In an Atlantean hospital for 5 mins", where: "" },
  { state: "Jail", description: "In a Lunar prison for 5 mins", where: "" },
  // Other states say themselves where somebody is.
  { state: "Federal", description: "In federal jail", where: null },
  { state: "Abroad", description: "In Switzerland", where: null },
  { state: "Traveling", description: "Returning to Torn from Switzerland", where: null },
  { state: "Okay", description: "Okay", where: null },
])('$state, "$description": a stay in $where', ({ state, description, where }) => {
  expect(stayAbroad(state, description)).toBe(where);
});

test.each([
  [1, "Torn"],
  [2, "Mexico"],
  [3, "Hawaii"],
  [4, "South Africa"],
  [5, "Japan"],
  [6, "China"],
  [7, "Argentina"],
  [8, "Switzerland"],
  [9, "Canada"],
  [10, "United Kingdom"],
  [11, "UAE"],
  [12, "Cayman Islands"],
  [13, null],
])("%i is %s", (id, name) => {
  expect(countryName(id)).toBe(name);
});

test.each([
  ["Returning to Torn from Mexico", "Mexico"],
  ["Returning to Torn from South Africa", "South Africa"],
  ["Traveling to Mexico", null],
  ["In Mexico", null],
  ["Okay", null],
  ["", null],
])("%s: back from %s", (description, country) => {
  expect(returningFrom(description)).toBe(country);
});

test.each([
  ["Okay", "Okay", null, "Torn"],
  ["Hospital", "In hospital for 9 mins", null, "Torn"],
  ["Jail", "In jail for 9 mins", null, "Torn"],
  ["Hospital", "In a Swiss hospital for 9 mins", "Switzerland", "Switzerland"],
  ["Hospital", "In an Atlantean hospital for 9 mins", "", null],
  ["Abroad", "In Japan", null, "Japan"],
  ["Abroad", "In South Africa", null, "South Africa"],
  ["Abroad", "In the Cayman Islands", null, "Cayman Islands"],
  ["Abroad", "Abroad", null, null],
  ["Abroad", "Still In Japan", null, null],
  ["Traveling", "Traveling to Mexico", null, null],
  ["Federal", "In federal jail", null, null],
  ["Fallen", "Fallen", null, null],
  ["Awoken", "Awoken", null, null],
  ["", "", null, null],
])('%s, "%s": in %4$j', (state, description, abroadIn, index) => {
  expect(locationOf({ state, description, abroadIn })).toBe(index);
});
