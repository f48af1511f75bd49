import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";

import { address, answer, renderPage, servePages, setClock } from "@/app/testing/render-page";
import { NOW } from "@/lib/api/testing/answers";
import basic from "@/lib/api/testing/fixtures/user-basic.json";
import attacks from "@/lib/api/testing/fixtures/user-attacks.json";
import list from "@/lib/api/testing/fixtures/user-list.json";
import { apiError } from "@/lib/api/testing/server";
import { HOUR_MS } from "@/lib/common/time";

import {
  flightToTorn,
  IN_TORN,
  inHospital,
  LIST_OF_300,
  listOf,
  OKAY,
  ownAttacks,
  ownState,
  PATH,
} from "./testing/answers";

servePages();

const SECOND_MS = 1000;

/** Level 91; the player's last attack on them was the fairest fight that the game shows. */
const [KORNA, PIPS] = list.list;

const group = (name: string | RegExp) => screen.findByRole("list", { name });
const rowsOf = async (name: string | RegExp) => {
  const rows = within(await group(name)).getAllByRole("listitem");
  return rows.map(({ textContent }) => /^[A-Z]\w+/.exec(textContent.trim())?.[0]);
};
/** Waits until the page shows the text, in as many pieces as it has. */
const shows = (text: RegExp) =>
  waitFor(() => {
    expect(screen.getByRole("main")).toHaveTextContent(text);
  });
const wait = (ms: number) => {
  setClock(NOW + ms);
};

test("the total of the best says that it leaves out who beat the player", async () => {
  const [one] = attacks.attacks;
  if (one === undefined) throw new Error("no attack");
  const answers = {
    ...IN_TORN,
    ...listOf({ ...KORNA, status: OKAY }, { ...PIPS, status: OKAY }),
    "/user/attacks": {
      attacks: [
        { ...one, id: 2, defender: { ...one.defender, id: PIPS?.id }, result: "Lost" },
        { ...one, id: 1, defender: { ...one.defender, id: KORNA?.id } },
      ],
    },
  };
  await renderPage(PATH, { answers });
  await shows(/Best one\s*[\d.]+\s*respect, without 1 who beat you/);
});

test("shows who is ready, who is soon out and who is not, with what an attack brings", async () => {
  await renderPage(PATH, { answers: IN_TORN });
  await shows(/1\s*ready now/);
  expect(screen.getByRole("heading", { level: 1, name: "Targets" })).toBeVisible();
  expect(await rowsOf("Ready now")).toEqual(["Korna"]);
  expect(screen.getByRole("link", { name: /^Attack\s?Korna$/ })).toHaveAttribute(
    "href",
    "https://www.torn.com/loader.php?sid=attack&user2ID=2500011",
  );
  const soon = await group("Out within 5 minutes");
  expect(soon).toHaveTextContent("MrPips");
  await waitFor(() => {
    expect(soon).toHaveTextContent("Moderate or harder");
  });
  const later = await group("Later");
  expect(later).toHaveTextContent("Hospital in Switzerland");
  expect(later).toHaveTextContent("out in Switzerland");
  await waitFor(() => {
    expect(later).toHaveTextContent("never fought");
  });
  // MrPips is out after 41 seconds. The first list is less than a minute old then, so that the page needs no newer one.
  wait(45 * SECOND_MS);
  await waitFor(async () => {
    expect(await rowsOf("Ready now")).toEqual(["MrPips", "Korna"]);
  });
});

test("a target is ready in Torn, soon within five minutes of hospital, and never soon abroad", async () => {
  const listed = [
    { ...PIPS, id: 1, name: "Ready", status: OKAY },
    { ...PIPS, id: 2, name: "Soon", status: inHospital(5) },
    { ...PIPS, id: 3, name: "Later", status: inHospital(6) },
    { ...PIPS, id: 4, name: "Swiss", status: inHospital(2, "In a Swiss hospital for 2 mins") },
    { ...PIPS, id: 5, name: "Fallen", status: { ...OKAY, state: "Fallen" } },
  ];
  await renderPage(PATH, { answers: { ...IN_TORN, ...listOf(...listed) } });
  expect(await rowsOf("Ready now")).toEqual(["Ready"]);
  expect(await rowsOf("Out within 5 minutes")).toEqual(["Soon"]);
  expect(await rowsOf("Later")).toEqual(["Swiss", "Later", "Fallen"]);
});

// 1.45 at level 91, × 3, × 0.75.
test("respect is the base of the level times the fair fight, three quarters of it if mugged", async () => {
  const { user } = await renderPage(PATH, {
    answers: { ...IN_TORN, ...listOf({ ...PIPS, status: OKAY }) },
  });
  await user.click(await screen.findByRole("button", { name: /^MrPips/ }));
  const ready = await group("Ready now");
  await waitFor(() => {
    expect(ready).toHaveTextContent(/Respect\s*4\.35/);
  });
  expect(ready).toHaveTextContent(/If you mug\s*3\.26/);
  expect(ready).toHaveTextContent(/Difficulty\s*Moderate or harder/);
  expect(ready).toHaveTextContent(/Your attacks in 90 days\s*won/);
});

