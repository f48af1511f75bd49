import { expect, test } from "vitest";

import { ENDPOINTS } from "@/lib/api/testing/endpoints";
import { aSession } from "@/lib/api/testing/session";
import { fingerprint } from "@/lib/api/transport/session";

const OURS = aSession();
const THEIRS = aSession("another-key");

const kept = Object.entries(ENDPOINTS).flatMap(([name, { path, requests }]) =>
  requests.flatMap(({ key }, at) =>
    key === undefined ? [] : [{ title: `${name}, request ${at + 1}`, name, path, key }],
  ),
);

test.each(kept)("$title is kept under words that are all there", ({ path, key }) => {
  const [owner, ...words] = key(OURS);
  const isOfGame = /^\/(torn|market|company\/\{typeId\})\//.test(path);
  expect(owner).toBe(isOfGame ? "game" : "account");
  expect(words.length).toBeGreaterThan(1);
  expect(words).not.toContain("");
});

test.each(kept)("$title: what is the account's own is kept for that account", ({ key }) => {
  const [owner, account] = key(OURS);
  if (owner === "account") expect(account).toBe(fingerprint(OURS));
  const isShared = JSON.stringify(key(OURS)) === JSON.stringify(key(THEIRS));
  expect(isShared).toBe(owner === "game");
});

test("the answers of two endpoints are never kept under one key", () => {
  const endpointOf = new Map<string, string>();
  for (const { title, name, key } of kept) {
    const words = JSON.stringify(key(OURS));
    expect(endpointOf.get(words) ?? name, title).toBe(name);
    endpointOf.set(words, name);
  }
});
