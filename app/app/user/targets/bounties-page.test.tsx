import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";

import {
  address,
  answer,
  deferred,
  renderPage,
  servePages,
  setClock,
} from "@/app/testing/render-page";
import { NOW } from "@/lib/api/testing/answers";
import bounties from "@/lib/api/testing/fixtures/torn-bounties.json";
import list from "@/lib/api/testing/fixtures/user-list.json";
import { apiError } from "@/lib/api/testing/server";
import { MINUTE_MS } from "@/lib/common/time";

import {
  flightToTorn,
  IN_TORN,
  inHospital,
  listOf,
  OKAY,
  PATH,
  profileOf,
  withOwnBounty,
} from "./testing/answers";
import { hurryStates } from "./testing/hurry-states";

servePages();

beforeEach(() => {
  hurryStates();
  // The list of targets, whose states load at once, has none of the bounties' players.
  answer(listOf());
});

const VIEW = `${PATH}?view=bounties&level=any`;

const [OXBOW, SORREL, PIPS] = [2500033, 2500081, 2500002];

const ALL_OKAY = {
  ...IN_TORN,
  ...profileOf(OXBOW, OKAY),
  ...profileOf(SORREL, OKAY),
  ...profileOf(PIPS, OKAY),
};

const rows = () => screen.findByRole("list", { name: "Bounties" });
const names = async () =>
  within(await rows())
    .getAllByRole("link", { name: /^Attack/ })
    .map(({ textContent }) => textContent.replace(/^Attack\s?/, ""));
const attackLink = (name: string) =>
  screen.queryByRole("link", { name: new RegExp(`^Attack\\s?${name}$`) });
const updateSwitch = () => screen.getByRole("switch", { name: /^Update automatically/ });

test("bounties load a page at a time, and the player can pause", async () => {
  const { user, calls } = await renderPage(VIEW, { answers: IN_TORN });
  const asked = () => calls.filter((call) => call.startsWith("/torn/bounties"));
  const [sorrel] = within(await rows()).getAllByRole("listitem");
  expect(sorrel).toHaveTextContent("Sorrel_9");
  expect(sorrel).toHaveTextContent("anonymous");
  expect(screen.getByText("3 of 5,226 bounties loaded")).toBeVisible();
  expect(asked()).toHaveLength(1);
  const second = deferred(bounties);
  answer({ "/torn/bounties": second.answer });
  await user.click(screen.getByRole("button", { name: "Load 500 more" }));
  expect(await screen.findByText("Page 2 of 6, one call per page")).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Pause" }));
  second.release();
  expect(await screen.findByRole("button", { name: "Load 500 more" })).toBeEnabled();
  expect(asked()).toHaveLength(2);
});

test("bounties keep their filters and their order in the address", async () => {
  const { user } = await renderPage(`${PATH}?view=bounties`, { answers: IN_TORN });
  // Above the player's own level, 87.
  await waitFor(async () => {
    expect(await names()).toEqual(["Sorrel_9", "Oxbow"]);
  });
  await user.selectOptions(screen.getByRole("combobox", { name: "Level" }), "any");
  const best = await names();
  expect(best).toContain("MrPips");
  const sorts = within(screen.getByRole("group", { name: "Sort by column" }));
  await user.click(sorts.getByRole("button", { name: "Reward" }));
  expect(sorts.getByRole("button", { name: "Reward" })).toHaveAttribute("aria-pressed", "true");
  expect(await names()).toEqual(["Sorrel_9", "Oxbow", "MrPips"]);
  await user.click(sorts.getByRole("button", { name: "Name" }));
  expect(await names()).toEqual(best.toSorted((a, b) => a.localeCompare(b)));
  expect(address()).toMatch(/sort=name/);
  // On a phone.
  await user.selectOptions(screen.getByRole("combobox", { name: "Sort by" }), "best");
  expect(await names()).toEqual(best);
  await user.selectOptions(screen.getByRole("combobox", { name: "Reward" }), "1000000");
  expect(address()).toMatch(/level=any&reward=1000000/);
});

test("the states of visible rows load on their own, one call a player", async () => {
  const { calls } = await renderPage(VIEW, { answers: ALL_OKAY });
  await rows();
  await waitFor(async () => {
    expect(await rows()).not.toHaveTextContent("State unknown");
  });
  // The age of a state shows from a minute on.
  expect(await rows()).not.toHaveTextContent("ago");
  expect(calls.filter((call) => call.includes("/profile"))).toHaveLength(3);
});

