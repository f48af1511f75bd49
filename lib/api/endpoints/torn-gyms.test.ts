import { expect, test } from "vitest";

import current from "@/lib/api/testing/fixtures/torn-gyms.json";
import legacy from "@/lib/api/testing/fixtures/torn-gyms.legacy.json";

import { gymsWire } from "./torn-gyms";

const read = (wire: unknown) => gymsWire.parse(wire).gyms;

test("reads gyms in the current shape", () => {
  expect(read(current)).toEqual({
    entries: [
      {
        id: 3,
        name: "Woody's Workout",
        isSpecial: false,
        energyPerTrain: 5,
        cost: 260,
        dots: { strength: 2.8, defense: 3, speed: 3.2, dexterity: 0 },
        note: null,
      },
      {
        id: 12,
        name: "Anabolic Anomalies",
        isSpecial: false,
        energyPerTrain: 10,
        cost: 250_000,
        dots: { strength: 5, defense: 5.2, speed: 4.5, dexterity: 4.5 },
        note: null,
      },
      {
        id: 26,
        name: "Frontline Fitness",
        isSpecial: true,
        energyPerTrain: 25,
        cost: 51_000_000,
        dots: { strength: 7.5, defense: 0, speed: 7.5, dexterity: 0 },
        note: "Strength and speed alone",
      },
    ],
    dropped: 0,
  });
});

test("reads the same in the legacy shape, where dots are ten times as high", () => {
  expect(read(legacy)).toEqual(read(current));
});

test("reads a gym without price, stage and note", () => {
  const wire = {
    gyms: { 1: { name: "New", energy: 5, strength: 20, defense: 20, speed: 20, dexterity: 20 } },
  };
  expect(read(wire).entries).toEqual([
    {
      id: 1,
      name: "New",
      isSpecial: false,
      energyPerTrain: 5,
      cost: null,
      dots: { strength: 2, defense: 2, speed: 2, dexterity: 2 },
      note: null,
    },
  ]);
});

test("drops a broken record, and only that one", () => {
  const { entries, dropped } = read({ gyms: [current.gyms[2], { id: 3, name: "Broken" }] });
  expect(entries.map(({ id }) => id)).toEqual([26]);
  expect(dropped).toBe(1);
});
