import { screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";

import { NOW } from "@/lib/api/testing/answers";
import { HOUR_MS } from "@/lib/common/time";

import { answerNothing, renderPage, servePages, setClock } from "../testing/render-page";

const database = await vi.hoisted(() => import("@/lib/store/testing/fake-database"));
vi.mock("idb-keyval", () => database);

servePages();
beforeEach(database.resetDatabase);

const MEMBERS = "/app/faction/members";

const answers = database.createStore("answers");

/** Waits until the answers to these selections are saved. */
const untilSaved = (...selections: string[]) =>
  waitFor(async () => {
    const names = (await database.keys(answers)).join();
    for (const selection of selections) expect(names).toContain(selection);
    expect(names).toContain("index");
  });

const findAlpha = () => screen.findByRole("rowheader", { name: /Alpha/ });

test.each([
  { what: "half an answer", json: '{"entries":[{"id":1' },
  { what: "another type", json: "5" },
  { what: "nothing", json: "null" },
  { what: "a list in place of an object", json: "[]" },
])("where the store has $what, the game is asked", async ({ json }) => {
  const { unmount } = await renderPage(MEMBERS);
  await findAlpha();
  await untilSaved('"faction","members"');
  unmount();
  const names = await database.keys(answers);
  const damaged = names
    .filter((name) => name !== "index")
    .map(async (name) => {
      const before = (await database.get(name, answers)) as object;
      return [name, { ...before, json }] as const;
    });
  await database.setMany(await Promise.all(damaged), answers);
  setClock(NOW + HOUR_MS);
  const { calls } = await renderPage(MEMBERS);
  expect(await findAlpha()).toBeVisible();
  expect(calls.join()).toContain("/faction/members");
});

test("another key finds nothing of the first one’s account", async () => {
  const { unmount } = await renderPage(MEMBERS);
  await findAlpha();
  await untilSaved('"faction","members"');
  unmount();
  answerNothing();
  const silent = () => new Promise<never>(() => undefined);
  const again = await renderPage(MEMBERS, {
    stored: { apiKey: "ZyXw9876VuTs5432" },
    answers: { [MEMBERS.replace("/app", "")]: silent },
  });
  await waitFor(() => {
    expect(again.calls.join()).toContain("/faction/members");
  });
  expect(screen.getByRole("main")).not.toHaveTextContent("Alpha");
});
