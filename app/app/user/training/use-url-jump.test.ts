import { expect, test } from "vitest";

import { NO_INGREDIENTS } from "@/lib/game/training/ingredients";

import { readJump, USUAL_JUMP, writeJump } from "./use-url-jump";

const written = (jump: typeof USUAL_JUMP | null, before = "") => {
  const parameters = new URLSearchParams(before);
  writeJump(parameters, jump);
  return parameters.toString();
};

test.each([
  { text: "xanax=4", read: USUAL_JUMP },
  { text: "dvd=6", read: { xanax: 4, dvd: 6, ecstasy: 1, refill: 1 } },
  {
    text: "xanax=0&dvd=0&candy=48&ecstasy=0&refill=0&candy-happy=150",
    read: { candy: 48, candyHappy: 150 },
  },
  {
    text: "xanax=9&dvd=999&ecstasy=5&refill=5&candy-happy=999",
    read: { xanax: 4, dvd: 100, ecstasy: 1, refill: 1, candyHappy: 250 },
  },
  { text: "xanax=a&dvd=-1&ecstasy=&refill=1e9", read: USUAL_JUMP },
])("the address $text is read within the limits of a jump", ({ text, read }) => {
  const jump = { ...NO_INGREDIENTS, ...read };
  expect(readJump(new URLSearchParams(text))).toEqual(jump);
  expect(readJump(new URLSearchParams(written(jump)))).toEqual(jump);
});

test.each([
  { old: "4-5-0-1-0-1-25", read: { xanax: 4, dvd: 5, ecstasy: 1, refill: 1 } },
  { old: "0-0-48-0-0-0-150", read: { candy: 48, candyHappy: 150 } },
  {
    old: "9-999-0-5-0-5-999",
    read: { xanax: 4, dvd: 100, ecstasy: 1, refill: 1, candyHappy: 250 },
  },
  { old: "a--1.5-1e9", read: {} },
  { old: "", read: {} },
])("an old link, jump=$old, opens the same jump", ({ old, read }) => {
  const jump = { ...NO_INGREDIENTS, ...read };
  expect(readJump(new URLSearchParams({ jump: old }))).toEqual(jump);
});

test("of the usual jump one ingredient is in the address, of another the difference, and without a jump none", () => {
  expect(written(USUAL_JUMP, "view=jump&dvd=6&candy-happy=75")).toBe("view=jump&xanax=4");
  expect(written(null, "view=jump&dvd=6&candy-happy=75&jump=1")).toBe("view=jump");
  expect(readJump(new URLSearchParams("view=jump"))).toBeNull();
  expect(written({ ...USUAL_JUMP, xanax: 0, dvd: 8 }, "jump=1-0-0-0-0-0-25&stat=speed")).toBe(
    "stat=speed&xanax=0&dvd=8",
  );
});
