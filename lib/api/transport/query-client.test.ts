import {
  InfiniteQueryObserver,
  type QueryClient,
  queryOptions,
  QueryObserver,
} from "@tanstack/react-query";
import { describe, expect, test, vi } from "vitest";

import { factionMembersQuery } from "@/lib/api/endpoints/faction-members";
import { failOnce, server } from "@/lib/api/testing/server";
import { aSession } from "@/lib/api/testing/session";

import { ApiError } from "./errors";
import { createQueryClient, removeFailedQueries, isStale } from "./query-client";

const setUp = () => {
  const onKeyRejected = vi.fn();
  const onStaleError = vi.fn();
  const onRecovered = vi.fn();
  return {
    client: createQueryClient({ onKeyRejected, onStaleError, onRecovered }),
    onKeyRejected,
    onStaleError,
    onRecovered,
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

test("a further page that fails doesn't make the pages before it old", async () => {
  const { client, onStaleError } = setUp();
  const fail = () => Promise.reject(new ApiError("unavailable", "not now"));
  const pages = vi.fn().mockResolvedValueOnce("first page").mockImplementation(fail);
  const observer = new InfiniteQueryObserver(client, {
    queryKey: ["pages"],
    queryFn: () => pages() as Promise<string>,
    initialPageParam: 0,
    getNextPageParam: () => 1,
  });
  await observer.refetch();
  await observer.fetchNextPage();
  expect(observer.getCurrentResult()).toMatchObject({
    isError: true,
    data: { pages: ["first page"] },
  });
  expect(onStaleError).not.toHaveBeenCalled();
  await observer.refetch();
  expect(onStaleError).toHaveBeenCalledOnce();
});

describe("coming back to the tab, to the network or to the page", () => {
  const query = factionMembersQuery(aSession());
  const nothing = () => undefined;

  async function read(client: QueryClient, code?: number) {
    if (code !== undefined) failOnce("/faction/members", code);
    const leave = new QueryObserver(client, query).subscribe(nothing);
    await vi.waitFor(() => {
      expect(client.isFetching()).toBe(0);
    });
    return leave;
  }

  function comeBack(client: QueryClient) {
    client.getQueryCache().onFocus();
    client.getQueryCache().onOnline();
    new QueryObserver(client, { ...query, retryOnMount: isStale }).subscribe(nothing)();
  }

  test.each([
    { what: "a failed call", code: 17 },
    { what: "an answer", code: undefined },
  ])("repeats $what after a minute, and not before", async ({ code }) => {
    const { client } = setUp();
    await read(client, code);
    const calls = countCalls();
    const now = Date.now();
    const clock = vi.spyOn(Date, "now").mockReturnValue(now + 59_000);
    comeBack(client);
    expect(client.isFetching()).toBe(0);

    clock.mockReturnValue(now + 61_000);
    comeBack(client);
    await vi.waitFor(() => {
      expect(calls).toHaveLength(1);
      expect(client.isFetching()).toBe(0);
    });
    client.clear();
  });

  test("does not repeat a refresh that failed over older data", async () => {
    const { client } = setUp();
    await read(client);
    failOnce("/faction/members", 17);
    await client.refetchQueries();
    const calls = countCalls();
    comeBack(client);
    expect(client.isFetching()).toBe(0);
    expect(calls).toEqual([]);
    client.clear();
  });
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

test("an incorrect key is reported, and nothing is tried again", async () => {
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

test("a failed refresh is reported, a failed first load is not", async () => {
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

test("a recovery is reported once; a first success is not", async () => {
  const { client, onRecovered } = setUp();
  const query = queryOptions({ ...factionMembersQuery(aSession()), staleTime: 0 });
  await client.query(query);
  expect(onRecovered).not.toHaveBeenCalled();
  failOnce("/faction/members", 17);
  await client.query(query).catch(() => undefined);
  await client.query(query);
  await client.query(query);
  expect(onRecovered).toHaveBeenCalledOnce();
});

test("a recovery is reported for a removed query too", async () => {
  const { client, onRecovered } = setUp();
  const query = queryOptions({ ...factionMembersQuery(aSession()), staleTime: 0 });
  failOnce("/faction/members", 17);
  await client.query(query).catch(() => undefined);
  removeFailedQueries(client);
  await client.query(query);
  expect(onRecovered).toHaveBeenCalledOnce();
});

test("failed queries that aren't shown are removed, others aren't", async () => {
  const { client } = setUp();
  const fails = () => Promise.reject(new ApiError("offline", "for the test"));
  const ask = (name: string, queryFn: () => Promise<string>) =>
    client.query({ queryKey: [name], queryFn, staleTime: 0 }).catch(() => undefined);
  await ask("failed", fails);
  await ask("answered", () => Promise.resolve("an answer"));
  await ask("failed later", () => Promise.resolve("an answer"));
  await ask("failed later", fails);
  const observer = new QueryObserver(client, { queryKey: ["shown"], queryFn: fails });
  const unsubscribe = observer.subscribe(() => undefined);
  await vi.waitFor(() => {
    expect(client.getQueryState(["shown"])?.status).toBe("error");
  });
  removeFailedQueries(client);
  unsubscribe();
  expect(
    client
      .getQueryCache()
      .getAll()
      .map(({ queryKey }) => queryKey[0]),
  ).toEqual(["answered", "failed later", "shown"]);
});
