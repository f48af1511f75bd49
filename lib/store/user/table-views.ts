import { lenientArray, lenientRecord, text } from "@/lib/store/engine/lenient-schemas";
import { jsonValue } from "@/lib/store/engine/stored-value";
import * as z from "@/lib/zod";

/** A view of a page: the query of its address, under a name that the player gave it. */
export interface TableView {
  name: string;
  search: string;
}

/** The views of each table, by its page's path and, unless it is the first on the page, its name. */
export type TableViews = Readonly<Record<string, readonly TableView[]>>;

const views = lenientRecord(
  lenientArray(z.object({ name: text(200), search: text(2_000) }), 200),
  200,
);

export const tableViewsStore = jsonValue<TableViews>("tableViews", views, {});

export const tableKey = (path: string, name?: string) =>
  name === undefined ? path : `${path} ${name}`;

/** Replaces a view of the same name. */
export function saveTableView(key: string, view: TableView) {
  const others = viewsOf(key).filter(({ name }) => name !== view.name);
  write(key, [...others, view]);
}

export function deleteTableView(key: string, name: string) {
  write(
    key,
    viewsOf(key).filter((view) => view.name !== name),
  );
}

const viewsOf = (key: string) => tableViewsStore.get()[key] ?? [];

function write(key: string, kept: readonly TableView[]) {
  tableViewsStore.set({ ...tableViewsStore.get(), [key]: kept });
}
