import fc from "fast-check";
import { expect, test } from "vitest";

import { DAY_MS, MINUTE_MS } from "@/lib/common/time";
import { aCrime, aMember, aSlot, slotsOf } from "@/lib/game/testing/builders";

import { type DayFacts, factsOf } from "./facts";
import { altOf, namesNotInOcLines, pictureOf } from "./picture";

const START = Date.UTC(2026, 10, 20);
const NOW = START + 642 * MINUTE_MS;
const TERMS = { nowMs: NOW, inactivityDays: 7, ocPassRate: 60, isOn: () => true };
const FACTION = { name: "Night Watch", tag: "NW", members: 100, capacity: 100 };
const EVERYTHING = { faction: true, hours: true, names: false };

const wordsOf = (facts: DayFacts, shown = EVERYTHING) =>
  pictureOf(facts, shown, "Torn Almanac").flatMap((shape) =>
    shape.kind === "text" ? [shape.spans.map(({ text }) => text).join("")] : [],
  );

const list = <T>(entries: readonly T[], dropped = 0) => ({ entries, dropped });

const ready = (atMs: number) => aCrime({ slots: slotsOf(1), readyAtMs: atMs });

const facts = factsOf(
  {
    faction: FACTION,
    members: list([
      aMember({ id: 1, name: "Quill", isInOc: false, lastAction: { atMs: NOW } }),
      aMember({ id: 2, lastAction: { atMs: NOW - 8 * DAY_MS }, isInOc: true }),
    ]),
    crimes: list([
      ready(NOW + 60 * MINUTE_MS),
      ready(START - DAY_MS),
      ready(START + DAY_MS),
      aCrime({ slots: [aSlot({ member: null })], readyAtMs: NOW }),
    ]),
    applications: null,
  },
  TERMS,
);

test("counts the checklist's faction items, except unknown ones", () => {
  expect(facts).toMatchObject({ faction: "Night Watch [NW]", done: 4, total: 6 });
  expect(facts.left).toEqual(["1 inactive member", "1 member not in an OC"]);
  expect(facts.namesNotInOc).toEqual(["Quill"]);
});

test("knows the names behind each item that is left, each once, by number for one who isn’t a member", () => {
  const low = [5, 5, 9].map((id) => aSlot({ member: { id, outcome: null }, passRate: 20 }));
  const { left, namesLeft } = factsOf(
    {
      faction: { ...FACTION, members: 98 },
      members: list([aMember({ id: 5, name: "Quill", isInOc: true, lastAction: { atMs: NOW } })]),
      crimes: list([aCrime({ slots: low })]),
      applications: null,
    },
    TERMS,
  );
  expect(left).toEqual(["2 free places", "3 low pass rates"]);
  expect(namesLeft).toEqual([[], ["Quill", "[9]"]]);
});

test("items that the player has switched off don't count", () => {
  const members = list([aMember({ lastAction: { atMs: NOW } })]);
  const found = { faction: FACTION, members, crimes: list([]), applications: list([]) };
  expect(factsOf(found, TERMS).total).toBe(7);
  expect(factsOf(found, { ...TERMS, isOn: (id) => id === "factionFull" })).toMatchObject({
    done: 1,
    total: 1,
  });
});

test("nothing counts as done if a list has gaps or can't be true", () => {
  const seen = aMember({ lastAction: { atMs: NOW } });
  const unseen = aMember({ id: 2, lastAction: { atMs: null } });
  const found = { faction: null, crimes: list<never>([]), applications: list<never>([]) };
  const of = (changes: object) =>
    factsOf({ ...found, members: list([seen]), ...changes }, TERMS).total;
  expect(of({})).toBe(6);
  expect(of({ members: list([]) })).toBe(3);
  expect(of({ members: null })).toBe(3);
  expect(of({ members: list([seen], 1) })).toBe(3);
  expect(of({ members: list([seen, unseen]) })).toBe(5);
  expect(of({ crimes: list([], 1) })).toBe(4);
  expect(of({ crimes: null })).toBe(4);
});

