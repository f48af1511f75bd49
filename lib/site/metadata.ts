import type { Metadata } from "next";

interface Page {
  /** `absolute` stands alone, without the name of the site. */
  title: string | { absolute: string };
  description: string;
  path: string;
  /** False for pages that show a player's own data. */
  index?: boolean;
}

/** Where feed readers look, on whichever page they are. */
const FEED = { "application/atom+xml": "/feed.xml" };

/** Everything that a search engine or a link preview asks of one page. */
export function pageMetadata({ title, description, path, index = true }: Page): Metadata {
  return {
    title,
    description,
    alternates: { canonical: path, types: FEED },
    openGraph: { title, description, url: path, type: "website" },
    ...(!index && { robots: { index: false } }),
  };
}
