import type { Route } from "next";

/** Where a login leads when nobody was on the way elsewhere. */
const HOME = "/app";

/**
 * The page under /app that `next` names, or the start page. Whatever leaves the site is refused: other hosts in all
 * their spellings (`//evil`, `/\evil`, `https:…`), `javascript:`, encoded forms of them.
 */
export function safeNextPath(next: string | null): Route {
  const here = "https://here.invalid";
  if (!next?.startsWith("/") || !URL.canParse(next, here)) return HOME;
  const { origin, pathname, search, hash } = new URL(next, here);
  const isOurs = origin === here && (pathname === HOME || pathname.startsWith(`${HOME}/`));
  // A path under /app that does not exist ends at the page that says so.
  return isOurs ? ((pathname + search + hash) as Route) : HOME;
}

export const loginPath = (next: string): Route => `/login?next=${encodeURIComponent(next)}`;
