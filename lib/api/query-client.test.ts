import { queryOptions } from "@tanstack/react-query";
import { expect, test, vi } from "vitest";

import { factionMembersQuery } from "@/lib/api/endpoints/faction-members";
import { failOnce, server } from "@/lib/api/testing/server";
import { aSession } from "@/lib/api/testing/session";

import { createQueryClient } from "./query-client";

const setUp = () => {
  const onKeyRejected = vi.fn();
  const onStaleError = vi.fn();
  return {
    client: createQueryClient({ onKeyRejected, onStaleError }),
    onKeyRejected,
    onStaleError,
  };
};

function countCalls() {
  const calls: string[] = [];
  server.events.on("request:start", ({ request }) => calls.push(request.url));
  return calls;
}

test("one call at a time for each URL, and none again within 60 seconds", async () => {
  const { client } = setUp();
  const calls = countCalls();
  const query = factionMembersQuery(aSession());
  await Promise.all([client.query(query), client.query(query)]);
  await client.query(query);
  expect(calls).toHaveLength(1);
  expect(client.getDefaultOptions().queries?.staleTime).toBe(60_000);
});

test("the key is in no query key", async () => {
  const { client } = setUp();
  await client.query(factionMembersQuery(aSession("secret-key")));
  const keys = client
    .getQueryCache()
    .getAll()
    .map(({ queryHash }) => queryHash);
  expect(keys.join()).not.toContain("secret-key");
});

test("two accounts do not share their data", () => {
  const [one, other] = [aSession("one"), aSession("other")].map(
    (session) => factionMembersQuery(session).queryKey,
  );
  expect(one).not.toEqual(other);
});

test("a key that the game does not know is reported, and nothing is tried again", async () => {
  const { client, onKeyRejected, onStaleError } = setUp();
  const calls = countCalls();
  failOnce("/faction/members", 2);
  await expect(client.query(factionMembersQuery(aSession()))).rejects.toMatchObject({
    code: 2,
  });
  expect(onKeyRejected).toHaveBeenCalledOnce();
  expect(onStaleError).not.toHaveBeenCalled();
  expect(calls).toHaveLength(1);
});

test("a refresh that fails over data on screen is told, the first load is not", async () => {
  const { client, onStaleError } = setUp();
  const query = queryOptions({ ...factionMembersQuery(aSession()), staleTime: 0 });
  failOnce("/faction/members", 17);
  await client.query(query).catch(() => undefined);
  expect(onStaleError).not.toHaveBeenCalled();

  await client.query(query);
  failOnce("/faction/members", 17);
  await client.query(query).catch(() => undefined);
  expect(onStaleError).toHaveBeenCalledOnce();
});
