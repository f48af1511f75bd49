import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";

import { onPhone } from "@/app/testing/on-phone";
import { findRows, openRow } from "@/app/testing/phone-rows";
import { columnTexts, findTable } from "@/app/testing/table-texts";
import {
  address,
  answer,
  deferred,
  httpStatus,
  renderPage,
  restoreAnswers,
  servePages,
  setClock,
} from "@/app/testing/render-page";
import { ANSWERS } from "@/lib/api/testing/answers";
import live from "@/lib/api/testing/fixtures/faction-attacks.json";
import older from "@/lib/api/testing/fixtures/faction-attacks.legacy.json";
import { apiError } from "@/lib/api/testing/server";

import { cellsOf, headsOf } from "../testing/tables";
import {
  attack,
  attacksAnswer,
  TEN_DAYS,
  WITH_BONUS_HIT,
  WITH_FORMER_MEMBER,
  WITH_NAMED_FORMER_MEMBER,
  WITH_REPEATED_ATTACKER,
} from "./testing/attack-answers";

servePages();

const PATH = "/app/faction/attacks";
const CALL = "/faction/attacksfull";

const glance = () => screen.getByRole("region", { name: "At a glance" });
const findGlance = () => screen.findByRole("region", { name: "At a glance" });
const alert = () => within(screen.getByRole("main")).getByRole("alert");
const renderWith = (attacks: unknown, query = "") =>
  renderPage(PATH + query, { answers: { [CALL]: () => attacks } });

test("only attacks of another day have a date", async () => {
  setClock(Date.UTC(2026, 10, 21, 9));
  await renderPage(PATH);
  expect(columnTexts(await findTable(), 0)[0]).toBe("20 Nov, 11:59");
});

test("lists the attacks of the last 24 hours, newest first, under what they brought", async () => {
  const { user, calls } = await renderPage(PATH);
  const table = await findTable();
  expect(screen.getByRole("heading", { level: 1, name: "Faction attacks" })).toBeVisible();
  expect(headsOf(table)).toEqual(["When▼", "Attacker", "Defender", "Result", "Respect"]);
  expect(columnTexts(table, 0)).toEqual(["11:59", "11:46", "10:25"]);
  expect(columnTexts(table, 1)).toEqual([
    "→ Alpha [3000001]",
    "← Stealthed attacker",
    "→ Delta [3000004]",
  ]);
  expect(columnTexts(table, 2)).toEqual([
    "3000201",
    "bravo_the_second_of_that_name1 [3000002]",
    "3000301",
  ]);
  expect(columnTexts(table, 3)).toEqual(["Hospitalized", "Mugged", "Lost"]);
  expect(columnTexts(table, 4)).toEqual(["+4.25", "−1.50", "0"]);
  for (const { name, id } of [
    { name: "Alpha [3000001]", id: 3000001 },
    { name: "3000201", id: 3000201 },
  ]) {
    expect(within(table).getByRole("link", { name })).toHaveAttribute(
      "href",
      `https://www.torn.com/profiles.php?XID=${id}`,
    );
  }
  expect(within(table).getByText("11:59")).toHaveAttribute(
    "title",
    expect.stringMatching(/your time$/),
  );
  expect(calls.toSorted()).toEqual([
    "/faction/attacksfull?limit=100&comment=Almanac",
    "/faction/basic?comment=Almanac",
    "/faction/crimes?cat=available&limit=100&comment=Almanac",
    "/faction/members?comment=Almanac",
  ]);

  expect(glance()).toHaveTextContent("4.25 respect gained");
  expect(glance()).toHaveTextContent("1 of 2 attacks won in the last 24 hours.");
  expect(glance()).toHaveTextContent(/Respect lost\s*1\.50/);
  expect(glance()).toHaveTextContent(/Attacks received\s*1/);
  await user.click(
    within(glance()).getByRole("button", { name: "How it’s calculated: Respect gained" }),
  );
  expect(await screen.findByRole("dialog")).toHaveTextContent(/Net\s*\+2\.75/);
});

test("loads until the attacks come", async () => {
  const late = deferred(ANSWERS[CALL] ?? {});
  await renderPage(PATH, { answers: { [CALL]: late.answer } });
  expect(await screen.findByText("Loading data...")).toBeVisible();
  expect(screen.queryByRole("table")).toBeNull();
  late.release();
  expect(await findTable()).toBeVisible();
});

test("says that the attacks couldn’t be loaded, and tries again", async () => {
  const { user } = await renderPage(PATH, { answers: { [CALL]: httpStatus(500) } });
  expect(await screen.findByText("Error loading data")).toBeVisible();
  restoreAnswers();
  await user.click(within(alert()).getByRole("button", { name: "Try again" }));
  expect(columnTexts(await findTable(), 0)).toHaveLength(3);
});

