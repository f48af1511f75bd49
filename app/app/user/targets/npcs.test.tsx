import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";

import { stubNotifications } from "@/app/app/dashboard/testing/stub-notifications";
import { answer, renderPage, servePages, setClock } from "@/app/testing/render-page";
import { NOW } from "@/lib/api/testing/answers";
import { apiError } from "@/lib/api/testing/server";
import { DAY_MS, MINUTE_MS } from "@/lib/common/time";
import { NPCS } from "@/lib/game/fight/loot-levels";
import { npcStaysStore } from "@/lib/store/user/npc-stays";

import { flightToTorn, IN_TORN, inHospital, OKAY, PATH, profileOf } from "./testing/answers";

servePages();

const VIEW = `${PATH}?view=npcs`;
const JIMMY = 19;

const OTHERS_OUT = Object.assign(
  {},
  IN_TORN,
  ...[4, 10, 15, 17, 20, 21].map((id) => profileOf(id, OKAY)),
) as Record<string, object>;

const row = (name: string) => {
  const line = within(screen.getByRole("list", { name: "NPCs" }))
    .getAllByRole("listitem")
    .find(({ textContent }) => textContent.includes(name));
  if (line === undefined) throw new Error(`No ${name}`);
  return line;
};
const says = (name: string, text: string) =>
  waitFor(() => {
    expect(row(name)).toHaveTextContent(text);
  });

const notice = () => screen.getByRole("switch", { name: /^Notify me at level/ });
const from = () => screen.getByRole("combobox", { name: "Worth hitting from" });

beforeEach(() => {
  answer({ ...OTHERS_OUT, ...profileOf(JIMMY, inHospital(10)) });
});

test("an NPC shows when each level begins, once its stay was seen", async () => {
  const { user } = await renderPage(VIEW);
  await says("Jimmy", "In hospital until 12:10");
  expect(row("Jimmy")).toHaveTextContent("IV 15:40");
  await says("Duke", "Out, level unknown");
  expect(row("Duke")).toHaveTextContent("didn’t see them leave hospital");

  answer(profileOf(JIMMY, OKAY));
  vi.setSystemTime(NOW + 11 * MINUTE_MS);
  fireEvent.click(screen.getByRole("button", { name: "Refresh" }));
  await says("Jimmy", "Level I since 12:10");
  await user.selectOptions(from(), "1");
  await says("Jimmy", "now");
});

test("the headline says how many are worth hitting now, and who is next", async () => {
  const { user } = await renderPage(VIEW);
  await says("Jimmy", "In hospital until 12:10");
  const headline = () => screen.getByText(/^at level/);
  expect(headline()).toHaveTextContent("0 at level IV+ now. Next: Jimmy in 3 h 40 min.");
  answer(profileOf(JIMMY, OKAY));
  vi.setSystemTime(NOW + 11 * MINUTE_MS);
  fireEvent.click(screen.getByRole("button", { name: "Refresh" }));
  await user.selectOptions(from(), "1");
  await waitFor(() => {
    expect(headline()).toHaveTextContent(/^1 at level I\+ now\.$/);
  });
  expect(screen.getByText("Level I+")).toBeInTheDocument();
});

test("a level of this minute is still to come until its second, and then is there", async () => {
  answer(profileOf(JIMMY, inHospital(10.5, "In hospital for 10 mins")));
  await renderPage(VIEW);
  await says("Jimmy", "In hospital until 12:10");
  setClock(NOW + 10 * MINUTE_MS);
  await says("Jimmy", "Out of hospital in under 1 min");
  expect(row("Jimmy")).toHaveTextContent("I in under 1 minII 12:40");
  answer(profileOf(JIMMY, OKAY));
  setClock(NOW + 10.5 * MINUTE_MS);
  await says("Jimmy", "Level I since 12:10");
  expect(row("Jimmy")).not.toHaveTextContent("under 1 min");
});

test("in the air, the view says until when, and “Attack” is no button", async () => {
  answer(flightToTorn(15));
  await renderPage(VIEW);
  expect(await screen.findByText("You’re travelling until 12:15")).toBeVisible();
  const attack = await screen.findByRole("link", { name: /^Attack\s?Duke/ });
  expect(attack).toHaveClass("border-transparent");
});

test("an NPC may have been beaten while the tab slept", async () => {
  await renderPage(VIEW);
  await says("Jimmy", "In hospital until 12:10");
  answer(profileOf(JIMMY, OKAY));
  vi.setSystemTime(NOW + 60 * MINUTE_MS);
  fireEvent.click(screen.getByRole("button", { name: "Refresh" }));
  await says("Jimmy", "Level II since 12:40, unless beaten");
  setClock(NOW + 13 * 60 * MINUTE_MS);
  await says("Jimmy", "Out, level unknown");
});

