import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";

import { ANSWERS, NOW } from "@/lib/api/testing/answers";
import { HOUR_MS } from "@/lib/common/time";

import { answerNothing, renderPage, servePages, setClock } from "../testing/render-page";

const database = await vi.hoisted(() => import("@/lib/store/testing/fake-database"));
vi.mock("idb-keyval", () => database);

servePages();
beforeEach(database.resetDatabase);

const MEMBERS = "/app/faction/members";

const answers = database.createStore("responses");

/** Waits until the answers to these selections are saved. */
const untilSaved = (...selections: string[]) =>
  waitFor(async () => {
    const names = (await database.keys(answers)).join();
    for (const selection of selections) expect(names).toContain(selection);
    expect(names).toContain("index");
  });

/** No path is answered. */
const SILENT = Object.fromEntries(
  Object.keys(ANSWERS).map((path) => [path, () => new Promise<never>(() => undefined)]),
);

const findAlpha = () => screen.findByRole("rowheader", { name: /Alpha/ });

/** So soon after a visit, what it saved isn't asked for again. */
const SOON_MS = 30_000;

test("soon after a visit the members are shown from the store, without a call", async () => {
  const { unmount } = await renderPage(MEMBERS);
  await findAlpha();
  await untilSaved('"faction","members"');
  unmount();
  setClock(NOW + SOON_MS);
  const { calls } = await renderPage(MEMBERS);
  expect(await findAlpha()).toBeVisible();
  expect(calls).toEqual([]);
});

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
  setClock(NOW + SOON_MS);
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

test("where the store is full, each visit asks the game", async () => {
  database.behaviour.fullFor = "";
  for (const visit of [1, 2]) {
    setClock(NOW + visit * HOUR_MS);
    const { calls, unmount } = await renderPage(MEMBERS);
    expect(await findAlpha()).toBeVisible();
    expect(calls.join()).toContain("/faction/members");
    unmount();
  }
  expect(database.writes).toEqual([]);
});

test("an answer from 23:59 opened at 00:01 says nothing about the new day", async () => {
  setClock(Date.UTC(2026, 10, 20, 23, 59));
  const before = await renderPage("/app/dashboard");
  const row = async (name: string) => {
    const checklist = within(await screen.findByRole("region", { name: "Checklist" }));
    return (await checklist.findByText(name, { exact: true })).closest("li");
  };
  expect(await row("Nerve refill")).toBeVisible();
  await untilSaved('"user","refills"', '"user","cooldowns"');
  before.unmount();

  setClock(Date.UTC(2026, 10, 21, 0, 1));
  await renderPage("/app/dashboard", { answers: { ...SILENT } });
  // A cooldown goes on. Refills start over with the day, and what today's log would tell isn't known yet.
  await waitFor(async () => {
    expect(await row("Nerve refill")).toHaveTextContent("Not checked since 00:00 TCT");
    expect(await row("Drug")).toHaveTextContent(/7 h 30 min/);
    expect(await row("Church prayer")).not.toHaveTextContent("today");
  });
  expect(screen.getAllByText(/^Saved 2 min ago/)[0]).toBeVisible();
});