test("without an attack it says what to do", async () => {
  await renderWith({ attacks: {} });
  expect(await screen.findByText("No attacks made or received in the last 24 hours")).toBeVisible();
  expect(screen.getByText(/Choose a longer period/)).toBeVisible();
  expect(screen.queryByRole("table")).toBeNull();
});

test.each(["/faction/crimes", CALL])("code 7 on %s is the access alert alone", async (path) => {
  await renderPage(PATH, { answers: { [path]: apiError(7) } });
  await waitFor(() => {
    expect(alert()).toHaveTextContent(
      "You do not have faction API access. Contact your faction leader to enable this feature for you.",
    );
  });
  expect(screen.queryByRole("table")).toBeNull();
  expect(screen.queryByText("Loading data...")).toBeNull();
});

test("bonus hits of a chain are listed apart, and averages leave them out", async () => {
  const { user, unmount } = await renderWith(WITH_BONUS_HIT);
  expect(await findGlance()).toHaveTextContent("330.00 respect gained");
  expect(glance()).toHaveTextContent(/Respect per hit\s*5\.00\s*excluding 1 bonus hit \(320\.00\)/);
  await user.selectOptions(screen.getByLabelText("Direction"), "Bonus hits");
  await waitFor(async () => {
    expect(columnTexts(await findTable(), 4)).toEqual(["bonus +320.00"]);
  });
  unmount();
  await renderWith(WITH_BONUS_HIT, "?view=members");
  expect(cellsOf(await findTable(), /^Alpha/).slice(5, 8)).toEqual(["330.00", "5.00", "320.00"]);
});

test("filters by direction, result and player are in the address", async () => {
  const { user, unmount } = await renderPage(PATH);
  const table = await findTable();
  const attackers = () => columnTexts(table, 1);
  await user.selectOptions(screen.getByLabelText("Direction"), "Received");
  await waitFor(() => {
    expect(attackers()).toEqual(["← Stealthed attacker"]);
  });
  expect(address()).toBe(`${PATH}?side=theirs`);
  await user.selectOptions(screen.getByLabelText("Direction"), "Made");
  await user.selectOptions(screen.getByLabelText("Result"), "Lost");
  await waitFor(() => {
    expect(attackers()).toEqual(["→ Delta [3000004]"]);
  });
  await user.click(screen.getByLabelText("Player’s name or id"));
  await user.paste("alpha");
  expect(await screen.findByText("No attacks match “alpha”")).toBeVisible();
  expect(screen.getByText("Filters in use: Made, Lost.")).toBeVisible();
  await waitFor(() => {
    expect(address()).toBe(`${PATH}?side=ours&result=Lost&q=alpha`);
  });
  unmount();
  // A result that nobody had counts as all.
  await renderPage(`${PATH}?q=3000201&result=Abducted`);
  expect(columnTexts(await findTable(), 1)).toEqual(["→ Alpha [3000001]"]);
});

test("the period is in the address: the last days, or custom dates", async () => {
  const answers = { [CALL]: attacksAnswer(TEN_DAYS.filter(({ id }) => id % 12 === 1)) };
  const { user, unmount } = await renderPage(PATH, { answers });
  expect(columnTexts(await findTable(), 0)).toHaveLength(13);
  await user.selectOptions(screen.getByLabelText("Period"), "Last 7 days");
  await waitFor(() => {
    expect(glance()).toHaveTextContent("85 of 85 attacks won in the last 7 days.");
  });
  expect(address()).toBe(`${PATH}?range=7d`);
  await user.selectOptions(screen.getByLabelText("Period"), "Custom dates");
  await waitFor(() => {
    expect(glance()).toHaveTextContent("won since 20 Nov 2026.");
  });
  unmount();

  const dates = await renderPage(`${PATH}?range=dates&from=2026-11-14&to=2026-11-15`, { answers });
  await waitFor(async () => {
    expect(await findGlance()).toHaveTextContent(
      "24 of 24 attacks won from 14 Nov 2026 to 15 Nov 2026.",
    );
  });
  const whens = columnTexts(await findTable(), 0);
  expect([whens[0], whens.at(-1)]).toEqual(["15 Nov, 22:00", "14 Nov, 00:00"]);
  const to = screen.getByLabelText("To");
  expect(to).toHaveValue("2026-11-15");
  await dates.user.clear(to);
  await dates.user.type(to, "2026-11-13");
  expect(await screen.findByText(/^The end date is before/)).toBeVisible();
  expect(to).toHaveAttribute("aria-invalid", "true");
  expect(screen.queryByRole("table")).toBeNull();
  await dates.user.clear(to);
  await dates.user.type(to, "2026-11-14");
  await waitFor(() => {
    expect(glance()).toHaveTextContent("12 of 12 attacks won on 14 Nov 2026.");
  });
  await waitFor(() => {
    expect(address()).toBe(`${PATH}?range=dates&from=2026-11-14&to=2026-11-14`);
  });
});

