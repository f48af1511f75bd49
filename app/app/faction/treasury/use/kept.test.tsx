import { fireEvent, screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";

import { deferred, renderPage, servePages } from "@/app/testing/render-page";
import { NOW } from "@/lib/api/testing/answers";
import { apiError } from "@/lib/api/testing/server";
import { HOUR_MS } from "@/lib/common/time";

import { ALPHA, newsOf } from "./testing/use-answers";

const database = await vi.hoisted(() => import("@/app/testing/histories-database"));
vi.mock("idb-keyval", () => database);

servePages();

beforeEach(database.resetDatabase);

const VIEW = "/app/faction/treasury?view=use&time=7";
const KEPT = "factionNews armoury 9001";

const NEWS = newsOf([
  [NOW - HOUR_MS, `${ALPHA} used one of the faction's Xanax items`],
  [NOW - 2 * HOUR_MS, `${ALPHA} used one of the faction's Unheard Of items`],
]);

const expectGlance = (text: string) =>
  waitFor(() => {
    expect(screen.getByLabelText("At a glance")).toHaveTextContent(text);
  });

test("entries are kept as they were read", async () => {
  await renderPage(VIEW, { answers: NEWS, stored: { player: 3_000_001 } });
  await expectGlance("$800k used by 1 member");
  await waitFor(() => {
    expect(database.stored.get(KEPT)).toMatchObject({
      entries: [
        { kind: "used", player: { id: 3000001, name: "Alpha" }, item: "Xanax", count: 1 },
        { kind: "other", text: "Alpha used one of the faction's Unheard Of items" },
      ],
      players: ["3000001"],
    });
  });
});

test("the news waits for the names of the items", async () => {
  const items = deferred(NEWS["/torn/items"]);
  const { calls } = await renderPage(VIEW, {
    answers: { ...NEWS, "/torn/items": items.answer },
  });
  await waitFor(() => {
    expect(calls.some((call) => call.startsWith("/torn/items"))).toBe(true);
  });
  await waitFor(() => {
    expect(calls.some((call) => call.startsWith("/faction/news"))).toBe(true);
  });
  expect(screen.getByLabelText("At a glance")).toHaveTextContent("– used");
  items.release();
  await expectGlance("$800k used by 1 member");
});

test("without the names of the items, each name counts as one", async () => {
  await renderPage(VIEW, { answers: { ...NEWS, "/torn/items": apiError(17) } });
  await expectGlance("– used by 1 member1 Xanax");
  expect(screen.queryByText("Not understood")).toBeNull();
});

test("the sample data keeps nothing", async () => {
  sessionStorage.setItem("demo", "on");
  await renderPage(VIEW);
  await waitFor(() => {
    expect(screen.getByLabelText("At a glance")).toHaveTextContent(/used by \d+ members/);
  });
  fireEvent.click(await screen.findByText("Not understood"));
  expect(await screen.findByText(/swapped 2x Flash Grenade in the armory/)).toBeInTheDocument();
  expect([...database.stored.keys()]).toEqual([]);
});
