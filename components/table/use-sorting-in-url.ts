import type { OnChangeFn, SortingState } from "@tanstack/react-table";
import { createParser, useQueryState } from "nuqs";
import { useMemo } from "react";

/** "level.desc,name.asc": the first column decides, the next where it is equal. */
export function parseSorting(text: string): SortingState | null {
  const sorting = text.split(",").map((part) => /^(.+)\.(asc|desc)$/.exec(part));
  if (sorting.some((match) => match === null)) return null;
  return sorting.flatMap((match) =>
    match?.[1] ? [{ id: match[1], desc: match[2] === "desc" }] : [],
  );
}

export const serializeSorting = (sorting: SortingState) =>
  sorting.map(({ id, desc }) => `${id}.${desc ? "desc" : "asc"}`).join(",");

const sortingParser = createParser({
  parse: parseSorting,
  serialize: serializeSorting,
  eq: (a, b) => serializeSorting(a) === serializeSorting(b),
});

/** The sorting of a table, in the address: a link opens the same view. Unknown columns are passed over. */
export function useSortingInUrl(
  initial: SortingState,
  columns: readonly { id?: string }[],
): [SortingState, OnChangeFn<SortingState>] {
  const [inUrl, setInUrl] = useQueryState("sort", sortingParser.withDefault(initial));
  const sorting = useMemo(() => {
    const known = inUrl.filter((sort) => columns.some(({ id }) => id === sort.id));
    return known.length > 0 ? known : initial;
  }, [inUrl, columns, initial]);

  return [
    sorting,
    (change) => {
      void setInUrl(typeof change === "function" ? change(sorting) : change);
    },
  ];
}