test("a longer period loads page by page; it can be paused and resumed", async () => {
  const held = deferred({});
  const { user, calls } = await renderPage(`${PATH}?range=7d`, {
    answers: {
      [CALL]: (call: URL) =>
        call.searchParams.has("to") ? held.answer() : attacksAnswer(TEN_DAYS)(call),
    },
  });
  expect(await screen.findByText("Loading: 100 attacks back to 19 Nov 2026.")).toBeVisible();
  expect(glance()).toHaveTextContent("100.00 respect gained");
  expect(screen.getByRole("progressbar", { name: "Loading attacks" })).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Pause" }));
  expect(await screen.findByText(/^Paused: 100 attacks back to 19 Nov 2026\./)).toBeVisible();
  expect(screen.getByText(/Older ones aren’t counted/)).toBeVisible();

  answer({ [CALL]: attacksAnswer(TEN_DAYS) });
  held.release();
  await user.click(screen.getByRole("button", { name: "Resume" }));
  // Six an hour, plus the one just now.
  await waitFor(() => {
    expect(glance()).toHaveTextContent("1,009.00 respect gained");
  });
  expect(screen.queryByRole("button", { name: "Pause" })).toBeNull();
  expect(new Set(calls).size).toBeGreaterThanOrEqual(14);
});

test("members wait for all pages, which would move them, or for a pause", async () => {
  const held = deferred({});
  const { user } = await renderPage(`${PATH}?range=7d&view=members`, {
    answers: {
      [CALL]: (call: URL) =>
        call.searchParams.has("to") ? held.answer() : attacksAnswer(TEN_DAYS)(call),
    },
  });
  expect(await screen.findByText("Loading: 100 attacks back to 19 Nov 2026.")).toBeVisible();
  expect(screen.getByText("Loading data...")).toBeVisible();
  expect(screen.queryByRole("table")).toBeNull();
  await user.click(screen.getByRole("button", { name: "Pause" }));
  expect(await findTable()).toBeVisible();

  answer({ [CALL]: attacksAnswer(TEN_DAYS) });
  await user.click(screen.getByRole("button", { name: "Resume" }));
  expect(screen.getByRole("table")).toBeVisible();
  held.release();
});

test("a page that fails keeps what was loaded, and “Try again” continues", async () => {
  const { user } = await renderPage(PATH, {
    answers: {
      [CALL]: (call: URL) =>
        call.searchParams.has("to") ? apiError(17) : attacksAnswer(TEN_DAYS)(call),
    },
  });
  await waitFor(() => {
    expect(alert()).toHaveTextContent("Loading stopped: 100 attacks");
  });
  expect(glance()).toHaveTextContent("100.00 respect gained");
  answer({ [CALL]: attacksAnswer(TEN_DAYS) });
  await user.click(within(alert()).getByRole("button", { name: "Try again" }));
  await waitFor(() => {
    expect(glance()).toHaveTextContent("145.00 respect gained");
  });
  expect(within(screen.getByRole("main")).queryByRole("alert")).toBeNull();
});

test("a former member has the name from the attack, with its HTML entities decoded", async () => {
  const { unmount } = await renderWith(WITH_NAMED_FORMER_MEMBER);
  expect(columnTexts(await findTable(), 1)).toContain("→ Tarn & Co [3000098] has left");
  unmount();
  await renderWith(WITH_NAMED_FORMER_MEMBER, "?view=members");
  expect(cellsOf(await findTable(), /^Tarn & Co \[3000098\] has left/)).toHaveLength(11);
});

test("what each member did: who has left is listed too, and who did nothing", async () => {
  const { user } = await renderWith(WITH_FORMER_MEMBER, "?view=members");
  const table = await findTable();
  expect(headsOf(table)).toEqual([
    "Member",
    "Attacks",
    "Wins",
    "Losses",
    "Other",
    "Respect gained▼",
    "Per hit",
    "Bonus",
    "Respect lost",
    "Net respect",
    "Received",
  ]);
  expect(cellsOf(table, /^3000099 has left/).slice(1)).toEqual([
    "1",
    "1",
    "0",
    "0",
    "7.50",
    "7.50",
    "0",
    "8.00",
    "−0.50",
    "1",
  ]);
  expect(cellsOf(table, /^Charlie/).slice(1)).toEqual([
    "0",
    "0",
    "0",
    "0",
    "0.00",
    "–",
    "0",
    "0.00",
    "0.00",
    "0",
  ]);
  await user.click(
    within(table).getByRole("button", { name: "How it’s calculated: Net respect of Alpha" }),
  );
  expect(await screen.findByRole("dialog")).toHaveTextContent(/Net\s*\+4\.25/);
  await user.keyboard("{Escape}");
  await user.click(screen.getByLabelText("Member’s name or id"));
  await user.paste("delta");
  await waitFor(() => {
    expect(columnTexts(table, 0)).toEqual(["Delta [3000004]"]);
  });
});

