import { expect, test } from "vitest";

import { loginPath, safeNextPath, samplePage, samplePath } from "./next-path";

test.each([
  "/app",
  "/app/faction/members",
  "/app/faction/members?sort=name.asc",
  "/app/dashboard#checklist",
])("%s is kept", (next) => {
  expect(safeNextPath(next)).toBe(next);
});

test.each([
  null,
  "",
  "//evil",
  "//evil.example/app",
  "/\\evil",
  "/\\evil.example/app",
  "\\\\evil",
  "/\t/evil.example/app",
  "/\n/evil.example",
  "https://evil.example/app",
  "HTTPS:evil.example",
  "http:/app",
  "javascript:alert(1)",
  "JaVaScRiPt:alert(1)//app",
  "data:text/html,hi",
  "%2F%2Fevil.example",
  "/%2Fevil.example",
  "/%5Cevil.example",
  "%6Aavascript:alert(1)",
  "/app/../login",
  "/app/%2e%2e/login",
  "/app@evil.example",
  "/apple",
  "/login?next=/app",
  "app/dashboard",
  "/app/..//evil.example",
])("%j leads to the start page", (next) => {
  expect(safeNextPath(next)).toBe("/app");
});

test("the way to the login and back survives its own encoding", () => {
  const next = "/app/faction/members?sort=name.asc&x=1#top";
  const { searchParams } = new URL(loginPath(next), "https://here.invalid");
  expect(safeNextPath(searchParams.get("next"))).toBe(next);
});

const FIRST = "/app/dashboard";

test.each([
  ["", FIRST],
  ["/app", FIRST],
  ["/app/tools/stock-market", "/app/tools/stock-market"],
  ["/app/faction/organised-crimes?view=payouts", "/app/faction/organised-crimes?view=payouts"],
  ["https://evil.example/app", FIRST],
  ["//evil.example/app", FIRST],
])("the way into the sample data at %j leads to %s", (page, shown) => {
  const { search } = new URL(samplePath(page), "https://here.invalid");
  expect(samplePage(search, FIRST)).toBe(shown);
});

test("a start page whose address does not ask for the sample data opens none", () => {
  expect(samplePage("?next=/app", FIRST)).toBeNull();
});
