import fc from "fast-check";
import { expect, test } from "vitest";

import { countSeats, parseSeats, seatsTaken, seatsText } from "./seats";
import { aPosition } from "./testing/company-types";

const POSITIONS = ["Clerk", "Driver", "Manager"].map((name) => aPosition({ name }));

test("the seats that are taken, as a text", () => {
  const seats = seatsTaken(["Driver", "Clerk", "Driver"]);
  expect(countSeats(seats)).toBe(3);
  expect(seatsText(seats, POSITIONS)).toBe("1-2-0");
});

test("a text read back gives the same seats", () => {
  const count = fc.nat(100);
  fc.assert(
    fc.property(fc.tuple(count, count, count), (counts) => {
      const text = counts.join("-");
      const seats = parseSeats(text, POSITIONS);
      expect(seats && seatsText(seats, POSITIONS)).toBe(text);
    }),
  );
});

test.each(["", "1-2", "1-2-3-4", "1-2-x", "1--2", "-1-2-3", "1-2-3.5", "1-2-1e2"])(
  "%o is no seats of three positions",
  (text) => {
    expect(parseSeats(text, POSITIONS)).toBeNull();
  },
);

test("more than 100 seats in a position are 100", () => {
  expect(parseSeats("999-0-1", POSITIONS)?.get("Clerk")).toBe(100);
});

test("without positions there are no seats", () => {
  expect(parseSeats("", [])).toBeNull();
});
