import fc from "fast-check";
import { expect, test } from "vitest";

import { MAX_PRICE, MAX_TRAINS } from "@/lib/store/user/train-agreements";

import { parseAgreement, readBack, termsText, typedTerms } from "./agreement-text";

test.each([
  ["10 trains at $500k", 10, 500_000],
  ["10 trains at 500k", 10, 500_000],
  ["10 x 500k", 10, 500_000],
  ["10x500k", 10, 500_000],
  ["10 × $500,000", 10, 500_000],
  ["10 @ 0.5m", 10, 500_000],
  ["  10   Trains  AT  $500K each ", 10, 500_000],
  ["10 at 500k per train", 10, 500_000],
  ["10 for 500k each", 10, 500_000],
  ["10 trains 500k", 10, 500_000],
  ["10 trains for 5m in total", 10, 500_000],
  ["1 train at 450k", 1, 450_000],
  ["1,000 trains at 1", 1000, 1],
  ["10", 10, 0],
  ["10 trains", 10, 0],
  ["10 free", 10, 0],
  ["10 trains, free", 10, 0],
  ["10 trains for free", 10, 0],
  ["10 at 0", 10, 0],
])("“%s” is %i trains at $%i", (typed, trains, price) => {
  expect(parseAgreement(typed)).toEqual({ terms: { trains, price } });
});

test.each([
  "",
  "trains",
  "ten trains",
  "10 trains at",
  "10 at lots",
  "10 for 5m",
  "10 each",
  "1.5",
])("“%s” can’t be read", (typed) => {
  expect(parseAgreement(typed)).toEqual({
    problem: `Couldn’t read “${typed}”. Enter an agreement such as “10 trains at $500k”.`,
  });
});

test("a total that the trains don’t divide evenly can’t be read", () => {
  expect(parseAgreement("3 trains for 100 in total")).toHaveProperty("problem");
});

test.each([
  { typed: "0 trains at 500k", problem: "Enter 1 to 10,000 trains." },
  { typed: "500k x 10", problem: "Enter 1 to 10,000 trains." },
  { typed: "10 at 101b", problem: "Enter at most $100b per train." },
])("“$typed”: $problem", ({ typed, problem }) => {
  expect(parseAgreement(typed)).toEqual({ problem });
});

test.each([
  [10, 500_000, "10 trains, $500,000 each, $5.00m in total", "10 at $500k"],
  [1, 450_000, "1 train, $450,000", "1 at $450k"],
  [5, 0, "5 trains, free", "5 free"],
])("%i trains at $%i read back as “%s”, and “%s” in a row", (trains, price, full, short) => {
  expect(readBack({ trains, price })).toBe(full);
  expect(termsText({ trains, price })).toBe(short);
});

test("terms that are written into the field are read as what they were", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: MAX_TRAINS }),
      fc.integer({ min: 0, max: MAX_PRICE }),
      (trains, price) => {
        expect(parseAgreement(typedTerms({ trains, price }))).toEqual({ terms: { trains, price } });
      },
    ),
  );
});
