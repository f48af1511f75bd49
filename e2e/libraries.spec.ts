import { type InfiniteQueryObserver, type QueryClient } from "@tanstack/react-query";

import { expect, noConnection, test } from "./test";

/*
 * TanStack Query in the built site works as documented. `useMutation` is tested on a screen that uses it. Bounties use
 * `useInfiniteQuery` without its refetch of all pages: its observer, as published, runs here on the client of the built page.
 */

const SCRIPTS = "**/_next/static/chunks/**";
const PUBLISHED = "/query-core/";

test("a mutation reports its failure, and its result when it is repeated", async ({
  page,
  signIn,
  allowLogs,
}) => {
  allowLogs(/^Failed to load resource/);
  await signIn();
  await page.goto("/app/settings");
  const backup = page.getByRole("region", { name: "Backup", exact: true });
  const press = () => backup.getByRole("button", { name: "Back up" }).click();
  await page.route(SCRIPTS, noConnection);
  await press();
  await expect(backup.getByRole("status")).toHaveText(/^Part of this page didn’t load\./);
  await page.unroute(SCRIPTS);
  await press();
  await expect(backup.getByRole("status")).toHaveText(/^Saved as almanac-backup/);
  await expect(backup.getByRole("button", { name: "No file? Show the text" })).toBeVisible();

  // Choosing a file resets the mutation, and with it what it returned.
  await page.getByLabel("Backup file").setInputFiles({
    name: "almanac-backup.json",
    mimeType: "application/json",
    buffer: Buffer.from("not json"),
  });
  await expect(backup.getByRole("status")).toHaveText(/^This file is damaged\./);
  await expect(backup.getByRole("button", { name: "No file? Show the text" })).toHaveCount(0);
});

test("an infinite query loads page after page, and refetches all of them", async ({
  page,
  signIn,
}) => {
  await page.route(`**${PUBLISHED}*`, (route) =>
    route.fulfill({
      path: `node_modules/@tanstack/query-core/build/modern/${new URL(route.request().url()).pathname.slice(PUBLISHED.length)}`,
      contentType: "text/javascript",
    }),
  );
  await signIn();
  await page.goto("/app/settings");
  await expect(page.getByRole("region", { name: "Backup", exact: true })).toBeVisible();

  const seen = await page.evaluate(async (module) => {
    interface Fiber {
      memoizedProps: { client?: QueryClient } | null;
      child: Fiber | null;
      sibling: Fiber | null;
    }
    /** The client that the page's provider has. */
    function clientIn(fiber: Fiber | null): QueryClient | undefined {
      if (fiber === null) return undefined;
      const client = fiber.memoizedProps?.client;
      if (client !== undefined && "getQueryCache" in client) return client;
      return clientIn(fiber.child) ?? clientIn(fiber.sibling);
    }
    const root = Object.entries(document).find(([name]) => name.startsWith("__reactContainer$"));
    const client = clientIn(root?.[1] as Fiber);
    if (client === undefined) throw new Error("The page has no query client.");

    const { InfiniteQueryObserver: Observer } = (await import(module)) as {
      InfiniteQueryObserver: typeof InfiniteQueryObserver;
    };
    const asked: number[] = [];
    const observer = new Observer(client, {
      queryKey: ["pages of a test"],
      queryFn: ({ pageParam }) => {
        asked.push(pageParam);
        return Promise.resolve(`page ${pageParam}`);
      },
      initialPageParam: 1,
      getNextPageParam: (_, all) => (all.length < 3 ? all.length + 1 : undefined),
    });
    const leave = observer.subscribe(() => undefined);
    const results: object[] = [];
    for (const fetch of ["refetch", "fetchNextPage", "fetchNextPage", "refetch"] as const) {
      await observer[fetch]();
      const { data, hasNextPage } = observer.getCurrentResult();
      results.push({ ...data, hasNextPage });
    }
    leave();
    return { asked, results };
  }, `${PUBLISHED}index.js`);

  const pages = (count: number) => Array.from({ length: count }, (_, at) => `page ${at + 1}`);
  const params = (count: number) => Array.from({ length: count }, (_, at) => at + 1);
  expect(seen.results).toEqual(
    [1, 2, 3, 3].map((count) => ({
      pages: pages(count),
      pageParams: params(count),
      hasNextPage: count < 3,
    })),
  );
  expect(seen.asked).toEqual([1, 2, 3, 1, 2, 3]);
});
