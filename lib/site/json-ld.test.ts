import { expect, test } from "vitest";

import { jsonLdText, siteGraph } from "./json-ld";

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