test("while the player is abroad, only players in the same country are ready", async () => {
  const abroad = (description: string) => ownState({ ...OKAY, state: "Abroad", description });
  const hawaii = await renderPage(PATH, { answers: abroad("In Hawaii") });
  expect((await screen.findAllByText("You’re abroad, and nobody there is ready"))[0]).toBeVisible();
  hawaii.unmount();

  const japan = await renderPage(PATH, { answers: abroad("In Japan") });
  expect(await rowsOf("Ready now")).toEqual(["Quince"]);
  japan.unmount();

  // In the air, without a known landing.
  await renderPage(PATH, { answers: { "/user/basic": basic } });
  await shows(/(?<!\d)0\s*ready now/);
});

test("in the air, the list is the one of the landing, and its Attack links are no buttons", async () => {
  await renderPage(PATH, { answers: flightToTorn(15) });
  await shows(/2\s*ready on landing at 12:15/);
  expect(await rowsOf("Ready at 12:15")).toEqual(["MrPips", "Korna"]);
  const ready = await group("Ready at 12:15");
  expect(ready).toHaveTextContent(/MrPips.*Hospital/);
  expect(within(ready).getAllByRole("link", { name: /^Attack/ })).toHaveLength(1);
  expect(screen.getByRole("link", { name: /^Attack\s?Korna$/ })).toHaveClass("border-transparent");
  await shows(/Next out\s*0:4\d\s*MrPips, level 91/);
  wait(45 * SECOND_MS);
  expect(await screen.findByRole("link", { name: /^Attack\s?MrPips$/ })).toBeVisible();
});

test("“Next out” doesn’t say nobody while it is unknown where the player lands", async () => {
  await renderPage(PATH, { answers: { "/user/basic": basic, "/user/travel": apiError(17) } });
  await shows(/Next out\s*–\s*depends on where you land/);
});

test("filters, order and list are in the address", async () => {
  const { user, calls } = await renderPage(PATH, { answers: IN_TORN });
  await user.click(await screen.findByRole("button", { name: /^Never fought/ }));
  expect(address()).toMatch(/show=never/);
  expect(screen.queryByRole("link", { name: /^Attack\s?Korna$/ })).toBeNull();
  const sorts = within(screen.getByRole("group", { name: "Sort by column" }));
  await user.click(sorts.getByRole("button", { name: "Name" }));
  expect(address()).toMatch(/sort=name/);
  await user.selectOptions(screen.getByRole("combobox", { name: "List" }), "Friends");
  expect(address()).toMatch(/list=Friends/);
  await waitFor(() => {
    expect(calls).toContainEqual(expect.stringContaining("cat=Friends"));
  });
});

test("filters that match nobody can be cleared", async () => {
  const { user } = await renderPage(`${PATH}?show=ready+abroad`, { answers: IN_TORN });
  expect(await screen.findByText("No players match these filters")).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Clear filters" }));
  expect(screen.getByRole("link", { name: /^Attack\s?Korna$/ })).toBeVisible();
});

test("an empty list says how to add somebody", async () => {
  const { user } = await renderPage(PATH, { answers: { ...IN_TORN, ...listOf() } });
  expect(await screen.findByText("Your Targets list is empty")).toBeVisible();
  expect(screen.getByRole("link", { name: "Targets list in the game" })).toHaveAttribute(
    "href",
    "https://www.torn.com/page.php?sid=list&type=targets",
  );
  await user.click(screen.getByRole("button", { name: "See who you attacked" }));
  expect(await screen.findByRole("table", { name: "By target" })).toBeVisible();
});

test("with a key that can’t load the list, the page says which access it needs", async () => {
  const { user } = await renderPage(PATH, { answers: { ...IN_TORN, "/user/list": apiError(16) } });
  expect(await screen.findByText("Error loading your list")).toBeVisible();
  const alerts = screen.getAllByRole("alert").map(({ textContent }) => textContent);
  expect(alerts).toContainEqual(expect.stringContaining("Limited or Full"));
  await user.click(screen.getByRole("button", { name: "Go to Bounties" }));
  expect(await group("Bounties")).toBeVisible();
});

test("without an answer for a minute nobody is said to be ready now", async () => {
  const { user } = await renderPage(PATH, { answers: IN_TORN });
  await shows(/1\s*ready now/);
  answer({ "/user/list": apiError(17) });
  wait(125 * SECOND_MS);
  fireEvent.click(screen.getByRole("button", { name: "Refresh" }));
  await shows(/ready as of 12:0/);
  expect(await screen.findByText(/No response from the game since/)).toBeVisible();
  const old = await group(/^Ready as of/);
  const [pips, korna] = ["MrPips", "Korna"].map((name) =>
    within(old)
      .getAllByRole("listitem")
      .find(({ textContent }) => textContent.includes(name)),
  );
  expect(pips).toHaveTextContent("Should be out");
  expect(korna).not.toHaveTextContent("Should be out");
  answer({ "/user/list": list });
  await user.click(screen.getByRole("button", { name: "Try again" }));
  expect(await group("Ready now")).toBeVisible();
});

