import type { Route } from "next";

/** The page that follows a login by default. */
export const HOME = "/app";

/**
 * The page under /app that `next` names, or the start page. Anything that leaves the site is rejected: other hosts in all their
 * spellings (`//evil`, `/\evil`, `https:…`), `javascript:`, encoded forms of them.
 */
export function safeNextPath(next: string | null): Route {
  const here = "https://here.invalid";
  if (!next?.startsWith("/") || !URL.canParse(next, here)) return HOME;
  const { origin, pathname, search, hash } = new URL(next, here);
  const isOurs = origin === here && (pathname === HOME || pathname.startsWith(`${HOME}/`));
  // A path under /app that doesn't exist leads to the 404 page.
  return isOurs ? ((pathname + search + hash) as Route) : HOME;
}

/** The query of the start page that opens the sample data. */
export const SAMPLE_QUERY = "sample";

/** The address of the sample data, or of one of its pages. It is a link, which works before the scripts have loaded. */
export const samplePath = (page = ""): Route =>
  `${HOME}?${SAMPLE_QUERY}${page === "" ? "" : `=${encodeURIComponent(page).replaceAll("%2F", "/")}`}`;

/** The page of the sample data that the start page's query requests, `first` if it names none; null without that query. */
export function samplePage(search: string, first: Route): Route | null {
  const page = new URLSearchParams(search).get(SAMPLE_QUERY);
  if (page === null) return null;
  const safe = safeNextPath(page);
  return safe === HOME ? first : safe;
}

/** The page on which a player with a key enters another one. The current key stays until the new one works. */
export const changeKeyPath = (next: string): Route =>
  `/login?${CHANGE}&next=${encodeURIComponent(next)}`;

const CHANGE = "change";

export const isKeyChange = (search: string): boolean => new URLSearchParams(search).has(CHANGE);

export const loginPath = (next: string): Route => `/login?next=${encodeURIComponent(next)}`;
