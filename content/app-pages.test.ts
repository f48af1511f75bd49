import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";

import { expect, test } from "vitest";

import { addresses } from "@/app/testing/addresses";
import { ENDPOINTS } from "@/lib/api/testing/endpoints";

import { appPages } from "./app-pages";
import type { SitePage } from "./page";
import { pages } from "./pages";

const IMPORT =
  /(?:^|\n)(?:import|export)(?! type)\b[^;]*?from "([^"]+)"|\bimport\("([^"]+)"\)|(?:^|\n)import "([^"]+)"/g;

/** The palette loads what it finds on every page: any key can access it. */
const PALETTE = "components/palette/";
/** The check of the responses makes every call once, and says which ones a key doesn’t open. */
const CHECK = "lib/api/check/";
/** Knows the viewer by what other pages have loaded, and makes no call. */
const OWN_ID = "components/session/use-own-id.ts";
const ENDPOINT = /^lib\/api\/endpoints\/(.*)\.ts$/;

/** Every file that a file needs, on demand too, down to those of the endpoints. */
function filesOf(file: string, found = new Set<string>()): Set<string> {
  const isLeftOut = [PALETTE, CHECK, OWN_ID].some((start) => file.startsWith(start));
  if (found.has(file) || isLeftOut) return found;
  found.add(file);
  if (ENDPOINT.test(file)) return found;
  for (const [, from, onDemand, bare] of readFileSync(file, "utf8").matchAll(IMPORT)) {
    const name = from ?? onDemand ?? bare ?? "";
    const path = name.startsWith("./") ? join(dirname(file), name) : name.replace(/^@\//, "");
    const known = [`${path}.ts`, `${path}.tsx`].find((each) => existsSync(each));
    if (known !== undefined) filesOf(known, found);
  }
  return found;
}

test.each(Object.values(appPages))(
  "$title names each endpoint that the page requests, and no other",
  ({ path, reads }) => {
    const endpoints = [...filesOf(`app${path}/page.tsx`)].flatMap((file) => {
      const [, name = ""] = ENDPOINT.exec(file) ?? [];
      return ENDPOINTS[name]?.path.slice(1) ?? [];
    });
    expect([...reads].toSorted()).toEqual([...new Set(endpoints)].toSorted());
  },
);

test("every address under /app is among them", () => {
  const inApp = Object.values(pages).filter(({ path }) => path.startsWith("/app"));
  expect(Object.values(appPages)).toEqual(inApp);
});

test.each([
  { page: "dashboard", access: "Full Access, plus faction API access for faction data" },
  { page: "organisedCrimes", access: "Minimal Access" },
  { page: "organisedCrimes", access: ", plus faction API access" },
  { page: "stockMarket", access: "Limited or Full Access" },
  { page: "items", access: "Public Access or higher" },
] as const)("$page needs $access", ({ page, access }) => {
  expect(appPages[page].access).toContain(access);
});

test("the palette opens only views that exist", () => {
  const named = Object.values<SitePage>(pages).flatMap(({ path, views = {} }) =>
    Object.values(views).map((view) => `${path}?view=${view}`),
  );
  expect(named.length).toBeGreaterThan(0);
  expect(addresses).toEqual(expect.arrayContaining(named));
});
