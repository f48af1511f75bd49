import fc from "fast-check";
import { expect, test } from "vitest";

import { assign } from "./assignment";

test.each([
  { weights: [], result: [] },
  { weights: [[]], result: [null] },
  { weights: [[5]], result: [0] },
  { weights: [[0]], result: [null] },
  // The best single choice, 90, would leave the second row with 10: 80 + 85 is more.
  {
    weights: [
      [90, 80],
      [85, 10],
    ],
    result: [1, 0],
  },
  // Two rows want the one column.
  { weights: [[70], [80]], result: [null, 0] },
  {
    weights: [
      [0, 75, 0],
      [0, 80, 0],
      [90, 0, 0],
    ],
    result: [null, 1, 0],
  },
])("$weights are assigned $result", ({ weights, result }) => {
  expect(assign(weights)).toEqual(result);
});

/** The greatest sum, by trying everything. */
function greatest(weights: readonly (readonly number[])[], taken: ReadonlySet<number>): number {
  const [first, ...rest] = weights;
  if (first === undefined) return 0;
  const sums = first.map((weight, column) =>
    taken.has(column) ? 0 : weight + greatest(rest, new Set([...taken, column])),
  );
  return Math.max(greatest(rest, taken), ...sums);
}

test("no other assignment has a greater sum, and no column is assigned twice", () => {
  const row = fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 4, maxLength: 4 });
  fc.assert(
    fc.property(fc.array(row, { maxLength: 5 }), (weights) => {
      const columns = assign(weights);
      const taken = columns.filter((column) => column !== null);
      expect(new Set(taken).size).toBe(taken.length);
      const total = columns.reduce<number>(
        (all, column, index) => all + (column === null ? 0 : (weights[index]?.[column] ?? 0)),
        0,
      );
      expect(total).toBe(greatest(weights, new Set()));
    }),
  );
});
