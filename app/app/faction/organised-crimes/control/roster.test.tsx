import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";

import { renderPage, restoreAnswers, servePages } from "@/app/testing/render-page";
import { apiError } from "@/lib/api/testing/server";

import { PATH } from "../testing/crime-answers";
import { NINE_CRIMES } from "../testing/nine-crimes";
import { AWAY_WITHOUT_ITEM, RECRUITING, UNPAID } from "../testing/roster-answers";

servePages();

/** The button that opens the roster of a crime. */
const nameOf = (crimeName: string) =>
  screen.findByRole("button", { name: new RegExp(`^${crimeName}\\s?Level`) });

/** Opens the roster of a crime that no test before has opened, and returns its rows. */
async function openRoster(crimeName: string) {
  const button = await nameOf(crimeName);
  expect(button).toHaveAttribute("aria-expanded", "false");
  fireEvent.click(button);
  return rowsOf(crimeName);
}

async function rowsOf(crimeName: string) {
  const list = await screen.findByRole("list", { name: `Roster of ${crimeName}` });
  return within(list).getAllByRole("listitem");
}

/** Queries within a row. */
function inRow(row: HTMLElement | undefined) {
  if (row === undefined) throw new Error("No such row");
  return within(row);
}

test("a crime opens on its members: rate, role, name, item, state, and one action each", async () => {
  await renderPage(PATH, { answers: NINE_CRIMES });
  await screen.findByText("Xanax for Alpha,");
  const [thief, robber] = await openRoster("Break the Bank");
  expect(thief).toHaveTextContent(/^pass rate 95, item missingThiefAlpha/);
  expect(thief).toHaveTextContent(
    "Xanax missing, $872k, market, $760,000 at Black Market in Japan",
  );
  const links = inRow(thief).getAllByRole("link");
  expect(links.map((link) => link.getAttribute("aria-label") ?? link.textContent)).toEqual([
    "Alpha",
    "market",
    "Buy Xanax for Alpha",
  ]);
  expect(links[2]).toHaveAttribute("href", links[1]?.getAttribute("href"));
  expect(robber).toHaveTextContent(/^pass rate 62, low pass rateRobberEchoneeds no itemOkay/);
  const arrow = inRow(robber).getByRole("link", { name: "Open Echo’s profile" });
  expect(arrow).toHaveAttribute("href", "https://www.torn.com/profiles.php?XID=3000005");
  expect(screen.getByRole("link", { name: "Open crime" })).toHaveAttribute(
    "href",
    "https://www.torn.com/factions.php?step=your&type=1#/tab=crimes&crimeId=11",
  );

  // A member who is away, one who has left, and an empty slot.
  const [away] = await openRoster("Ace in the Hole");
  expect(away).toHaveTextContent("In hospital until 21:00");
  expect(
    inRow(away).getByRole("link", {
      name: "Profile of bravo_the_second_of_that_name1",
    }),
  ).toBeVisible();
  const [left, mug] = await openRoster("Snow Blind");
  expect(left).toHaveTextContent("Has left the faction");
  expect(mug).toHaveTextContent("Ceremonial Mug missing, no market value, market");
  const [, empty] = await openRoster("Pet Project");
  expect(empty).toHaveTextContent(/^empty–MuscleEmpty/);
  expect(inRow(empty).getByRole("link", { name: "Open crime" })).toBeVisible();
});

test("an opened row stays open while another view shows, and closes with the same button", async () => {
  await renderPage(PATH, { answers: NINE_CRIMES });
  await openRoster("Clinical Precision");
  const view = (name: string) =>
    within(screen.getByRole("navigation", { name: "Views of this page" })).getByRole("link", {
      name,
    });
  fireEvent.click(view("Pass rates"));
  await waitFor(() => {
    expect(screen.queryByRole("list", { name: "Crimes that need you" })).toBeNull();
  });
  fireEvent.click(view("Control room"));
  expect(await nameOf("Clinical Precision")).toHaveAttribute("aria-expanded", "true");
  expect(await rowsOf("Clinical Precision")).toHaveLength(1);
  fireEvent.click(await nameOf("Clinical Precision"));
  expect(screen.queryByRole("list", { name: "Roster of Clinical Precision" })).toBeNull();
});

test("crimes with low pass rates, and those on track, open too", async () => {
  await renderPage(PATH, { answers: NINE_CRIMES });
  fireEvent.click(await screen.findByText("Low pass rates"));
  const [low] = await openRoster("Stage Fright");
  expect(low).toHaveTextContent(/^pass rate 62, low pass rateMuscleEcho/);
});

