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

/** The site and the tool that it is. */
export function siteGraph({
  name,
  url,
  description,
  image,
}: {
  name: string;
  /** Without a slash at its end. */
  url: string;
  description: string;
  /** The path of a picture of it. */
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

/** As the text of a script element: no "<" in it can end the element, or begin another. */
export const jsonLdText = (data: Graph): string => JSON.stringify(data).replaceAll("<", "\\u003c");
