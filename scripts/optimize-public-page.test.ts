import { expect, it } from "vitest";

import * as boot from "../lib/boot/scripts";
import { optimizePublicPage } from "./optimize-public-page.mjs";

const CSS = ".a{color:red}.b{color:blue}@font-face{src:url(../media/x.woff2)}";
const FILES: Readonly<Record<string, string>> = {
  "/_next/static/chunks/x.css": CSS,
  "/_next/static/chunks/x.js": "f()",
};
const read = (address: string) => Promise.resolve(FILES[address] ?? "");

const PAGE =
  '<html><head><meta charSet="utf-8"/>' +
  '<link rel="stylesheet" href="/_next/static/chunks/x.css" data-precedence="next"/>' +
  '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/x.js"/>' +
  '<script src="/_next/static/chunks/old.js" noModule=""></script></head>' +
  '<body><p class="a">A</p><script src="/_next/static/chunks/x.js" id="_R_" async=""></script></body></html>';

it("puts the rules of its own classes into the page", async () => {
  expect(await optimizePublicPage(PAGE, read, boot)).toContain(
    "<style>.a{color:red}@font-face{src:url(/_next/static/media/x.woff2)}</style>",
  );
});

it("lets the sheet come behind, and the scripts start once the page is painted", async () => {
  const page = await optimizePublicPage(PAGE, read, boot);
  expect(page).toContain('<link media="print" rel="stylesheet" href="/_next/static/chunks/x.css"');
  expect(page).not.toContain("preload");
  expect(page).toContain(
    '<script type="text/later" src="/_next/static/chunks/x.js" id="_R_" async="">',
  );
  expect(page).toContain('<script src="/_next/static/chunks/old.js" noModule="">');
});

it("changes a page only once", async () => {
  const page = await optimizePublicPage(PAGE, read, boot);
  expect(await optimizePublicPage(page, read, boot)).toBe(page);
});

it("finds no page without a sheet in order", async () => {
  await expect(optimizePublicPage("<html><body></body></html>", read, boot)).rejects.toThrow(
    "has no style sheet",
  );
});