test("the headline has the number and the money of those who can be beaten now", async () => {
  await renderPage(VIEW, { answers: ALL_OKAY });
  await rows();
  const headline = await screen.findByText(/^you can beat now for/);
  expect(headline).toHaveTextContent(/^1 you can beat now for \$4\.00m\s?of 1 easy for you$/);
});

test("in the best order, each group has a heading with its number; in another order there is none", async () => {
  const { user } = await renderPage(VIEW, { answers: IN_TORN });
  const headings = async () =>
    within(await rows())
      .queryAllByRole("heading")
      .map(({ textContent }) => textContent);
  await waitFor(async () => {
    expect(await headings()).toEqual(["Easy for you, 1", "Harder or unknown, 2"]);
  });
  await user.selectOptions(screen.getByRole("combobox", { name: "Sort by" }), "reward");
  expect(await headings()).toEqual([]);
});

test("in the air, those are ready who will be when the player lands, and “Attack” is no button", async () => {
  const answers = { ...ALL_OKAY, ...profileOf(PIPS, inHospital(10)), ...flightToTorn(15) };
  await renderPage(`${VIEW}&show=ready`, { answers });
  await waitFor(() => {
    expect(attackLink("Oxbow")).toHaveClass("border-transparent");
  });
  expect(attackLink("Oxbow")).not.toHaveClass("bg-primary");
  // In hospital until then: the time left, in place of the link.
  await waitFor(async () => {
    expect(await rows()).toHaveTextContent(/MrPips.*Hospital.*10 min/);
  });
  expect(attackLink("MrPips")).toBeNull();
});

test("a phone has the level, how many bounties there are, and their total", async () => {
  await renderPage(VIEW, {
    stored: { polling: { isOn: false, slowdown: 1, alarm: false } },
    answers: IN_TORN,
  });
  const oxbow = async () =>
    within(await rows())
      .getAllByRole("listitem")
      .find(({ textContent }) => textContent.includes("Oxbow"));
  await rows();
  expect(await oxbow()).toHaveTextContent(/Oxbow level 74.*Unknown\s?3 for \$7\.50m/);
});

test("while updates are off, Ready says how to load states, and none load; the states of all who fit are checked", async () => {
  const [[path, okay] = ["", {}]] = Object.entries(profileOf(OXBOW, OKAY));
  const oxbow = deferred(okay);
  const { user, calls } = await renderPage(`${VIEW}&show=ready`, {
    stored: { polling: { isOn: false, slowdown: 1, alarm: false } },
    answers: {
      ...IN_TORN,
      [path]: oxbow.answer,
      ...profileOf(SORREL, inHospital(60)),
      ...profileOf(PIPS, inHospital(60)),
    },
  });
  expect(
    await screen.findByText("Automatic updates are off. Turn them on to see who’s ready."),
  ).toBeVisible();
  expect(calls.filter((call) => call.includes("/profile"))).toEqual([]);
  await user.click(screen.getByRole("button", { name: "Turn on updates" }));
  expect(updateSwitch()).toBeChecked();
  expect(await screen.findByText(/2 of 3 players checked, nobody ready yet/)).toBeVisible();
  oxbow.release();
  expect(await names()).toEqual(["Oxbow"]);
});

test("all filters can be cleared", async () => {
  const { user } = await renderPage(`${PATH}?view=bounties&level=25&reward=1000000&show=ready`, {
    answers: ALL_OKAY,
  });
  expect(await screen.findByText("No bounties match")).toBeVisible();
  expect(screen.getByText(/^Filters in use/)).toHaveTextContent(
    "Filters in use: Up to level 25, From $1m, Ready.",
  );
  await user.click(screen.getByRole("button", { name: "Clear filters" }));
  expect(within(await rows()).getAllByRole("listitem")).toHaveLength(3);
  expect(address()).toBe(VIEW);
});

test("a name is found with a slip too, and a search without a match says so", async () => {
  const { user } = await renderPage(VIEW, { answers: IN_TORN });
  await rows();
  const search = screen.getByRole("searchbox", { name: "Player’s name" });
  await user.type(search, "oxbwo");
  expect(await screen.findByText(/^No exact match for “oxbwo”/)).toHaveTextContent(
    "Did you mean Oxbow?",
  );
  expect(await names()).toEqual(["Oxbow"]);
  await user.click(screen.getByRole("button", { name: "Oxbow" }));
  expect(search).toHaveValue("Oxbow");
  expect(screen.queryByText(/^No exact match/)).toBeNull();
  await user.type(search, "xyz");
  expect(await screen.findByText("No bounties match “Oxbowxyz”")).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Clear search" }));
  expect(within(await rows()).getAllByRole("listitem")).toHaveLength(3);
});

