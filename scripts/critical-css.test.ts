import { expect, it } from "vitest";

import { criticalCss } from "./critical-css.mjs";

const pageWith = (body: string) =>
  `<html><head><link rel="stylesheet" href="/_next/static/chunks/x.css"/></head><body>${body}</body></html>`;

const A = '<p class="a">A</p>';

it.each([
  { what: "the rules of elements", css: "p{margin:0}h1{margin:0}", kept: "p{margin:0}" },
  { what: "the rules of classes", css: ".a{top:0}.b{top:0}", kept: ".a{top:0}" },
  { what: "the theme's", css: ".dark{top:0}.a:is(.dark *){top:0}", kept: ".dark{top:0}.a:is(.dark *){top:0}" }, // oxfmt-ignore
  { what: "the order of layers", css: "@layer x,y;@layer y{.b{top:0}}", kept: "@layer x,y;@layer y{}" }, // oxfmt-ignore
  { what: "spaces between children", css: ":where(.y>:not(:last-child)){top:0}", kept: ":where(.y>:not(:last-child)){top:0}" }, // oxfmt-ignore
  {
    what: "faces, whose addresses start at the site's root",
    css: "@font-face{font-family:x;src:url(../media/x.woff2)}",
    kept: "@font-face{font-family:x;src:url(/_next/static/media/x.woff2)}",
  },
])("keeps $what", async ({ css, kept }) => {
  expect(await criticalCss(pageWith(A), () => Promise.resolve(css))).toBe(kept);
});

it("finds a class that the HTML escapes", async () => {
  const css = String.raw`.\[\&\>svg\]\:top>svg{top:0}`;
  const page = pageWith('<p class="[&amp;&gt;svg]:top"><svg></svg></p>');
  expect(await criticalCss(page, () => Promise.resolve(css))).toBe(css);
});

it("has no rules for a page without a style sheet", async () => {
  expect(await criticalCss("<html><body></body></html>", () => Promise.resolve(""))).toBe("");
});
