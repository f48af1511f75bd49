import { renderHook } from "@testing-library/react";
import { expect, test, vi } from "vitest";

import { columnsFor } from "./features";
import { useTableView } from "./use-table-view";

vi.mock("next/navigation", () => ({ useSearchParams: () => new URLSearchParams() }));

interface Member {
  name: string;
  played: number | undefined;
}

const column = columnsFor<Member>();
const columns = column.columns([
  column.accessor("name", { id: "name", header: "Member" }),
  column.accessor("played", { id: "played", header: "Time played", sortUndefined: "last" }),
]);
const LEAST_PLAYED = [{ id: "played", desc: false }];

const options = (isLoading: boolean, played: readonly (number | undefined)[]) => ({
  columns,
  rows: ["Quill", "Juno", "Wren"].map((name, i) => ({ name, played: played[i] })),
  rowId: ({ name }: Member) => name,
  initialSort: LEAST_PLAYED,
  firstSort: "asc" as const,
  isLoading,
});

test("rows keep their places while values load, and other rows in their order replace them once all are there", () => {
  const view = renderHook((given: ReturnType<typeof options>) => useTableView(given), {
    initialProps: options(true, [9]),
  });
  const rows = () =>
    view.result.current.table.getRowModel().rows.map(({ id, original }) => [original.name, id]);
  const first = rows();
  expect(first.map(([name]) => name)).toEqual(["Quill", "Juno", "Wren"]);
  expect(view.result.current.sort.options.at(-1)?.text).toBe("As listed");

  view.rerender(options(true, [9, 3]));
  expect(rows()).toEqual(first);

  view.rerender(options(false, [9, 3, 6]));
  expect(rows().map(([name]) => name)).toEqual(["Juno", "Wren", "Quill"]);
  expect(rows().filter(([, id]) => first.some(([, before]) => before === id))).toEqual([]);
});
