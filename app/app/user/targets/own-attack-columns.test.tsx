import { expect, test } from "vitest";

import { anOwnAttack } from "@/lib/game/testing/builders";

import { attackTable } from "./own-attack-columns";

test("each attack is a line of the file, with its day", () => {
  const endedAtMs = Date.UTC(2026, 10, 19, 22, 5);
  const { headers, lines } = attackTable([
    anOwnAttack({ endedAtMs }),
    anOwnAttack({ endedAtMs, respectGain: 40, chain: 50 }),
    anOwnAttack({ endedAtMs, result: "Lost", respectGain: 0, fairFight: 1, defender: null }),
  ]);
  expect(headers).toEqual([
    "Time",
    "Target",
    "Id",
    "Level",
    "Result",
    "Respect",
    "Bonus hit",
    "Fair fight",
  ]);
  expect(lines).toEqual([
    ["2026-11-19T22:05:00.000Z", "Korna", 201, 94, "Hospitalized", 3.54, "No", 2.41],
    ["2026-11-19T22:05:00.000Z", "Korna", 201, 94, "Hospitalized", 40, "Yes", 2.41],
    ["2026-11-19T22:05:00.000Z", "", "", "", "Lost", 0, "No", ""],
  ]);
});
