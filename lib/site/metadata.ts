import type { Metadata } from "next";

interface Page {
  /** `absolute` is the whole title, without the name of the site. */
  title: string | { absolute: string };
  description: string;
  path: string;
  /** False for pages that show a player's own data. */
  index?: boolean;
}

/** The address of the feed, for feed readers on any page. */
const FEED = { "application/atom+xml": "/feed.xml" };

/** The size of the picture in a link preview, in pixels. */
export const SOCIAL_SIZE = { width: 1200, height: 630 } as const;

/** The link preview of a public page, made by `npm run pictures`. */
export const socialImage = (path: string): `/${string}` =>
  `/social/${path.slice(1).replaceAll("/", "-") || "landing"}.png`;

/** The metadata of one page for search engines and link previews. */
export function pageMetadata({ title, description, path, index = true }: Page): Metadata {
  const name = typeof title === "string" ? title : title.absolute;
  // Pages under /app show private data, so their preview shows the site in general.
  const image = socialImage(index ? path : "/");
  return {
    title,
    description,
    alternates: { canonical: path, types: FEED },
    // Without its own title and description, a preview would take the page's, with the name of the site.
    openGraph: {
      url: path,
      type: "website",
      locale: "en_GB",
      images: [{ url: image, ...SOCIAL_SIZE, ...(index && { alt: name }) }],
    },
    twitter: { card: "summary_large_image" },
    ...(!index && { robots: { index: false } }),
  };
}

/** The site described for machines, in the vocabulary of schema.org. */
interface Graph {
  "@context": "https://schema.org";
  "@graph": readonly [WebSite, WebApplication];
}

interface WebSite {
  "@type": "WebSite";
  "@id": string;
  name: string;
  url: string;
  description: string;
  inLanguage: string;
}

interface WebApplication {
  "@type": "WebApplication";
  "@id": string;
  name: string;
  url: string;
  description: string;
  image: string;
  applicationCategory: "UtilitiesApplication";
  operatingSystem: string;
  browserRequirements: string;
  isAccessibleForFree: true;
  isPartOf: { "@id": string };
  offers: { "@type": "Offer"; price: "0"; priceCurrency: string };
}

/** The site, and the application that it contains. */
export function siteGraph({
  name,
  url,
  description,
  image,
}: {
  name: string;
  /** Without a trailing slash. */
  url: string;
  description: string;
  /** The path of a picture of the site. */
  image: string;
}): Graph {
  const website = `${url}/#website`;
  const about = { name, url: `${url}/`, description };
  return {
    "@context": "https://schema.org",
    "@graph": [
      { "@type": "WebSite", "@id": website, ...about, inLanguage: "en-GB" },
      {
        "@type": "WebApplication",
        "@id": `${url}/#app`,
        ...about,
        image: url + image,
        applicationCategory: "UtilitiesApplication",
        operatingSystem: "Any",
        browserRequirements: "A current browser with JavaScript",
        isAccessibleForFree: true,
        isPartOf: { "@id": website },
        offers: { "@type": "Offer", price: "0", priceCurrency: "USD" },
      },
    ],
  };
}

/** The data as the text of a script element. It contains no "<", which could end the element or begin another. */
export const jsonLdText = (data: Graph): string => JSON.stringify(data).replaceAll("<", "\\u003c");
