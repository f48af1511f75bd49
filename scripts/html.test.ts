import { expect, it, test } from "vitest";

import { edited, elementsOf, isInlineScript, isScriptFile, textIn } from "./html.mjs";

test("an element's places are those of its text, its attributes as they are meant", () => {
  const html = '<p>a</p><a class="x&amp;y" href=/b>Go</a>';
  const link = elementsOf(html).find(({ name }) => name === "a");
  expect(link).toMatchObject({ attributes: { class: "x&y", href: "/b" } });
  expect(link && html.slice(link.start, link.end)).toBe('<a class="x&amp;y" href=/b>Go</a>');
  expect(link && textIn(html, link)).toBe("Go");
});

it("finds what is in a template", () => {
  const names = elementsOf("<template><p>a</p></template>").map(({ name }) => name);
  expect(names).toEqual(["template", "p"]);
});

it("finds elements that HTML allows to be left open, and none that the text doesn't name", () => {
  const names = elementsOf("<p>a<p>b<br><img alt=''>").map(({ name }) => name);
  expect(names).toEqual(["p", "p", "br", "img"]);
});

it.each([
  { script: "<script>a()</script>", is: "inline" },
  { script: '<script type="module">a("</p>")</script>', is: "inline" },
  { script: '<script src="/a.js" async></script>', is: "file" },
  { script: '<SCRIPT SRC="/a.js"></SCRIPT>', is: "file" },
  { script: '<script src="/a.js" nomodule></script>', is: "neither" },
  { script: '<script type="application/ld+json">{}</script>', is: "neither" },
  { script: '<script type="application/json">{}</script>', is: "neither" },
])("takes $script for $is", ({ script, is }) => {
  const [element] = elementsOf(script).filter(({ name }) => name === "script");
  const kinds = element && { inline: isInlineScript(element), file: isScriptFile(element) };
  expect(kinds).toEqual({ inline: is === "inline", file: is === "file" });
});

it.each([
  { what: "in any order", changes: [{ start: 3, text: "C" }, { start: 1, text: "A" }], to: "aAbcCd" }, // oxfmt-ignore
  { what: "at the same place", changes: [{ start: 1, text: "A" }, { start: 1, text: "B" }], to: "aABbcd" }, // oxfmt-ignore
  { what: "in place of text", changes: [{ start: 1, end: 3, text: "X" }], to: "aXd" },
  { what: "where text goes", changes: [{ start: 1, end: 3, text: "" }, { start: 1, text: "Y" }], to: "aYd" }, // oxfmt-ignore
  { what: "nowhere", changes: [], to: "abcd" },
])("changes a text $what", ({ changes, to }) => {
  expect(edited("abcd", changes)).toBe(to);
});
