import { ACCESS, type ApiPath } from "@/lib/api/transport/access";
import { selectionsOf } from "@/lib/api/transport/custom-key";

import { appPages } from "./app-pages";

/** "user: bars, log" for each section that a custom key must be allowed to read. */
export const selectionLabels = (paths: readonly ApiPath[]): string[] =>
  [...selectionsOf(paths)].map(([section, selections]) => `${section}: ${selections.join(", ")}`);

/** The same labels for all endpoints that the site requests. */
export const ALL_SELECTIONS = selectionLabels(Object.keys(ACCESS) as ApiPath[]);

const allPages: readonly { title: string; reads: readonly ApiPath[] }[] = Object.values(appPages);

/** Each selection that no key below Limited Access may read, with the pages that lack something without it. */
export const PRIVATE_SELECTIONS = (Object.keys(ACCESS) as ApiPath[])
  .filter((path) => ["limited", "full"].includes(ACCESS[path]))
  .flatMap((path) => {
    const pages = allPages.flatMap(({ title, reads }) => (reads.includes(path) ? [title] : []));
    return [...selectionsOf([path])].flatMap(([section, [selection = ""]]) =>
      pages.length === 0 ? [] : [{ section, selection, pages: pages.join(", ") }],
    );
  });