test("the older shape doesn’t say what respect was lost: –", async () => {
  const { unmount } = await renderWith(older);
  const table = await findTable();
  expect(columnTexts(table, 4)).toEqual(["+4.25", "–", "0"]);
  expect(glance()).toHaveTextContent(/Respect lost\s*–\s*not reported by the game/);
  unmount();
  await renderWith(older, "?view=members");
  const members = await findTable();
  expect(cellsOf(members, /^bravo/)[8]).toBe("–");
  expect(cellsOf(members, /^Alpha/)[9]).toBe("+4.25");
});

test("unreadable attacks are left out and counted, and unknown results are shown as they are", async () => {
  const abducted = attack(20, 3600, { result: "Abducted" });
  await renderWith({ attacks: [...live.attacks, null, { id: 5 }, abducted] });
  const table = await findTable();
  expect(columnTexts(table, 3)).toHaveLength(4);
  expect(columnTexts(table, 3)).toContain("Abducted");
  expect(await screen.findByText("Left out 2 unreadable records")).toBeVisible();
  expect(glance()).toHaveTextContent("1 of 3 attacks won");
});

test("who attacked us most shows their attacks at a press", async () => {
  const { user } = await renderWith(WITH_REPEATED_ATTACKER);
  const table = await findTable();
  expect(columnTexts(table, 3)).toHaveLength(5);
  await user.click(screen.getByRole("button", { name: "3000201 (2)" }));
  await waitFor(() => {
    expect(columnTexts(table, 1)).toEqual(["← 3000201", "← 3000201"]);
  });
  await waitFor(() => {
    expect(address()).toContain("?q=3000201&side=theirs");
  });
});

test("the members who made no attack show at a press, and then all again", async () => {
  const { user } = await renderPage(`${PATH}?view=members`);
  const table = await findTable();
  await user.click(screen.getByRole("button", { name: "Show only these" }));
  await waitFor(() => {
    expect(columnTexts(table, 0)).toEqual([
      "bravo_the_second_of_that_name1 [3000002]",
      "Charlie [3000003]",
    ]);
  });
  expect(screen.getByRole("combobox", { name: "Attacks" })).toHaveValue("none");
  await user.click(screen.getByRole("button", { name: "Show all" }));
  await waitFor(() => {
    expect(columnTexts(table, 0)).toHaveLength(4);
  });
});

test("on a phone an attack is a row of two lines, which opens on the rest", async () => {
  onPhone();
  await renderPage(PATH);
  const list = within(await screen.findByRole("list", { name: "Attacks" }));
  const [first, second, lost] = list.getAllByRole("button");
  expect(first).toHaveTextContent("11:5920 NovAlpha +4.25 →attacked 3000201, Hospitalized");
  expect(second).toHaveTextContent(
    /11:46bravo_the_second_of_that_name1 −1\.50 ←attacked by Stealthed attacker, Mugged$/,
  );
  expect(lost).toHaveTextContent(/10:25Delta 0 →attacked 3000301, Lost$/);
  expect(list.queryByRole("link")).toBeNull();

  const opened = await openRow("Attacks", "3000201");
  expect(first).toHaveAttribute("aria-expanded", "true");
  for (const text of [/When\s*11:59/, /Respect gained\s*4\.25/, /Respect lost\s*0\.00/]) {
    expect(opened).toHaveTextContent(text);
  }
  expect(list.getByRole("link", { name: "Alpha [3000001]" })).toBeVisible();
});

test("on a phone the members who fought are rows", async () => {
  onPhone();
  await renderPage(`${PATH}?view=members`);
  const rows = await findRows("Members");
  expect(screen.getByRole("main")).toHaveTextContent(
    "2 of 4 members didn’t attack: bravo_the_second_of_that_name1 and Charlie. Show only these",
  );
  expect(screen.getByRole("main")).toHaveTextContent(
    "4.25 respect gained Most: Alpha with 4.25. 1 of 2 won, 1 received, +2.75 net.",
  );
  expect(rows).toHaveLength(4);
  expect(rows[0]).toHaveTextContent(/Alpha.*\+4\.25/);
  // Beside the respect gained the net, if it isn't the same.
  expect(rows[0]).not.toHaveTextContent("net");
  expect(rows.map(({ textContent }) => textContent).join()).toMatch(/bravo[^,]*0.*−1\.50 net/);
  const opened = await openRow("Members", "Alpha");
  expect(opened).toHaveTextContent(/Net respect\s*\+4\.25/);
});
