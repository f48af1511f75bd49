import type { Metadata } from "next";

interface Page {
  /** `absolute` stands alone, without the name of the site. */
  title: string | { absolute: string };
  description: string;
  path: string;
  /** False for pages that show a player's own data. */
  index?: boolean;
}

/** Everything that a search engine or a link preview asks of one page. */
export function pageMetadata({ title, description, path, index = true }: Page): Metadata {
  return {
    title,
    description,
    alternates: { canonical: path },
    openGraph: { title, description, url: path, type: "website" },
    ...(!index && { robots: { index: false } }),
  };
}
