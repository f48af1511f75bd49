import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";

import { columnTexts, findTable } from "@/app/testing/table-texts";
import { renderPage, servePages } from "@/app/testing/render-page";
import live from "@/lib/api/testing/fixtures/faction-members.json";
import older from "@/lib/api/testing/fixtures/faction-members.legacy.json";
import olderBalance from "@/lib/api/testing/fixtures/faction-balance.legacy.json";

import { memberLastSeen } from "../testing/member-answers";
import { cellsOf, headsOf, sortButton } from "../testing/tables";

servePages();

const PATH = "/app/faction/members";
const HEADS = ["Name", "Level▼", "Days in Faction", "Last Action", "Money", "Points", "In OC"];
const [alpha] = live.members;

const members = (count: number) => ({
  members: Array.from({ length: count }, (_, i) => ({ ...alpha, id: 1 + i, level: 1 + (i % 100) })),
});

/** The name column's first words. */
const namesIn = (table: HTMLTableElement) =>
  columnTexts(table, 0).map((text) => /^[A-Za-z]+/.exec(text)?.[0]);

test("lists the members by level, with their balances and what needs a look", async () => {
  const { calls } = await renderPage(PATH);
  const table = await findTable();
  expect(screen.getAllByRole("heading", { name: "Faction Members" })).toHaveLength(1);
  expect(headsOf(table)).toEqual(HEADS);
  const level = within(table).getByRole("columnheader", { name: /^Level/ });
  expect(level).toHaveAttribute("aria-sort", "descending");
  expect(columnTexts(table, 0)).toEqual([
    "bravo_the_second_of_that_name1 [3000002]",
    "Alpha [3000001]",
    "Delta [3000004]",
    "Charlie [3000003]",
  ]);
  expect(columnTexts(table, 1)).toEqual(["100", "94", "15", "7"]);
  expect(columnTexts(table, 6)).toEqual(["No", "Yes", "Yes", "No"]);
  // No balance is listed for Charlie.
  expect(cellsOf(table, "Charlie").slice(4, 6)).toEqual(["$0", "0"]);
  expect(calls.toSorted()).toEqual([
    "/faction/balance?comment=Almanac",
    "/faction/crimes?cat=available&limit=100&comment=Almanac",
    "/faction/members?comment=Almanac",
  ]);
});

test("the same header toggles the order, another sorts ascending", async () => {
  const { user } = await renderPage(PATH);
  const table = await findTable();
  const head = (name: string) =>
    within(table).getByRole("columnheader", { name: new RegExp(`^${name}`) });
  for (const [direction, triangle, levels] of [
    ["ascending", "▲", ["7", "15", "94", "100"]],
    ["descending", "▼", ["100", "94", "15", "7"]],
    ["ascending", "▲", ["7", "15", "94", "100"]],
  ] as const) {
    await user.click(sortButton(table, "Level"));
    expect(head("Level")).toHaveAttribute("aria-sort", direction);
    expect(head("Level")).toHaveTextContent(triangle);
    await waitFor(() => {
      expect(columnTexts(table, 1)).toEqual(levels);
    });
  }
  await user.click(sortButton(table, "Money"));
  expect(head("Money")).toHaveAttribute("aria-sort", "ascending");
  expect(head("Level")).toHaveAttribute("aria-sort", "none");
  expect(head("Level")).not.toHaveTextContent(/[▲▼]/);
  await waitFor(() => {
    expect(columnTexts(table, 4)).toEqual(["$0", "$0", "$412,850,000", "$1,204,350,000"]);
  });
});

test("each header sorts by its own column", async () => {
  const { user } = await renderPage(`${PATH}?sort=inOc.desc`);
  const table = await findTable();
  for (const { name, ascending } of [
    { name: "Name", ascending: ["Alpha", "bravo", "Charlie", "Delta"] },
    { name: "Level", ascending: ["Charlie", "Delta", "Alpha", "bravo"] },
    { name: "Days in Faction", ascending: ["Charlie", "Delta", "bravo", "Alpha"] },
    { name: "Last Action", ascending: ["Delta", "bravo", "Charlie", "Alpha"] },
    { name: "Money", ascending: ["Charlie", "Delta", "Alpha", "bravo"] },
    { name: "Points", ascending: ["bravo", "Charlie", "Delta", "Alpha"] },
    { name: "In OC", ascending: ["bravo", "Charlie", "Alpha", "Delta"] },
  ]) {
    await user.click(sortButton(table, name));
    expect(
      within(table).getByRole("columnheader", { name: new RegExp(`^${name}`) }),
    ).toHaveAttribute("aria-sort", "ascending");
    await waitFor(() => {
      expect(namesIn(table), name).toEqual(ascending);
    });
  }
});

