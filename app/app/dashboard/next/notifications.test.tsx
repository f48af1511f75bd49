import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";

import { renderPage, servePages, setClock } from "@/app/testing/render-page";
import { NOW } from "@/lib/api/testing/answers";
import keyInfo from "@/lib/api/testing/fixtures/key-info.json" with { type: "json" };
import { apiError } from "@/lib/api/testing/server";
import { HOUR_MS, MINUTE_MS } from "@/lib/common/time";

import { A_DAY, flight, HAPPY_OVER_MAXIMUM, invested, player, QUIET } from "../testing/answers";
import { listHas, openQuietDay, passMinutes, PATH, says } from "../testing/dashboard-page";
import { endWatches, stubNotifications } from "../testing/stub-notifications";

servePages();
afterEach(endWatches);

const OWN_CRIME = {
  title: "Your OC is ready",
  body: "Counter Offer, 13:14 TCT",
  tag: "own-crime-705477",
};
const notifying = (...kinds: string[]) => ({ notifications: { kinds, inTitle: false } });

/** Waits until the events are listed. The own crime comes from another call than those of the next day. */
async function dayIsListed() {
  await listHas("Sat 21 Nov", /./, /./, /./);
  await says("Next 24 hours", "Your OC");
}

/** Opens the settings, and returns them with the list of what can be ticked. */
async function openSettings() {
  const browser = stubNotifications();
  const { user } = await renderPage(PATH, { answers: A_DAY });
  await dayIsListed();
  await user.click(screen.getByText("Notify me"));
  const kinds = within(await screen.findByRole("group", { name: "Notify me of" }));
  return { browser, user, kinds, dialog: screen.getByRole("dialog") };
}

test("nothing notifies by default, and nothing can be ticked before the browser allows it", async () => {
  const { browser, user, kinds, dialog } = await openSettings();
  const boxes = kinds.getAllByRole("checkbox");
  expect(boxes).toHaveLength(20);
  for (const box of boxes) {
    expect(box).not.toBeChecked();
    expect(box).toBeDisabled();
  }
  expect(dialog).toHaveTextContent("Allow notifications first");
  expect(browser.asked).toBe(0);

  await user.click(within(dialog).getByText("Allow"));
  await waitFor(() => {
    expect(dialog).toHaveTextContent("Notifications allowedNone on yet.");
  });
  expect(browser.asked).toBe(1);
  await user.click(kinds.getByLabelText("Your OC"));
  await waitFor(() => {
    expect(dialog).toHaveTextContent("1 on, next: Your OC at 13:14");
  });
  await user.selectOptions(kinds.getByLabelText("When: Your OC"), "15 min before");
  await user.click(kinds.getByLabelText("Sound: Your OC"));
  expect(kinds.getByLabelText("Sound: Your OC")).toHaveAttribute("aria-pressed", "false");
  setClock(NOW + 59 * MINUTE_MS);
  expect(dialog).toHaveTextContent("1 on, next: Your OC at 12:59, 15 min before");
  await waitFor(() => {
    expect(browser.shown).toEqual([{ ...OWN_CRIME, body: `${OWN_CRIME.body}, in 15 min` }]);
  });
  await user.click(kinds.getByLabelText("Jail"));
  await waitFor(() => {
    expect(dialog).toHaveTextContent("2 on, next: Your OC at 12:59, 15 min before");
  });
  expect(kinds.getByLabelText("Jail")).toBeChecked();
  expect(kinds.getByLabelText("When: Your OC")).toHaveValue("15");
});

test.each([
  { answer: "denied", text: "Your browser blocks notifications" },
  { answer: "throws", text: "This browser doesn’t support notifications." },
] as const)(
  "a browser that can’t notify ($answer) leaves the calendar",
  async ({ answer, text }) => {
    const { browser, user, kinds, dialog } = await openSettings();
    browser.answer = answer;
    await user.click(within(dialog).getByText("Allow"));
    await waitFor(() => {
      expect(dialog).toHaveTextContent(text);
    });
    expect(kinds.getByLabelText("Your OC")).toBeDisabled();
    expect(within(dialog).getByText("Add all to calendar")).toBeVisible();
    expect(dialog).toHaveTextContent(
      "Notifications need an open tab of Torn Almanac. A calendar reminds you without one.",
    );
  },
);

test("the browser notifies of each event that the player has ticked, once", async () => {
  const browser = stubNotifications();
  await renderPage(PATH, {
    answers: A_DAY,
    stored: notifying("own-crime", "energy"),
  });
  await dayIsListed();
  setClock(NOW + 80 * MINUTE_MS);
  await waitFor(() => {
    expect(browser.shown).toEqual([OWN_CRIME]);
  });

  // Asked again, the game gives the same answer.
  fireEvent.click(screen.getByLabelText("Refresh"));
  await listHas("Ready now", /Your OC is ready/, /Dividend/, /Nerve/);
  setClock(NOW + 90 * MINUTE_MS);
  await says("At a glance", "10 h 30 min");
  expect(browser.shown).toEqual([OWN_CRIME]);
});

test("what had ended before the page opened isn’t notified of", async () => {
  const browser = stubNotifications();
  vi.setSystemTime(NOW + 90 * MINUTE_MS);
  await renderPage(PATH, { answers: A_DAY, stored: notifying("own-crime") });
  await listHas("Ready now", /Your OC is ready/, /Dividend/, /Nerve/);
  setClock(NOW + 92 * MINUTE_MS);
  await says("At a glance", "10 h 28 min");
  expect(browser.shown).toEqual([]);
});