test("an NPC is out once an old stay is over, even if the game no longer answers", async () => {
  await renderPage(VIEW);
  await says("Jimmy", "In hospital until 12:10");
  answer({ [`/user/${JIMMY}/profile`]: apiError(17) });
  setClock(NOW + 13 * 60 * MINUTE_MS);
  await says("Jimmy", "Out, level unknown");
  expect(row("Jimmy")).not.toHaveTextContent("In hospital");
});

test("the browser notifies once of a level that is reached, and remembers the stay", async () => {
  const notifications = stubNotifications();
  const first = await renderPage(`${VIEW}&from=1`);
  const asked = () =>
    first.calls.filter((call) => call.startsWith(`/user/${JIMMY}/profile`)).length;
  const refreshAt = async (minutes: number) => {
    const before = asked();
    setClock(NOW + minutes * MINUTE_MS);
    fireEvent.click(screen.getByRole("button", { name: "Refresh" }));
    await waitFor(() => {
      expect(asked()).toBeGreaterThan(before);
      // While calls are on their way, the page is updating.
      expect(screen.getAllByText("Updated just now")).not.toEqual([]);
    });
  };
  await says("Jimmy", "In hospital until 12:10");
  await first.user.click(notice());
  // The code that watches the levels loads with the switch.
  await act(() => import("@/components/upcoming/notifications"));
  await refreshAt(9);
  expect(notifications.shown).toEqual([]);

  answer(profileOf(JIMMY, OKAY));
  await refreshAt(11);
  const notification = {
    title: "Jimmy reached loot level I",
    body: expect.stringContaining("Unless beaten") as string,
    tag: "loot 19",
  };
  await waitFor(() => {
    expect(notifications.shown).toEqual([notification]);
  });
  await refreshAt(13);
  first.unmount();

  await renderPage(VIEW);
  await says("Jimmy", "Level I since 12:10");
  expect(notice()).toBeChecked();
  expect(notifications.shown).toHaveLength(1);
  vi.unstubAllGlobals();
});

test("a browser that blocks notifications leaves the switch off, and says so", async () => {
  stubNotifications().answer = "denied";
  const { user } = await renderPage(VIEW);
  await screen.findByRole("list", { name: "NPCs" });
  await user.click(notice());
  expect(await screen.findByText(/^Your browser blocks notifications/)).toBeVisible();
  expect(notice()).not.toBeChecked();
  expect(localStorage.getItem("notifications")).toBeNull();
  vi.unstubAllGlobals();
});

test("the notice keeps its level, on this page and in the settings", async () => {
  stubNotifications();
  const first = await renderPage(`${VIEW}&from=5`);
  await screen.findByRole("list", { name: "NPCs" });
  expect(notice()).not.toBeChecked();
  await first.user.click(notice());
  await waitFor(() => {
    expect(notice()).toBeChecked();
  });
  first.unmount();

  const second = await renderPage(VIEW);
  await screen.findByRole("list", { name: "NPCs" });
  expect(from()).toHaveValue("5");
  expect(notice()).toBeChecked();
  await second.user.selectOptions(from(), "3");
  expect(notice()).not.toBeChecked();
  expect(notice()).toHaveAccessibleName(/at level III instead of V/);
  second.unmount();

  const settings = await renderPage("/app/settings");
  const setting = await screen.findByRole("checkbox", { name: /^NPC loot/ });
  expect(setting).toBeChecked();
  fireEvent.click(setting);
  settings.unmount();

  await renderPage(VIEW);
  await screen.findByRole("list", { name: "NPCs" });
  expect(from()).toHaveValue("4");
  expect(notice()).not.toBeChecked();
});

test("in the sample data the stays were seen, so that the ruler has its levels", async () => {
  sessionStorage.setItem("demo", "on");
  await renderPage(VIEW);
  await screen.findByRole("list", { name: "NPCs" });
  await waitFor(() => {
    expect(screen.queryByText(/didn’t see them leave hospital/)).toBeNull();
  });
  expect(row("Duke")).toHaveTextContent(/V \d\d:\d\d|V since/);
});

test("in the sample data, stays of an earlier visit hide no levels", async () => {
  sessionStorage.setItem("demo", "on");
  const longAgo = NOW - 40 * DAY_MS;
  npcStaysStore.set(
    Object.fromEntries(NPCS.map(({ id }) => [id, { untilMs: longAgo, seenAtMs: longAgo }])),
  );
  await renderPage(VIEW);
  await screen.findByRole("list", { name: "NPCs" });
  await waitFor(() => {
    expect(row("Duke")).toHaveTextContent(/V \d\d:\d\d|V since/);
  });
});