test("figures have thousands separators, and money a $", async () => {
  await renderPage(PATH, {
    answers: {
      "/faction/members": { members: [{ ...alpha, level: 1234 }] },
      "/faction/balance": {
        balance: { members: [{ id: 3000001, money: 1234567, points: 7654321 }] },
      },
    },
  });
  expect(cellsOf(await findTable(), "Alpha")).toEqual([
    "Alpha [3000001]",
    "1,234",
    "2,811",
    "2 minutes ago",
    "$1,234,567",
    "7,654,321",
    "Yes",
  ]);
});

test("a member counts as inactive after 7 days", async () => {
  await renderPage(PATH, {
    answers: {
      "/faction/members": {
        members: [604_740, 604_860].map((seconds, id) => memberLastSeen(seconds, { id: id + 1 })),
      },
    },
  });
  expect(columnTexts(await findTable(), 3).toSorted()).toEqual([
    "6 days ago",
    "7 days ago (inactive)",
  ]);
});

test("a click on a name copies it as “name [id]”, and a refused copy is announced", async () => {
  const { user } = await renderPage(PATH);
  const table = await findTable();
  const name = within(table).getByRole("button", { name: "Alpha [3000001]" });
  expect(name).toHaveAttribute("title", "Click to copy");
  await user.click(name);
  const toast = (await screen.findByText("Copied to clipboard")).closest("li");
  expect(toast).toHaveTextContent("Alpha [3000001]");
  expect(toast).toHaveAttribute("data-type", "success");
  expect(await navigator.clipboard.readText()).toBe("Alpha [3000001]");

  Object.assign(navigator.clipboard, { writeText: () => Promise.reject(new Error("refused")) });
  await user.click(name);
  expect(await screen.findByText("Couldn’t copy")).toBeVisible();
});

test.each([
  {
    shape: "the present",
    answer: live,
    revives: ["No one", "Everyone", "–", "Everyone"],
    inOc: ["No", "Yes", "Yes", "No"],
  },
  {
    shape: "the older",
    answer: older,
    revives: ["–", "–", "–", "–"],
    inOc: ["–", "–", "–", "–"],
  },
])("in $shape shape, position, state and revives are further columns", async (row) => {
  const columns = "name+level+days+lastAction+money+points+inOc+position+status+revives+note";
  await renderPage(`${PATH}?columns=${columns}`, { answers: { "/faction/members": row.answer } });
  const table = await findTable();
  expect(headsOf(table)).toEqual([...HEADS, "Position", "State", "Revives"]);
  expect(columnTexts(table, 6)).toEqual(row.inOc);
  expect(columnTexts(table, 7)).toEqual(["Co-leader", "Leader", "Member", "Recruit"]);
  expect(columnTexts(table, 8)).toEqual(["Hospital until 14:00", "Okay", "Fallen", "Okay"]);
  expect(columnTexts(table, 9)).toEqual(row.revives);
  expect(within(table).getByText("14:00")).toHaveAttribute(
    "title",
    expect.stringMatching(/^\w{3} \d+ Nov, \d\d:\d\d your time$/),
  );
});

test("balances in the older shape are the same, and nothing is said of crimes that it doesn’t report", async () => {
  await renderPage(PATH, {
    answers: { "/faction/members": older, "/faction/balance": olderBalance },
  });
  const table = await findTable();
  expect(columnTexts(table, 4)).toEqual(["$1,204,350,000", "$412,850,000", "$0", "$0"]);
  expect(screen.queryByText(/in an OC/)).toBeNull();
});

test("members beyond those in the window are counted and sorted", async () => {
  const { user } = await renderPage(PATH, { answers: { "/faction/members": members(150) } });
  const table = await findTable();
  const head = screen.getByRole("heading", { level: 2, name: "Members" }).parentElement;
  expect(head).toHaveTextContent("Members150");
  expect(columnTexts(table, 1)[0]).toBe("100");
  await user.click(sortButton(table, "Level"));
  await waitFor(() => {
    expect(columnTexts(table, 1)[0]).toBe("1");
  });
});
