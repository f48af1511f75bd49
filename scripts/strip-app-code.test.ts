import { expect, it } from "vitest";

import { plainPolicyFor } from "./after-build.mjs";
import { stripAppCode } from "./strip-app-code.mjs";

const HTML =
  '<html><head><meta charset="utf-8"/><link rel="stylesheet" href="/_next/static/chunks/a.css" data-precedence="next"/>' +
  '<link rel="preload" as="script" href="/_next/a.js"/><script src="/_next/a.js" async=""></script></head>' +
  '<body><script>localStorage.theme</script><p class="kept">text</p>' +
  '<script>self.__next_f.push([1,"theme"])</script><script id="_R_">TURBOPACK.push()</script></body></html>';
const CSS = ".kept{color:red}.other{color:blue}@font-face{src:url(../media/face.woff2)}";

it("has its styles and the theme in its HTML, and nothing of the app's code", async () => {
  const page = await stripAppCode(HTML, () => Promise.resolve(CSS), ["own()"]);
  expect(page).toBe(
    '<html><head><meta charset="utf-8"/>' +
      "<style>.kept{color:red}@font-face{src:url(/_next/static/media/face.woff2)}</style></head>" +
      '<body><script>localStorage.theme</script><p class="kept">text</p>' +
      "<script>own()</script></body></html>",
  );
});

it("may run what is in it, and reads nothing but files of its own", async () => {
  const page = await stripAppCode(HTML, () => Promise.resolve(CSS));
  const policy = plainPolicyFor(page);
  expect(policy).toMatch(/^default-src 'none'; script-src 'sha256-[^ ]+'; style-src /);
  expect(policy).toContain("; connect-src blob:; ");
  expect(policy).not.toMatch(/script-src [^;]*'self'/);
});