test("an unpaid crime says what each of its members is owed", async () => {
  await renderPage(PATH, { answers: UNPAID });
  const [alpha, , nobody] = await openRoster("Guardian Angels");
  expect(alpha).toHaveTextContent("Alpha youowed $333,334Successful");
  expect(nobody).toHaveTextContent(/^empty–MuscleEmpty$/);
  expect(screen.getByRole("main")).toHaveTextContent(
    /Owed to 2 members, \$333,334 each\s*\$666,668/,
  );
});

test("an empty slot names who fits best, and the members if nobody is known to", async () => {
  const { unmount } = await renderPage(PATH, { answers: RECRUITING });
  const [, muscle, lookout] = await openRoster("Market Forces");
  expect(muscle).toHaveTextContent("fits: bravo_the_second_of_that_name1 96Charlie 93");
  expect(lookout).toHaveTextContent("no known rate, Members");
  expect(inRow(lookout).getByRole("link", { name: "Members" })).toHaveAttribute(
    "href",
    "/app/faction/members?oc=no",
  );
  unmount();

  const withoutMembers = await renderPage(PATH, {
    answers: { ...RECRUITING, "/faction/members": apiError(17) },
  });
  const [, unknown] = await openRoster("Market Forces");
  expect(unknown).toHaveTextContent("who is in an OC is unknown");
  withoutMembers.unmount();

  // Without the latest crimes, earlier rates are unknown: it doesn't say that there are none.
  restoreAnswers();
  const all = RECRUITING["/faction/crimes"];
  await renderPage(PATH, {
    answers: {
      ...RECRUITING,
      "/faction/crimes": (url: URL) =>
        url.searchParams.get("cat") === "all"
          ? apiError(17)
          : { ...all, crimes: all.crimes.slice(0, 1) },
    },
  });
  const [, alone] = await openRoster("Market Forces");
  expect(alone).toHaveTextContent("no known rate in the data that loaded");
});

test("messages are ready to send, one for each problem, and none about one’s own", async () => {
  const { user, unmount } = await renderPage(PATH, { answers: AWAY_WITHOUT_ITEM });
  await screen.findByText(/^Xanax for bravo/);
  await openRoster("Mob Mentality");
  const messages = within(await screen.findByRole("region", { name: "Messages to copy" }));
  const [away, item] = messages.getAllByRole("listitem");
  expect(away).toHaveTextContent(/^bravo.*and you’re in hospital until/);
  expect(item).toHaveTextContent(/^bravo.*Please get Xanax by then: about \$872k/);
  const copy = { name: "Copy message to bravo_the_second_of_that_name1" };
  await user.click(inRow(item).getByRole("button", copy));
  expect(await screen.findByText("Copied to clipboard")).toBeVisible();
  expect(await navigator.clipboard.readText()).toMatch(/^bravo.*on the item market\.$/);
  unmount();

  await renderPage(PATH, { answers: AWAY_WITHOUT_ITEM, stored: { player: 3000002 } });
  await screen.findByText(/^Xanax for bravo/);
  const [own] = await openRoster("Mob Mentality");
  expect(own).toHaveTextContent("bravo_the_second_of_that_name1 you");
  expect(screen.queryByRole("region", { name: /to copy$/ })).toBeNull();
});

test("who is away and lacks an item is reached first; without the items or members, nothing is made up", async () => {
  const { unmount } = await renderPage(PATH, { answers: AWAY_WITHOUT_ITEM });
  const [first, second] = await openRoster("Mob Mentality");
  expect(first).toHaveTextContent("Xanax missing");
  expect(inRow(first).getByRole("link", { name: /^Profile of bravo/ })).toBeVisible();
  expect(inRow(first).queryByRole("link", { name: /^Buy/ })).toBeNull();
  expect(second).toHaveTextContent("has Xanax");
  unmount();

  const withoutItems = await renderPage(PATH, {
    answers: { ...AWAY_WITHOUT_ITEM, "/torn/items": apiError(17) },
  });
  await waitFor(() => {
    expect(screen.getByRole("main")).toHaveTextContent("Couldn’t load the item list");
  });
  const [nameless] = await openRoster("Mob Mentality");
  expect(nameless).toHaveTextContent("Item [206] missing, price unknown");
  withoutItems.unmount();

  restoreAnswers();
  await renderPage(PATH, { answers: { ...AWAY_WITHOUT_ITEM, "/faction/members": apiError(17) } });
  const [alone] = await openRoster("Mob Mentality");
  await inRow(alone).findByRole("link", { name: "Buy Xanax for [3000002]" });
  expect(alone).toHaveTextContent("[3000002]");
  expect(alone).toHaveTextContent("Status unknown");
  expect(alone).not.toHaveTextContent("left");
});
