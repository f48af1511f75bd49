import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";

import { address, renderPage, servePages } from "@/app/testing/render-page";
import { findTable, rowWith } from "@/app/testing/table-texts";
import { apiError } from "@/lib/api/testing/server";

import { cellsOf, headsOf } from "../testing/tables";
import { expectGlance, glance, load, statCalls, type User } from "./testing/week-page";
import { ALPHA, ofEachMember, PATH, PLAYING, statsOf } from "./testing/week-answers";

servePages();

const row = async (name: string) => rowWith(await findTable(), name);

/** Enters a minimum for all positions. */
async function setMinimum(user: User, label: string, value: string) {
  await user.click(screen.getByText("Minimums"));
  fireEvent.change(await screen.findByLabelText(label), { target: { value } });
  await user.keyboard("{Escape}");
}

const type = (label: string, value: string, within_ = within(document.body)) => {
  fireEvent.change(within_.getByLabelText(label), { target: { value } });
};

async function chooseDates(user: User, from: string, to: string) {
  await user.selectOptions(screen.getByLabelText("Week"), "Custom dates");
  await screen.findByLabelText("To");
  type("From", from);
  type("To", to);
}

test("the week loads on request, in two calls for each member who was there all week", async () => {
  const { user, calls } = await renderPage(PATH, { answers: PLAYING });
  expect(await screen.findAllByRole("heading", { name: "Faction Week" })).toHaveLength(1);
  await expectGlance("Not loaded yet");
  expect(headsOf(await findTable()).map((head) => head.replace(/[▲▼]/, ""))).toEqual([
    "Member",
    "Below minimum",
    "Gym energy",
    "Time played",
    "Xanax",
    "Attacks won",
    "OCs",
    "War hits",
    "Crime income",
  ]);
  expect(screen.queryByText(/Couldn’t load/)).toBeNull();
  expect(statCalls(calls)).toEqual([]);

  await load(user);
  await expectGlance("0 below minimum", "1 member joined during this period and isn’t counted.");
  expect(statCalls(calls)).toHaveLength(6);
  expect(await row("Alpha")).toHaveTextContent("7 h");
  expect(await row("Charlie")).toHaveTextContent("Joined during this period");
});

test.each([
  { calls: 2, says: ["2 of 6 calls done", "0 of 3 members loaded."] },
  {
    calls: 4,
    says: ["0 below minimum", "1 of 3 members loaded.", "No loaded member is below minimum."],
  },
])("while the week loads, the headline says how much has loaded: $calls calls", async (row) => {
  let asked = 0;
  const anHourADay = statsOf({ timeplayed: (at) => at / 24 });
  const { user } = await renderPage(PATH, {
    answers: ofEachMember((call) => {
      asked += 1;
      return asked > row.calls ? new Promise<never>(() => undefined) : anHourADay(call);
    }),
  });
  await user.click(await screen.findByText("Load data"));
  await expectGlance(...row.says);
});

