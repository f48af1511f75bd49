const DAY = /^(\d{2})\/(\d{2})\/(\d{4})$/;

/** The start of a day in UTC from "14/08/2025", as written in the content; null for anything else. */
export function parseDay(text: string): number | null {
  const [, day = "", month = "", year = ""] = DAY.exec(text) ?? [];
  const atMs = Date.parse(`${year}-${month}-${day}T00:00:00Z`);
  return Number.isNaN(atMs) || formatDay(atMs) !== text ? null : atMs;
}

/** "14/08/2025", in UTC. */
export const formatDay = (atMs: number) =>
  new Date(atMs).toISOString().slice(0, 10).split("-").reverse().join("/");

/** True if a link leads to the game, over HTTPS. */
export function isGameLink(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, host } = new URL(text);
  return protocol === "https:" && /^([a-z0-9-]+\.)*torn\.com$/.test(host);
}
