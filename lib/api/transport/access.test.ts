import openApi from "tornapi-typescript/dist/openapi.json";
import { expect, test } from "vitest";

import { ENDPOINTS } from "@/lib/api/testing/endpoints";

import { ACCESS, type ApiPath, levelOf, needsFactionAccess } from "./access";

const described = openApi.paths as unknown as Record<string, { get: { description: string } }>;
const paths = Object.keys(ACCESS) as ApiPath[];

test("lists every path that we call, and no other", () => {
  const called = Object.values(ENDPOINTS).flatMap(({ path, requests }) =>
    requests.map((request) => (request.path ?? path).slice(1)),
  );
  // The login asks for user/log by another name.
  const known = called.filter((path) => path !== "user");
  expect(paths.toSorted()).toEqual([...new Set(known)].toSorted());
});

test.each(paths)("agrees with the OpenAPI document on %s", (path) => {
  // The document has a slip of the pen at faction/contributors.
  const words = (described[`/${path}`]?.get.description ?? "").replace("limiteed", "limited");
  const level = /(?:^|>)Requires (\w+) (access )?key/.exec(words)?.[1];
  // "Available for any key."
  expect(level ?? (path === "key/info" ? "public" : undefined)).toBe(ACCESS[path]);
  expect(/^[^<]*with faction API access/.test(words)).toBe(needsFactionAccess(path));
});

test("several paths need the level of the one that needs most", () => {
  expect(levelOf([])).toBe("public");
  expect(levelOf(["torn/items", "user/stocks", "user/bars"])).toBe("limited");
  expect(levelOf(["user/log", "torn/items"])).toBe("full");
});
