import { screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";

import { findTable, headerOf, rowWith } from "@/app/testing/table-texts";
import { renderPage, servePages } from "@/app/testing/render-page";
import { NOW } from "@/lib/api/testing/answers";
import members from "@/lib/api/testing/fixtures/faction-members.json";
import { DAY_MS } from "@/lib/common/time";

import { headsOf } from "../testing/tables";
import { ALPHA, contributions, PATH, PLAYING } from "./testing/week-answers";
import { expectGlance, load, statCalls } from "./testing/week-page";

const database = await vi.hoisted(() => import("@/app/testing/histories-database"));
vi.mock("idb-keyval", () => database);

servePages();

beforeEach(database.resetDatabase);

const row = async (name: string) => rowWith(await findTable(), name);
const weeks = () => screen.findByRole("region", { name: "At a glance" });
const TREND = `${PATH}?view=weeks&stat=xantaken`;

/** Waits until this many days of members' statistics are saved. */
const untilSaved = (days: number) =>
  waitFor(() => {
    const saved = [...database.stored].filter(([name]) => name.startsWith("stats "));
    expect(saved.flatMap(([, history]) => Object.keys(history as object))).toHaveLength(days);
  });

test("the week loads once: the next visit makes no calls for it", async () => {
  const { user, unmount } = await renderPage(PATH, { answers: PLAYING });
  await load(user);
  await expectGlance("0 below minimum");
  await untilSaved(6);
  unmount();

  const next = await renderPage(PATH, { answers: PLAYING });
  await expectGlance("0 below minimum");
  expect(screen.queryByText("Load data")).toBeNull();
  expect(statCalls(next.calls)).toEqual([]);
});

test("training and item use are recorded at each visit, and compared between two", async () => {
  const first = await renderPage(PATH, {
    answers: contributions({ gymenergy: 1_000_000, drugoverdoses: 3 }),
  });
  expect(
    await screen.findByText(/The game keeps no history of training and item use/),
  ).toBeVisible();
  await waitFor(() => {
    const kept = JSON.stringify([...database.stored.values()]);
    for (const sum of ['"gymenergy":1000000', '"drugoverdoses":3', '"medicalitemsused":0']) {
      expect(kept).toContain(sum);
    }
  });
  first.unmount();

  vi.setSystemTime(NOW + 7 * DAY_MS);
  const { user } = await renderPage(PATH, {
    answers: contributions({ gymenergy: 1_003_820, drugoverdoses: 24 }),
  });
  await waitFor(async () => {
    expect(await row("Alpha")).toHaveTextContent("3,820");
  });
  expect(screen.queryByText(/The game keeps no history/)).toBeNull();
  await user.click(screen.getByText("Columns"));
  await user.click(await screen.findByLabelText("Overdoses"));
  const table = await findTable();
  await waitFor(() => {
    const { cellIndex } = headerOf(table, "Overdoses");
    expect(rowWith(table, "Alpha").cells[cellIndex]).toHaveTextContent(/^21$/);
  });
});

test("former members are listed below, with what is known of them", async () => {
  const { user, unmount } = await renderPage(PATH, { answers: PLAYING });
  await load(user);
  await expectGlance("0 below minimum");
  await untilSaved(6);
  unmount();

  await renderPage(PATH, {
    answers: {
      ...contributions({ gymenergy: 1_000_000 }, false),
      "/faction/members": { members: members.members.filter(({ id }) => id !== ALPHA) },
    },
  });
  const left = await screen.findByRole("region", { name: "Left the faction" });
  await waitFor(() => {
    expect(left).toHaveTextContent("Alpha 7 h and 14 Xanax");
  });
  await waitFor(() => {
    expect(screen.getByRole("table")).not.toHaveTextContent("Alpha");
  });
});

test("until the saved weeks are read, the weekly trend doesn’t say that there are none", async () => {
  database.behaviour.wait = () => new Promise(() => undefined);
  await renderPage(TREND, { answers: PLAYING });
  expect(await weeks()).toHaveTextContent(/Best week\s*–/);
});

test("the weekly trend: each member’s weeks, the best and the worst, loaded once", async () => {
  const { user, calls, unmount } = await renderPage(TREND, { answers: PLAYING });
  expect(await weeks()).toHaveTextContent(/Best week\s*–/);
  await load(user, "Load these weeks");
  await waitFor(async () => {
    expect(await weeks()).toHaveTextContent(
      /14 per member\s*Last week, 42 Xanax in all\. As in the week before\..*Average week\s*14\s*of 4 weeks\s*Best week\s*14\s*\d+ \w+ to \d+ \w+/,
    );
  });
  const table = await findTable();
  expect(headsOf(table).map((head) => head.replace(/[▲▼]/, ""))).toEqual([
    "Member",
    "Weeks",
    "Last week",
    "Average per week",
    "Best week",
    "Worst week",
  ]);
  await waitFor(async () => {
    expect(
      rowWith(await findTable(), "Alpha").querySelector(
        "[aria-label='Xanax by week, Alpha: 14, 14, 14, 14.']",
      ),
    ).toBeVisible();
  });
  expect(statCalls(calls).length).toBeGreaterThan(0);
  await untilSaved(17);
  unmount();

  const next = await renderPage(TREND, { answers: PLAYING });
  await waitFor(async () => {
    expect(await weeks()).toHaveTextContent(/Best week\s*14/);
  });
  expect(statCalls(next.calls)).toEqual([]);
});
