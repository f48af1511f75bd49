import { createHash } from "node:crypto";

import { describe, expect, it } from "vitest";

import { headersFile, pathOf, policyFor, withPolicy, withScript } from "./after-build.mjs";

const URLS = { api: "https://api.torn.com/v2" };
const CHARSET = '<meta charSet="utf-8"/>';
const page = (body: string) => `<!DOCTYPE html><html><head>${CHARSET}</head><body>${body}</body>`;
const hash = (script: string) => `'sha256-${createHash("sha256").update(script).digest("base64")}'`;

function directive(policy: string, name: string) {
  return policy.split("; ").find((part) => part.startsWith(`${name} `));
}

describe("the policy of a page", () => {
  it("allows calls to the game only, and reading its own files", () => {
    expect(policyFor(page(""), URLS)).toBe(
      "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; " +
        "img-src 'self' data: https://www.torn.com; font-src 'self'; " +
        "connect-src 'self' blob: https://api.torn.com; manifest-src 'self'; worker-src 'self'; " +
        "base-uri 'none'; form-action 'self'; object-src 'none'",
    );
  });

  it.each([
    ["a plain inline script", "<script>a()</script>", "a()"],
    ["one with attributes", '<script id="_R_" type="module">b()</script>', "b()"],
    ["one over several lines", "<script>c(\n\n)</script>", "c(\n\n)"],
    ["one beyond ASCII", "<script>d('–')</script>", "d('–')"],
  ])("names %s by its hash", (_, body, script) => {
    expect(directive(policyFor(page(body), URLS), "script-src")).toBe(
      `script-src 'self' ${hash(script)}`,
    );
  });

  it.each([
    ["a script of ours", '<script async="" src="/_next/a.js"></script>'],
    ["a block of data", '<script type="application/ld+json">{"name":"<b>"}</script>'],
  ])("needs no hash for %s", (_, body) => {
    expect(directive(policyFor(page(body), URLS), "script-src")).toBe("script-src 'self'");
  });

  it("finds the inline script behind one of ours, and names the same one once", () => {
    const body = '<script src="/a.js"></script><script>e()</script><script>e()</script>';
    expect(directive(policyFor(page(body), URLS), "script-src")).toBe(
      `script-src 'self' ${hash("e()")}`,
    );
  });

  it("follows the build's own addresses", () => {
    const policy = policyFor(page(""), {
      api: "http://localhost:4010/v2",
      analytics: "https://count.example/api/event",
    });
    expect(directive(policy, "connect-src")).toBe(
      "connect-src 'self' blob: http://localhost:4010 https://count.example",
    );
    expect(directive(policy, "script-src")).toBe("script-src 'self'");
  });
});

describe("the page with a script before all others", () => {
  it("has it behind the policy, and once", () => {
    const once = withScript(page('<script src="/a.js"></script>'), "f()");
    expect(once).toContain(`${CHARSET}<script>f()</script></head>`);
    expect(withScript(once, "f()")).toBe(once);
    expect(withPolicy(once, "p")).toContain('content="p"/><script>f()</script>');
  });
});

describe("the page with its policy", () => {
  const meta = `<meta http-equiv="Content-Security-Policy" content="default-src 'none'"/>`;

  it("has it right behind the charset", () => {
    expect(withPolicy(page("x"), "default-src 'none'")).toBe(
      page("x").replace(CHARSET, CHARSET + meta),
    );
  });

  it("has it once, however often it is written", () => {
    const once = withPolicy(page("x"), "default-src 'none'");
    expect(withPolicy(once, "default-src 'none'")).toBe(once);
  });

  it.each([
    ["no charset", "<html><head></head></html>", "has no <meta"],
    ["a late charset", `<!--${"–".repeat(400)}-->${CHARSET}`, "first 1024 bytes"],
    ["an early script", `<script>a()</script>${CHARSET}`, "script before its charset"],
  ])("is refused with %s", (_, html, message) => {
    expect(() => withPolicy(html, "")).toThrow(message);
  });
});

describe("the headers for hosts that read them", () => {
  it.each([
    "Strict-Transport-Security: max-age=31536000",
    "Cross-Origin-Opener-Policy: same-origin",
    "Cross-Origin-Resource-Policy: same-origin",
    expect.stringMatching(/^Permissions-Policy: .*\bcamera=\(\), .*\bgeolocation=\(\), /),
  ])("keep every page to itself: %s", (line) => {
    const [all = ""] = headersFile(new Map()).split("\n\n");
    expect(all.split("\n  ")).toContainEqual(line);
  });

  it("give every page its policy, and forbid frames", () => {
    const file = headersFile(new Map([["/login", "default-src 'none'"]]));
    expect(file).toContain("/*\n  X-Content-Type-Options: nosniff\n");
    expect(file).toContain(
      "/login\n  Content-Security-Policy: default-src 'none'; frame-ancestors 'none'\n",
    );
  });

  it.each([
    ["index.html", "/"],
    ["login.html", "/login"],
    ["app/index.html", "/app/"],
    ["app/torn/items.html", "/app/torn/items"],
    ["404.html", null],
    ["_not-found.html", null],
  ])("know %s by its address", (file, path) => {
    expect(pathOf(file)).toBe(path);
  });
});
