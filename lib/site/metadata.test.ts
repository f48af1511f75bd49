import { expect, test } from "vitest";

import { pageMetadata, socialImage } from "./metadata";

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
