import { screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";

import { renderPage, servePages } from "@/app/testing/render-page";
import { NOW } from "@/lib/api/testing/answers";

import { PATH } from "./testing/crime-answers";
import { answering, daily, withNext } from "./testing/history-answers";

const database = await vi.hoisted(() => import("@/app/testing/histories-database"));
vi.mock("idb-keyval", () => database);

servePages();

beforeEach(database.resetDatabase);

const VIEW = `${PATH}?view=history&range=year`;
const KEPT = "crimeHistory 9001";

const completed = (calls: readonly string[]) =>
  calls.filter((call) => call.includes("cat=completed"));
const expectText = (text: string) =>
  waitFor(() => {
    expect(screen.getByRole("main")).toHaveTextContent(text);
  });

test("a history is kept: the next visit asks only for what is new", async () => {
  const crimes = daily(250);
  const { calls, unmount } = await renderPage(VIEW, {
    answers: { "/faction/crimes": answering(crimes) },
  });
  await expectText("100.00% of 250 crimes succeeded");
  expect(completed(calls).length).toBeGreaterThan(1);
  await waitFor(() => {
    expect(database.stored.get(KEPT)).toMatchObject({ entries: { length: 250 } });
  });
  unmount();

  vi.setSystemTime(NOW + 61_000);
  const next = await renderPage(VIEW, {
    answers: { "/faction/crimes": answering(withNext(crimes)) },
  });
  await expectText("of 251 crimes succeeded");
  await waitFor(() => {
    expect(screen.queryByText(/^Loading:/)).toBeNull();
  });
  expect(completed(next.calls)).toHaveLength(1);
});
