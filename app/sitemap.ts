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

/** When the content of a page last changed, if the content says so. */
const CHANGED_AT_MS: Readonly<Record<string, number | null | undefined>> = {
  [pages.changes.path]: newestFirst(changelog)[0]?.atMs,
  [pages.suggestions.path]: lastChangeMs(suggestions),
  [pages.bugs.path]: lastChangeMs(bugs),
  [pages.terms.path]: parseDay(terms.updated),
};

/** The public pages: those of the app show a player's own data. */
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
