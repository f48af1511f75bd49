import {
  infiniteQueryOptions,
  queryOptions,
  useInfiniteQuery,
  useQuery,
} from "@tanstack/react-query";
import { screen } from "@testing-library/react";
import { expect, test } from "vitest";

import { PageHeadline } from "@/components/figures/page-headline";
import { renderSignedIn } from "@/components/session/testing/render-signed-in";

import { DroppedNotes, StatusEnd } from "./page-status";

test("the age of the data fits into a headline's status, which is a paragraph", () => {
  const status = ["at 14:32", <StatusEnd key="end" />];
  renderSignedIn(<PageHeadline figure="7" text="left today" note="" status={status} side={[]} />);
  const line = screen.getByText("at 14:32").closest("p");
  expect(line?.querySelector("p")).toBeNull();
});

const queryFn = () => Promise.reject(new Error("Nothing is fetched."));

const unneeded = queryOptions({
  queryKey: ["account", "", "faction", "members"],
  queryFn,
  enabled: false,
  initialData: { entries: [], dropped: 4 },
});

const page = { bounties: { entries: [], dropped: 2 }, total: 300 };
const onRequest = infiniteQueryOptions({
  queryKey: ["game", "torn", "bounties"],
  queryFn,
  enabled: false,
  initialPageParam: 1,
  getNextPageParam: () => null,
  initialData: { pages: [page, page], pageParams: [1, 2] },
});

/** Reads a response in the cache that the page doesn't need, and shows pages that were loaded on request. */
function Reader() {
  useQuery(unneeded);
  useInfiniteQuery(onRequest);
  return null;
}

test("counts the unreadable records of pages loaded on request, not those of a response that isn't shown", async () => {
  renderSignedIn(
    <>
      <Reader />
      <DroppedNotes />
    </>,
  );
  const notes = await screen.findAllByText(/^Left out/);
  expect(notes.map(({ parentElement }) => parentElement?.textContent)).toEqual([
    "Left out 4 unreadable records from torn/bounties.",
  ]);
});