test("paused, the page says since when, and loads the list again once it is resumed", async () => {
  const { user, calls } = await renderPage(PATH, { answers: IN_TORN });
  await shows(/1\s*ready now/);
  await user.click(screen.getByRole("button", { name: "Pause automatic updates" }));
  await shows(/Updates are paused\. States are from 12:00/);
  wait(20 * HOUR_MS + 600 * SECOND_MS);
  await shows(/Updates are paused\. States are from Fri 12:00/);
  await shows(/\d\s*ready as of Fri 12:00/);
  expect(await group("Ready as of Fri 12:00")).toBeVisible();
  const before = calls.length;
  await user.click(screen.getByRole("button", { name: "Resume" }));
  await waitFor(() => {
    expect(screen.queryByText(/Updates are paused/)).toBeNull();
  });
  await waitFor(() => {
    expect(calls.slice(before)).toContainEqual(expect.stringMatching(/^\/user\/list/));
  });
});

test("300 players and ten pages of attacks take 22 calls, and the list is ready for two of its 90 seconds", async () => {
  const { calls } = await renderPage(PATH, {
    answers: { ...IN_TORN, ...LIST_OF_300, "/user/attacks": ownAttacks(2_000) },
  });
  const glance = await screen.findByRole("region", { name: "At a glance" });
  await waitFor(() => {
    expect(glance).toHaveTextContent(/300\s*ready now/);
  });
  expect(screen.getByText("every 90 s")).toBeVisible();
  expect(await screen.findByText(/your 991 attacks since/)).toBeVisible();
  expect(calls.filter((call) => call.startsWith("/user/list"))).toHaveLength(6);
  expect(calls.length).toBeLessThanOrEqual(22);
  answer({ "/user/list": apiError(17) });
  wait(170 * SECOND_MS);
  expect((await screen.findAllByText(/^Updated [23] min ago/))[0]).toBeVisible();
  expect(glance).toHaveTextContent(/300\s*ready now/);
  wait(190 * SECOND_MS);
  await waitFor(() => {
    expect(glance).toHaveTextContent(/300\s*ready as of 12:0/);
  });
});

test.each([{ state: "Hospital" }, { state: "Jail" }])(
  "a player in $state sees who will be ready at their release, and can attack from then on",
  async ({ state }) => {
    await renderPage(PATH, { answers: ownState({ ...inHospital(2), state }) });
    await shows(/2\s*ready on release at 12:02/);
    expect(await rowsOf("Ready at 12:02")).toEqual(["MrPips", "Korna"]);
    const korna = () => screen.getByRole("link", { name: /^Attack\s?Korna$/ });
    expect(korna()).not.toHaveClass("bg-primary");
    wait(125 * SECOND_MS);
    await waitFor(() => {
      expect(korna()).toHaveClass("bg-primary");
    });
  },
);

test("a note from the war room is in the list of targets", async () => {
  const { user, unmount } = await renderPage("/app/faction/war");
  fireEvent.click(await screen.findByRole("link", { name: "MrPips" }));
  const note = await screen.findByRole("textbox", { name: "Your note, saved in this browser" });
  fireEvent.change(note, { target: { value: "Ask before mugging" } });
  await user.keyboard("{Escape}");
  unmount();

  await renderPage(PATH, { answers: { ...IN_TORN, ...listOf({ ...KORNA, id: 2400015 }) } });
  expect(await group("Ready now")).toHaveTextContent("Ask before mugging");
});

test("a note that is being written stays when its target is out of hospital", async () => {
  const { user } = await renderPage(PATH, { answers: IN_TORN });
  const pips = () => screen.getByRole("button", { name: /^MrPips/ });
  await group("Out within 5 minutes");
  await user.click(pips());
  const note = () => screen.getByRole("textbox", { name: /^Note on\s?MrPips/ });
  await screen.findByRole("textbox", { name: /^Note on\s?MrPips/ });
  await user.type(note(), "Weak to piercing");
  await user.keyboard("{ArrowLeft>8/}");
  wait(45 * SECOND_MS);
  await waitFor(async () => {
    expect(await rowsOf("Ready now")).toEqual(["MrPips", "Korna"]);
  });
  expect(await group("Ready now")).toContainElement(note());
  await waitFor(() => {
    expect(note()).toHaveFocus();
  });
  await user.keyboard("very ");
  expect(note()).toHaveValue("Weak to very piercing");
  await user.click(pips());
  await user.click(pips());
  expect(note()).toHaveValue("");
});

test("unreadable players on the list are left out and counted", async () => {
  await renderPage(PATH, {
    answers: { ...IN_TORN, ...listOf({ ...KORNA }, { id: 5 }, { name: "nobody" }) },
  });
  await shows(/Left out 2 unreadable records from user\/list/);
  expect(await rowsOf(/./)).toEqual(["Korna"]);
});
