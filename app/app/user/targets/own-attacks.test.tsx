import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";

import { onPhone } from "@/app/testing/on-phone";
import { findRows } from "@/app/testing/phone-rows";
import { address, answer, renderPage, servePages, setClock } from "@/app/testing/render-page";
import { apiError } from "@/lib/api/testing/server";

import { IN_TORN, listOf, onlyNewestAttacks, ownAttacks, PATH } from "./testing/answers";

servePages();

const attackLink = (name: string) =>
  screen.findByRole("link", { name: new RegExp(`^Attack\\s?${name}$`) });
const rowsOf = async (table: string) =>
  within(await screen.findByRole("table", { name: table })).getAllByRole("row");

test("the view sums up what the player's own attacks brought, bonus hits apart", async () => {
  const { user } = await renderPage(`${PATH}?view=attacks`, { answers: IN_TORN });
  expect((await screen.findAllByText(/bonus hit/))[0]).toBeVisible();
  expect(await screen.findByRole("list", { name: "Losses" })).toHaveTextContent("Blackthorn");
  const targets = await rowsOf("By target");
  expect(targets.find(({ textContent }) => textContent.includes("MrPips"))).toHaveTextContent(
    "3.26",
  );
  const [, first] = await rowsOf("By week");
  expect(first).toHaveTextContent("so far");
  expect(await rowsOf("By week")).toHaveLength(14);
  // Both change while the attacks load.
  await waitFor(async () => {
    const [, thisWeek] = await rowsOf("By week");
    if (thisWeek === undefined) throw new Error("No week");
    const respect = within(thisWeek).getAllByRole("cell")[3]?.textContent ?? "";
    expect(respect).not.toBe("–");
    expect(screen.getByText(/^respect per 25 energy/)).toHaveTextContent(
      new RegExp(
        `^[\\d.]+ respect per 25 energy since \\d+ \\w+ 2026 without bonus hits, since Monday ${respect}`,
      ),
    );
  });
  await user.click(screen.getByRole("button", { name: "Week" }));
  expect(address()).toMatch(/span=week/);
  await waitFor(async () => {
    expect(await rowsOf("By week")).toHaveLength(3);
  });
});

test("on a Monday, the week so far is called today", async () => {
  setClock(Date.UTC(2026, 10, 23, 12));
  await renderPage(`${PATH}?view=attacks`, { answers: IN_TORN });
  expect(await screen.findByText(/^respect per 25 energy/)).toHaveTextContent(
    /, today (?:[\d.]+|–)$/,
  );
});

test("on a phone five weeks come before the targets, and the others at a press", async () => {
  const { user } = await renderPage(`${PATH}?view=attacks`, { answers: IN_TORN });
  const left = async () =>
    (await rowsOf("By week")).filter(({ className }) => className.includes("max-md:hidden")).length;
  await waitFor(async () => {
    expect(await rowsOf("By week")).toHaveLength(14);
  });
  expect(await left()).toBe(8);
  await user.click(screen.getByRole("button", { name: "Show all 13 weeks" }));
  expect(await left()).toBe(0);
  expect(screen.queryByRole("button", { name: /^Show all/ })).toBeNull();
});

test("on a phone a target is two lines: respect, in all and per 25 energy, results and the last fair fight", async () => {
  onPhone();
  await renderPage(`${PATH}?view=attacks`, { answers: IN_TORN });
  await waitFor(async () => {
    const rows = (await findRows("By target")).map(({ textContent }) => textContent);
    expect(rows.find((text) => text.startsWith("MrPips"))).toMatch(
      /^MrPips 91 [\d.]+ Won \d of \d.*, FF \d\.\d\d 3\.26 per 25 energy/,
    );
  });
});

test("of more than ten pages in 90 days, the page says since when it knows them", async () => {
  const { user } = await renderPage(PATH, {
    answers: { ...IN_TORN, "/user/attacks": ownAttacks(2_000) },
  });
  expect(await screen.findByText(/your 991 attacks since \d+ \w+,/)).toBeVisible();
  expect(screen.getByRole("button", { name: /^No fight on record/ })).toBeVisible();
  expect(screen.getByRole("list", { name: "Later" })).toHaveTextContent(
    /no fight on record \(since/,
  );
  await user.click(screen.getByRole("button", { name: /^MrPips/ }));
  expect(await screen.findByText(/^Your attacks since \d+ \w+$/)).toBeVisible();
});

test("if a later page fails, the page says since when it knows them, and tries again", async () => {
  const { user } = await renderPage(PATH, {
    answers: { ...IN_TORN, "/user/attacks": onlyNewestAttacks },
  });
  const failed = () =>
    screen
      .queryAllByRole("alert")
      .find(({ textContent }) => textContent.includes("Couldn’t load your attacks before"));
  await waitFor(() => {
    expect(failed()).toBeVisible();
  });
  expect(screen.getByText(/your 100 attacks since \d+ \w+,/)).toBeVisible();
  answer({ "/user/attacks": ownAttacks(250) });
  await user.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByText(/your 250 attacks in the last 90 days/)).toBeVisible();
  expect(failed()).toBeUndefined();
});

test("attacks that couldn't be loaded say of nobody that they were never fought", async () => {
  const answers = { ...IN_TORN, "/user/attacks": apiError(16) };
  const { user, unmount } = await renderPage(PATH, { answers });
  expect(await attackLink("Korna")).toBeVisible();
  expect(screen.getByRole("main")).not.toHaveTextContent(/never fought/i);
  await user.click(screen.getByRole("button", { name: /^Korna/ }));
  const fought = await screen.findByText(/^Your attacks in 90 days/);
  expect(fought.parentElement).toHaveTextContent("–");
  unmount();

  await renderPage(`${PATH}?view=bounties&level=any`, { answers: { ...answers, ...listOf() } });
  expect(await attackLink("Oxbow")).toBeVisible();
  expect(screen.getByRole("main")).not.toHaveTextContent(/never fought/i);
});

test("weeks that haven't loaded have no figures", async () => {
  await renderPage(`${PATH}?view=attacks`, {
    answers: { ...IN_TORN, "/user/attacks": onlyNewestAttacks },
  });
  await waitFor(async () => {
    const weeks = await rowsOf("By week");
    expect(weeks).toHaveLength(14);
    expect(weeks.at(-1)).toHaveTextContent("–");
    expect(weeks.at(-1)).not.toHaveTextContent("0.00");
    expect(weeks[1]).not.toHaveTextContent("–");
  });
});
