/**
 * Assigns each row a column of its own so that the sum of the weights is as great as possible. Returns the column of each row, or
 * null for a row that gets none; a weight of 0 or less is never assigned. It is the Hungarian method, in cubic time.
 */
export function assign(weights: readonly (readonly number[])[]): (number | null)[] {
  const rows = weights.length;
  const columns = Math.max(0, ...weights.map(({ length }) => length));
  // A further column for each row, of weight 0, is the choice of assigning none.
  const width = columns + rows;
  const costOf = (row: number, column: number) => -Math.max(0, weights[row - 1]?.[column - 1] ?? 0);
  const state: State = {
    rowOf: Array<number>(width + 1).fill(0),
    byRow: Array<number>(rows + 1).fill(0),
    byColumn: Array<number>(width + 1).fill(0),
  };
  for (let row = 1; row <= rows; row += 1) addRow(row, width, costOf, state);
  const result = Array<number | null>(rows).fill(null);
  state.rowOf.forEach((row, column) => {
    if (row > 0 && column > 0 && costOf(row, column) < 0) result[row - 1] = column - 1;
  });
  return result;
}

/** Rows and columns count from 1. */
interface State {
  /** The row that each column is assigned to; 0 if it is free. Column 0 is the row that is added. */
  rowOf: number[];
  /** The potentials, which keep each reduced cost at 0 or more. */
  byRow: number[];
  byColumn: number[];
}

/** Assigns one more row, by the cheapest chain of reassignments that ends at a free column. */
function addRow(
  row: number,
  width: number,
  costOf: (row: number, column: number) => number,
  { rowOf, byRow, byColumn }: State,
) {
  const cheapest = Array<number>(width + 1).fill(Infinity);
  const previous = Array<number>(width + 1).fill(0);
  const isVisited = Array<boolean>(width + 1).fill(false);
  rowOf[0] = row;
  let column = 0;
  while ((rowOf[column] ?? 0) !== 0) {
    isVisited[column] = true;
    const from = rowOf[column] ?? 0;
    let step = Infinity;
    let next = 0;
    for (let each = 1; each <= width; each += 1) {
      if (isVisited[each]) continue;
      const reduced = costOf(from, each) - (byRow[from] ?? 0) - (byColumn[each] ?? 0);
      if (reduced < (cheapest[each] ?? 0)) {
        cheapest[each] = reduced;
        previous[each] = column;
      }
      if ((cheapest[each] ?? 0) < step) {
        step = cheapest[each] ?? 0;
        next = each;
      }
    }
    for (let each = 0; each <= width; each += 1) {
      if (isVisited[each]) {
        const owner = rowOf[each] ?? 0;
        byRow[owner] = (byRow[owner] ?? 0) + step;
        byColumn[each] = (byColumn[each] ?? 0) - step;
      } else {
        cheapest[each] = (cheapest[each] ?? 0) - step;
      }
    }
    column = next;
  }
  while (column !== 0) {
    const before = previous[column] ?? 0;
    rowOf[column] = rowOf[before] ?? 0;
    column = before;
  }
}