test("where the browser shows none, the page says so as an event ends", async () => {
  const browser = stubNotifications();
  browser.answer = "throws";
  await renderPage(PATH, { answers: A_DAY, stored: notifying("own-crime") });
  await dayIsListed();
  setClock(NOW + 80 * MINUTE_MS);
  const toast = await screen.findByText("This browser doesn’t support notifications.");
  expect(toast.parentElement).toHaveTextContent("Your OC is ready");
});

test("a browser without notifications says so, and ticks nothing that couldn’t ring", async () => {
  vi.stubGlobal("Notification", undefined);
  Reflect.deleteProperty(window, "Notification");
  const { user } = await renderPage(PATH, { answers: A_DAY, stored: notifying("own-crime") });
  await user.click(await screen.findByText("Notify me"));
  expect(await screen.findByText("This browser doesn’t support notifications.")).toBeVisible();
  expect(screen.getByLabelText("Your OC")).not.toBeChecked();
  expect(screen.getByLabelText("Your OC")).toBeDisabled();
  expect(localStorage.getItem("notifications")).toContain("own-crime");
});

test("all kinds can be ticked at once, and none; a test shows what they look like", async () => {
  const { browser, user, kinds, dialog } = await openSettings();
  await user.click(within(dialog).getByText("Allow"));
  await user.click(await kinds.findByRole("button", { name: "All" }));
  for (const box of kinds.getAllByRole("checkbox")) expect(box).toBeChecked();
  expect(dialog).toHaveTextContent("20 on");
  await user.click(within(dialog).getByText("Send a test"));
  await waitFor(() => {
    expect(browser.shown).toEqual([
      { title: "Torn Almanac", body: "Notifications work. This was a test.", tag: "test" },
    ]);
  });
  await user.click(kinds.getByRole("button", { name: "None" }));
  for (const box of kinds.getAllByRole("checkbox")) expect(box).not.toBeChecked();
  expect(kinds.getByLabelText("When: Jail")).toBeDisabled();
});

test("each kind says when its next event is, and “Idle” how many are", async () => {
  const { kinds } = await openSettings();
  const rowOf = (name: string) => kinds.getByLabelText(name).closest("label");
  expect(rowOf("Your OC")).toHaveTextContent("Your OC13:14");
  expect(rowOf("Nerve full")).toHaveTextContent("Nerve fullnow");
  await waitFor(() => {
    expect(rowOf("Idle")).toHaveTextContent(/^Idle\d idle now$/);
  });
});

test("the browser notifies of what becomes idle, and once of what is ticked itself", async () => {
  const browser = stubNotifications();
  const cooldowns = { cooldowns: { drug: 600, medical: 0, booster: 1200 } };
  await openQuietDay(
    { "/user/cooldowns": cooldowns },
    {
      ...notifying("idle", "booster"),
      checklistConfig: {},
    },
  );
  passMinutes(21);
  await waitFor(() => {
    expect(browser.shown.map(({ title, tag }) => [title, tag])).toEqual([
      ["Idle: Drug", "idle-drug"],
      [expect.stringContaining("ooster"), "booster"],
    ]);
  });
});

test("the browser notifies of the company’s next day, at 18:00 TCT", async () => {
  const browser = stubNotifications();
  await openQuietDay({ "/key/info": keyInfo }, notifying("company-day"));
  passMinutes(6 * 60);
  await waitFor(() => {
    expect(browser.shown.map(({ title, body }) => [title, body])).toEqual([
      ["Company’s next day", "Sales, pay, trains, 18:00 TCT"],
    ]);
  });
});

test("the browser notifies of a landing, and of happy that resets", async () => {
  const browser = stubNotifications();
  await openQuietDay(
    {
      "/user/travel": flight("Mexico", 41),
      "/user/basic": player("Traveling", "Traveling to Mexico"),
      "/user/bars": HAPPY_OVER_MAXIMUM,
    },
    notifying("flight", "happy-reset"),
  );
  passMinutes(41);
  await waitFor(() => {
    expect(browser.shown).toEqual([
      { title: "Happy resets", body: "To 5,025, 12:02 TCT", tag: "happy-reset" },
      { title: "Landing in Mexico", body: "Flight, 12:41 TCT", tag: "flight" },
    ]);
  });
});

test("the browser notifies of an investment that ends a day after the player left the dashboard", async () => {
  const browser = stubNotifications();
  const { unmount } = await openQuietDay(
    { "/user/money": invested(24 * 60 + 10) },
    notifying("bank"),
  );
  await listHas("Later", /Bank investment ends/);
  unmount();
  passMinutes(24 * 60 + 10);
  await waitFor(() => {
    expect(browser.shown).toEqual([
      { title: "Bank investment ends", body: "$2,000,000,000, 12:10 TCT", tag: "bank" },
    ]);
  });
});

const DEVICE_MS = NOW + 2 * HOUR_MS;

test.each([
  { clocks: "compared", gameClock: { aheadMs: -2 * HOUR_MS, comparedAtMs: DEVICE_MS } },
  { clocks: "never compared", gameClock: null },
])("a flight counts down right on a device two hours ahead, the clocks $clocks", async (row) => {
  vi.setSystemTime(DEVICE_MS);
  await renderPage(PATH, {
    answers: { ...QUIET, "/user/travel": flight("Torn", 41), "/user/timestamp": apiError(16) },
    stored: { gameClock: row.gameClock },
  });
  await says("At a glance", /landing in (40|41) min/i);
});
