import { Feed } from "feed";

import { type ChangeDay, newestFirst } from "./changelog";
import { formatDay } from "./content-values";

/** Feed readers recognise an entry by its id, so it stays the same wherever the site is published. */
const ID = "tag:torn-almanac.example,2025:changes";

interface Publisher {
  name: string;
  /** The address of the site. */
  url: string;
}

/** The changelog as an Atom feed (RFC 4287), one entry per day. The same days always give the same bytes. */
export function changesFeed({ name, url }: Publisher, days: readonly ChangeDay[]): string {
  const page = new URL("/changes", url).href;
  const newest = newestFirst(days);
  const feed = new Feed({
    id: ID,
    title: `${name} changelog`,
    description: `What’s new, fixed and changed in ${name}.`,
    author: { name },
    link: page,
    feed: new URL("/feed.xml", url).href,
    updated: new Date(newest[0]?.atMs ?? 0),
    generator: false,
  });
  for (const { atMs, changes } of newest) {
    const date = new Date(atMs);
    const day = date.toISOString().slice(0, 10);
    feed.addItem({
      id: `${ID}/${day}`,
      title: `Changes on ${formatDay(atMs)}`,
      link: `${page}#${day}`,
      date,
      published: date,
      content: `<ul>${changes.map(({ type, description }) => `<li>${type}: ${escaped(description)}</li>`).join("")}</ul>`,
    });
  }
  return feed.atom1();
}

/** The library escapes text for XML, but the content of an entry is HTML. */
const escaped = (text: string) => text.replace(/&/g, "&amp;").replace(/</g, "&lt;");
