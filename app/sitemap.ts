import type { MetadataRoute } from "next";

import { bugs } from "@/content/bugs";
import { changelog } from "@/content/changelog";
import { pages } from "@/content/pages";
import { site } from "@/content/site";
import { suggestions } from "@/content/suggestions";
import { terms } from "@/content/terms";
import { newestFirst } from "@/lib/site/changelog";
import { lastChangeMs } from "@/lib/site/submissions";
import { parseDay } from "@/lib/site/content-values";

export const dynamic = "force-static";

/** The time of the last change of each page's content, if it is known. */
const CHANGED_AT_MS: Readonly<Record<string, number | null | undefined>> = {
  [pages.changes.path]: newestFirst(changelog)[0]?.atMs,
  [pages.suggestions.path]: lastChangeMs(suggestions),
  [pages.bugs.path]: lastChangeMs(bugs),
  [pages.terms.path]: parseDay(terms.updated),
};

/** Lists only the public pages, since the pages of the app show a player's own data. */
export default function sitemap(): MetadataRoute.Sitemap {
  return Object.values(pages)
    .filter(({ path }) => !path.startsWith("/app/"))
    .map(({ path }) => {
      const changedAtMs = CHANGED_AT_MS[path] ?? null;
      return {
        url: new URL(path, site.url).href,
        ...(changedAtMs !== null && { lastModified: new Date(changedAtMs) }),
      };
    });
}