test("a member below a minimum is counted, with the stat, until they are exempt", async () => {
  const { user } = await renderPage(PATH, { answers: PLAYING });
  await load(user);
  await setMinimum(user, "Xanax", "15");
  await expectGlance("3 below minimum", "Minimum: 15 Xanax.");
  expect(cellsOf(await findTable(), /^Alpha/)[1]).toBe("1 Xanax short");

  await user.click(screen.getByRole("button", { name: "Exempt a member" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Exempt a member" }));
  await user.selectOptions(await dialog.findByLabelText("Member"), "Alpha");
  type("From", "2026-11-13", dialog);
  type("Reason", "Holiday", dialog);
  await user.click(dialog.getByRole("button", { name: "Exempt" }));
  await user.keyboard("{Escape}");
  await expectGlance("2 below minimum");
  expect(await row("Alpha")).toHaveTextContent("Exempt from 13 Nov until 27 Nov: Holiday");
});

test("the first column after the names is the one that the week is sorted by", async () => {
  const { user } = await renderPage(PATH, { answers: PLAYING });
  await load(user);
  expect(headsOf(await findTable())[1]).toBe("Below minimum▲");
});

test("over three days the minimums are scaled, and an exemption from a later day doesn’t count", async () => {
  const { user } = await renderPage(PATH, { answers: PLAYING });
  await load(user);
  await setMinimum(user, "Time played, hours", "7");
  await expectGlance("0 below minimum");
  expect(glance()).not.toHaveTextContent("Minimums are scaled");

  await user.click(screen.getByRole("button", { name: "Exempt a member" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Exempt a member" }));
  await dialog.findByLabelText("Until");
  type("Until", "2026-11-20", dialog);
  await user.click(dialog.getByRole("button", { name: "Exempt" }));
  expect(dialog.getByRole("alert")).toHaveTextContent("Choose a start day");
  type("From", "2026-11-13", dialog);
  await user.click(dialog.getByRole("button", { name: "Exempt" }));
  expect(await dialog.findByText(/Exempt from 13 Nov until 20 Nov/)).toBeVisible();
  await user.keyboard("{Escape}");
  expect(screen.getByRole("button", { name: /^Exempt\s?\d/ })).toBeVisible();

  // The load that is under way continues with the chosen days.
  await chooseDates(user, "2026-11-10", "2026-11-12");
  await expectGlance("0 below minimum", "Minimums are scaled to 3 days.");
  expect(screen.queryByRole("button", { name: /^Exempt\s?\d/ })).toBeNull();
});

test("“No attacks won” lists members who won none, and leaves out those who won", async () => {
  const { user } = await renderPage(PATH, {
    answers: {
      ...ofEachMember(statsOf({ attackswon: () => 5 })),
      [`/user/${ALPHA}/personalstats`]: statsOf({ attackswon: (at) => Math.floor(at / 86_400) }),
    },
  });
  await load(user);
  await user.click(await screen.findByRole("button", { name: /^No attacks won\s?\d/ }));
  const table = await findTable("13 Nov to 20 Nov");
  await waitFor(() => {
    expect(table).not.toHaveTextContent("Alpha");
  });
  expect(table).toHaveTextContent("Delta");
});

test("an exemption and a link of before the names changed still count", async () => {
  const exemption = { fromMs: Date.UTC(2026, 10, 12), untilMs: Date.UTC(2026, 10, 19), reason: "" };
  await renderPage(`${PATH}?show=excused`, { stored: { excuses: { [ALPHA]: [exemption] } } });
  const table = await findTable("13 Nov to 20 Nov");
  await waitFor(() => {
    expect(table).toHaveTextContent("Alpha");
    expect(table).not.toHaveTextContent("Delta");
  });
  expect(screen.getByRole("button", { name: /^Exempt\s?1/ })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
});

test("custom dates are in the address, and the page says when they are in the wrong order", async () => {
  const { user } = await renderPage(PATH);
  await findTable();
  await chooseDates(user, "2026-11-10", "2026-11-12");
  expect(await findTable("10 Nov to 13 Nov")).toBeVisible();
  expect(screen.getByText(/^From 00:00 TCT on 10 Nov to 00:00 TCT on 13 Nov\./)).toBeVisible();
  expect(address()).toMatch(/week=dates/);
  type("To", "2026-11-08");
  expect(
    await screen.findByText("The end date is before the start date. Choose a later end date."),
  ).toBeVisible();
});

test("each part that couldn’t be loaded says so, and the members stand", async () => {
  const denied = apiError(7);
  await renderPage(PATH, {
    answers: {
      "/faction/contributors": denied,
      "/faction/crimes": denied,
      "/faction/balance": denied,
    },
  });
  await waitFor(() => {
    const alerts = screen.getAllByRole("alert");
    for (const part of ["training and item use", "crime income", "member balances"]) {
      const alert = alerts.find(({ textContent }) =>
        textContent.includes(`Couldn’t load ${part}.`),
      );
      if (alert === undefined) throw new Error(`No alert for ${part}`);
      expect(alert).toHaveTextContent("You do not have faction API access.");
      expect(within(alert).getByRole("button", { name: "Try again" })).toBeVisible();
    }
  });
  expect(await row("Alpha")).toBeVisible();
});
