import type { SortingState } from "@tanstack/react-table";

/** "level.desc name.asc": the first column decides, the next where it is equal. */
export const serializeSorting = (sorting: SortingState) =>
  sorting.map(({ id, desc }) => `${id}.${desc ? "desc" : "asc"}`).join(" ");

/** The same read back; anything that isn't a sort by one of these columns is skipped. */
export function parseSorting(text: string, columnIds: readonly string[]): SortingState {
  return text.split(" ").flatMap((part) => {
    const [, id = "", direction] = /^(.+)\.(asc|desc)$/.exec(part) ?? [];
    return columnIds.includes(id) ? [{ id, desc: direction === "desc" }] : [];
  });
}