test("Ready, chosen in the list, holds for the bounties too", async () => {
  const { user } = await renderPage(PATH, { answers: { ...IN_TORN, "/user/list": list } });
  await user.click(await screen.findByRole("button", { name: /^Ready/ }));
  const views = within(screen.getByRole("navigation", { name: "Views of this page" }));
  expect(views.getByRole("link", { name: "Bounties" })).toHaveAttribute(
    "href",
    expect.stringMatching(/show=ready/),
  );
});

test("nobody is ready by a state that is four minutes old", async () => {
  const { user } = await renderPage(VIEW, {
    answers: { ...ALL_OKAY, ...profileOf(PIPS, inHospital(90)) },
  });
  // A chip that would show all or none is left out.
  const ready = () => screen.queryByRole("button", { name: /^Ready/ });
  await waitFor(() => {
    expect(ready()).toHaveTextContent("2");
  });
  await user.click(updateSwitch());
  setClock(NOW + 5 * MINUTE_MS);
  await waitFor(() => {
    expect(ready()).toBeNull();
  });
  const [first] = within(await rows()).getAllByRole("listitem");
  expect(first).toHaveTextContent(/Okay.*\d min ago/);
});

test("a state that couldn't be loaded says so", async () => {
  const failed = [OXBOW, SORREL, PIPS].map((id) => [`/user/${id}/profile`, apiError(17)] as const);
  await renderPage(VIEW, {
    answers: { ...IN_TORN, ...Object.fromEntries(failed) },
  });
  await waitFor(async () => {
    expect(await rows()).toHaveTextContent("Couldn’t load the state");
  });
  expect(await rows()).not.toHaveTextContent("s ago");
});

test("pages that have loaded don't load again when the player comes back to the tab", async () => {
  const { user, calls } = await renderPage(VIEW, { answers: IN_TORN });
  const asked = () => calls.filter((call) => call.startsWith("/torn/bounties"));
  await user.click(await screen.findByRole("button", { name: "Load 500 more" }));
  expect(await screen.findByText("18 of 5,226 bounties loaded")).toBeVisible();
  vi.setSystemTime(NOW + 2 * MINUTE_MS);
  const lists = () => calls.filter((call) => call.startsWith("/user/basic")).length;
  const before = lists();
  fireEvent(document, new Event("visibilitychange", { bubbles: true }));
  // The player's own state does load again.
  await waitFor(() => {
    expect(lists()).toBeGreaterThan(before);
  });
  expect(asked()).toHaveLength(6);

  await user.click(screen.getByRole("button", { name: "Refresh bounties from the first page" }));
  expect(await screen.findByText("3 of 5,226 bounties loaded")).toBeVisible();
  expect(asked()).toHaveLength(7);
});

test("one on the player isn't among them", async () => {
  await renderPage(VIEW, { answers: { ...IN_TORN, ...withOwnBounty() } });
  expect(await names()).toContain("Oxbow");
  await waitFor(() => {
    expect(attackLink("alpha_one")).toBeNull();
  });
});

test("without the player's level, any level is shown, and the page says so", async () => {
  await renderPage(`${PATH}?view=bounties`, { answers: { "/user/basic": apiError(17) } });
  expect(await screen.findByText(/bounties of any level are shown/)).toBeVisible();
  expect(attackLink("MrPips")).toBeVisible();
});

test("unreadable bounties of the first page and of further ones are left out and counted", async () => {
  const broken = { ...bounties, bounties: [...bounties.bounties, null] };
  const { user } = await renderPage(VIEW, { answers: { ...IN_TORN, "/torn/bounties": broken } });
  await rows();
  const notes = () => screen.getAllByText("Left out 1 unreadable record");
  await screen.findByText("Left out 1 unreadable record");
  expect(notes()).toHaveLength(1);
  answer({ "/torn/bounties": broken });
  await user.click(screen.getByRole("button", { name: "Load 100 more" }));
  await waitFor(() => {
    expect(notes()).toHaveLength(2);
  });
});