test("shows a dash for what couldn't be loaded, and no name for an unknown faction", () => {
  const none = { faction: null, members: null, crimes: null, applications: null };
  const words = wordsOf(factsOf(none, TERMS));
  expect(words).toContain("Crimes ready today: –");
  expect(words).not.toContain("All done");
  expect(words).toContain("Our faction");
  const named = wordsOf(factsOf(none, TERMS), { faction: true, hours: false, names: true });
  expect(named.join(" ")).not.toContain("Everyone eligible");
  expect(altOf("Night Watch", factsOf(none, TERMS))).not.toContain("ready today");
  expect(altOf("Night Watch", facts)).toContain(
    "4 of 6 faction tasks done, 2 crimes ready today. Left: 1 inactive member, 1 member not in an OC",
  );
});

test.each([
  { minutes: [0], says: "Ready 10:42 TCT" },
  { minutes: [0, 1, 2, 3], says: "Ready 10:42, 10:43, 10:44 and 10:45 TCT" },
  { minutes: [0, 1, 2, 3, 4], says: "Ready 10:42, 10:43, 10:44, 10:45 and 10:46 TCT" },
])("$minutes.length crimes ready: $says", ({ minutes, says }) => {
  const readyAtMs = minutes.map((minute) => NOW + minute * MINUTE_MS);
  expect(wordsOf({ ...facts, readyAtMs })).toContain(says);
});

test("crimes of today: ready by midnight, and those that were ready before", () => {
  expect(facts.readyAtMs).toEqual([START, NOW + 60 * MINUTE_MS]);
  expect(facts.ready.map(({ atMs }) => atMs)).toEqual([START - DAY_MS, NOW + 60 * MINUTE_MS]);
});

test("the faction, the day, its list and what is left of it; no member is named", () => {
  const words = wordsOf(facts);
  expect(words).toContain("Night Watch [NW]");
  expect(words).toContain("Fri 20 Nov");
  expect(words).toContain(`${facts.done} of 6`);
  expect(words).toContain("1 inactive member");
  expect(words).toContain("1 member not in an OC");
  expect(words).toContain("Crimes ready today: 2");
  expect(words).toContain("now 10:42");
  expect(words).toContain("Ready 00:00 and 11:42 TCT");
  expect(words.join(" ")).not.toContain("Quill");
});

test("crimes that are ready within minutes have a pin each, and none covers another", () => {
  const readyAtMs = [0, 8, 15, 40, 42].map((minutes) => NOW + minutes * MINUTE_MS);
  const numbers = pictureOf({ ...facts, readyAtMs }, EVERYTHING, "T").flatMap((shape) =>
    shape.kind === "text" && shape.size === 24 && /^[1-5]$/.test(shape.spans[0]?.text ?? "")
      ? [shape]
      : [],
  );
  expect(numbers.map(({ spans }) => spans[0]?.text)).toEqual(["1", "2", "3", "4", "5"]);
  for (const [i, one] of numbers.entries()) {
    for (const other of numbers.slice(i + 1)) {
      expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThanOrEqual(42);
    }
  }
});

test("pins stay inside the day, in the order of their times", () => {
  fc.assert(
    fc.property(fc.array(fc.nat(24 * 60 - 1), { maxLength: 40 }), (minutes) => {
      const readyAtMs = minutes.toSorted((a, b) => a - b).map((at) => START + at * MINUTE_MS);
      const xs = pictureOf({ ...facts, readyAtMs }, EVERYTHING, "T").flatMap((shape) =>
        shape.kind === "text" && shape.y === 838 ? [shape.x] : [],
      );
      expect(xs).toHaveLength(Math.min(19, minutes.length));
      for (const [i, x] of xs.entries()) {
        expect(x - 21).toBeGreaterThanOrEqual(i === 0 ? 90 : (xs[i - 1] ?? 0) + 21);
        expect(x + 21).toBeLessThanOrEqual(990);
      }
    }),
  );
});

