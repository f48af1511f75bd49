import { expect, test } from "vitest";

import { museumWire } from "@/lib/api/endpoints/torn-museum";
import museum from "@/lib/api/testing/fixtures/torn-museum.json";

test("each set has its points and its items", () => {
  const { entries, dropped } = museumWire.parse(museum).museum;
  expect(dropped).toBe(0);
  expect(entries.map(({ name, points, items }) => [name, points, items.length])).toEqual([
    ["Senet Game", 2_000, 3],
    ["Plushies", 10, 13],
    ["Meteorite Fragment", 15, 1],
  ]);
});

test("a set without points is dropped and counted", () => {
  const [first, ...others] = museum.museum;
  const body = { museum: [{ ...first, points: null }, ...others] };
  expect(museumWire.parse(body).museum).toMatchObject({ entries: others, dropped: 1 });
});
