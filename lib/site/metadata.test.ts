import { expect, test } from "vitest";

import { jsonLdText, pageMetadata, siteGraph, socialImage } from "./metadata";

const page = { title: "Terms of Service", description: "What becomes of a key.", path: "/terms" };

test.each([
  ["/", "/social/landing.png"],
  ["/terms", "/social/terms.png"],
  ["/a/b", "/social/a-b.png"],
])("the picture of %s is %s", (path, image) => {
  expect(socialImage(path)).toBe(image);
});

test("a public page has its own address and its own picture", () => {
  expect(pageMetadata(page)).toMatchObject({
    alternates: { canonical: "/terms" },
    openGraph: {
      url: "/terms",
      images: [{ url: "/social/terms.png", width: 1200, height: 630, alt: "Terms of Service" }],
    },
    twitter: { card: "summary_large_image" },
  });
  expect(pageMetadata(page).robots).toBeUndefined();
});

test("a page with a player’s data asks to stay out of search, and its preview shows the site", () => {
  const metadata = pageMetadata({ ...page, path: "/app/user/logs", index: false });
  expect(metadata.robots).toEqual({ index: false });
  expect(metadata.openGraph).toMatchObject({ images: [{ url: "/social/landing.png" }] });
});

const site = {
  name: "Almanac",
  url: "https://almanac.example.org",
  description: "What is due </script><script>alert(1)</script>",
  image: "/social/landing.png",
};

test("the site and its tool are separate, with full addresses", () => {
  const [website, app] = siteGraph(site)["@graph"];
  expect(website).toMatchObject({ "@type": "WebSite", url: "https://almanac.example.org/" });
  expect(app).toMatchObject({
    "@type": "WebApplication",
    image: "https://almanac.example.org/social/landing.png",
    isPartOf: { "@id": website["@id"] },
  });
});

test("no text ends its script element, and none is lost", () => {
  const text = jsonLdText(siteGraph(site));
  expect(text).not.toContain("<");
  expect(JSON.parse(text)).toEqual(siteGraph(site));
});