test("the line of the present time doesn't cut a pin, unless the pins don't fit beside it", () => {
  const nowX = (() => {
    const lines = pictureOf(facts, EVERYTHING, "T").flatMap((shape) =>
      shape.kind === "path" && shape.width === 5 ? [shape.d] : [],
    );
    return Number(/^M([\d.]+)/.exec(lines[0] ?? "")?.[1]);
  })();
  expect(nowX).toBeGreaterThan(90);
  fc.assert(
    fc.property(fc.array(fc.nat(24 * 60 - 1), { maxLength: 8 }), (minutes) => {
      const readyAtMs = minutes.toSorted((a, b) => a - b).map((at) => START + at * MINUTE_MS);
      for (const shape of pictureOf({ ...facts, readyAtMs }, EVERYTHING, "T")) {
        if (shape.kind === "text" && shape.y === 838) {
          expect(Math.abs(shape.x - nowX)).toBeGreaterThan(21);
        }
      }
    }),
  );
});

test("times that don't fit on a line continue on a second one", () => {
  const readyAtMs = Array.from({ length: 8 }, (_, i) => NOW + i * MINUTE_MS);
  const words = wordsOf({ ...facts, readyAtMs });
  expect(words).toContain("Ready 10:42, 10:43, 10:44, 10:45, 10:46, 10:47, 10:48");
  expect(words).toContain("and 10:49 TCT");
});

test("few times are larger than many, and the longest line is never wider than the foot", () => {
  const sizes = (count: number) =>
    pictureOf(
      { ...facts, readyAtMs: Array.from({ length: count }, (_, i) => NOW + i * MINUTE_MS) },
      EVERYTHING,
      "T",
    ).flatMap((shape) => {
      if (shape.kind !== "text" || shape.anchor !== "end" || shape.y < 950) return [];
      const length = shape.spans.reduce((sum, { text }) => sum + text.length, 0);
      expect(shape.size * length).toBeLessThanOrEqual(24 * 53);
      return [shape.size];
    });
  expect(sizes(3)).toEqual([34]);
  expect(sizes(7)[0]).toBeLessThan(34);
  expect(sizes(40)).toHaveLength(2);
});

test("leaves out what isn't chosen", () => {
  const words = wordsOf(facts, { faction: false, hours: false, names: true });
  expect(words).toContain("Our faction");
  expect(words.join(" ")).not.toContain("Night Watch");
  expect(words.join(" ")).not.toContain("Ready");
  expect(words).toContain("Not in an OC: Quill");
});

test("no text is smaller than 24 of 1080, and many names keep to their lines", () => {
  const long = Array.from({ length: 100 }, (_, i) => `A_name_of_thirty_characters_${i}`);
  const shapes = pictureOf({ ...facts, namesNotInOc: long }, { ...EVERYTHING, names: true }, "T");
  for (const shape of shapes) {
    if (shape.kind === "text") expect(shape.size).toBeGreaterThanOrEqual(24);
  }
  expect(namesNotInOcLines(long)).toHaveLength(3);
});

test("the progress circle is empty with nothing done, and no coordinate is lost when it fills", () => {
  for (const [done, lit] of [
    [0, 0],
    [2, 1],
    [6, 1],
  ] as const) {
    const filled = pictureOf({ ...facts, done }, EVERYTHING, "T").filter(
      (shape) => shape.kind === "path" && shape.fill === "primary",
    );
    // The mark of the site at the foot is filled, too.
    expect(filled).toHaveLength(1 + lit);
    for (const shape of filled) if (shape.kind === "path") expect(shape.d).not.toMatch(/NaN/);
  }
});

test("with nothing left it says so", () => {
  const words = wordsOf({ ...facts, done: 6, left: [] });
  expect(words).toContain("All done");
});

test("seven tasks that are left end above the crimes", () => {
  const left = Array.from({ length: 7 }, (_, i) => `${i + 10} members not in an OC`);
  const ys = pictureOf({ ...facts, left }, EVERYTHING, "T").flatMap((shape) =>
    shape.kind === "text" && shape.spans[1]?.text === " members not in an OC" ? [shape.y] : [],
  );
  expect(ys).toHaveLength(7);
  expect(Math.max(...ys)).toBeLessThan(720);
});
