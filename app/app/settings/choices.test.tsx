import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";

import { onPhone } from "@/app/testing/on-phone";
import { renderPage, servePages } from "@/app/testing/render-page";
import key from "@/lib/api/testing/fixtures/key-info.json";
import { endWatches, stubNotifications } from "../dashboard/testing/stub-notifications";

servePages();
afterEach(endWatches);

const PATH = "/app/settings";

const section = async (name: string) => within(await screen.findByRole("region", { name }));
const stored = (name: string): unknown => JSON.parse(localStorage.getItem(name) ?? "null");

const ticks = (settings: Awaited<ReturnType<typeof section>>) => settings.getAllByRole("checkbox");

test("the notifications are those of the dashboard, and NPCs’, once the browser allows them", async () => {
  stubNotifications();
  const { user } = await renderPage(PATH);
  const notifications = await section("Notifications");
  // 20 of the dashboard, NPC loot, and balances, which this key may read.
  expect(
    await notifications.findByRole("checkbox", { name: /^A negative balance/ }),
  ).toBeDisabled();
  expect(ticks(notifications)).toHaveLength(22);
  for (const tick of ticks(notifications)) expect(tick).toBeDisabled();

  await user.click(notifications.getByRole("button", { name: "Allow" }));
  await notifications.findByText("Notifications allowed");
  await user.click(notifications.getByRole("checkbox", { name: "Energy full" }));
  await notifications.findByText("1 on");
  await user.selectOptions(notifications.getByLabelText("When: Energy full"), "5 min before");
  expect(stored("notifications")).toMatchObject({
    kinds: ["energy"],
    leadMinutes: { energy: 5 },
  });
  await user.click(notifications.getByRole("checkbox", { name: /^NPC loot/ }));
  await waitFor(() => {
    expect(stored("notifications")).toMatchObject({ kinds: ["energy", "loot 4"] });
  });
  await user.click(notifications.getByRole("button", { name: "None" }));
  for (const tick of ticks(notifications)) expect(tick).not.toBeChecked();
  await user.click(notifications.getByRole("button", { name: "All" }));
  for (const tick of ticks(notifications)) expect(tick).toBeChecked();
  const dashboard = await section("Dashboard");
  await user.click(dashboard.getByRole("switch", { name: /Show tasks left/ }));
  expect(localStorage.getItem("progressBadges")).toBe("off");
});

test("on a phone, only what is on has a lead time and a sound", async () => {
  onPhone();
  stubNotifications();
  const { user } = await renderPage(PATH, {
    stored: { notifications: { kinds: ["energy"], inTitle: false } },
  });
  const notifications = await section("Notifications");
  // The treasury's kinds wait for the key's access.
  await waitFor(() => {
    expect(ticks(notifications)).toHaveLength(22);
  });
  expect(notifications.queryByText("When")).toBeNull();
  await user.click(notifications.getByRole("button", { name: "Allow" }));
  expect(await notifications.findByLabelText("When: Energy full")).toBeEnabled();
  expect(notifications.getByText("When")).toBeVisible();
  expect(notifications.queryByLabelText("When: Jail")).toBeNull();
  await user.click(notifications.getByRole("checkbox", { name: "Jail" }));
  expect(notifications.getByRole("button", { name: "Sound: Jail" })).toBeEnabled();
  expect(ticks(notifications)).toHaveLength(22);
});

test("what can’t be ticked yet is folded, until notifications are allowed", async () => {
  stubNotifications();
  const { user } = await renderPage(PATH);
  const notifications = await section("Notifications");
  expect(notifications.getByText(/^Energy full, Nerve full, .* and \d+ more$/)).toBeVisible();
  expect(notifications.getByLabelText("Energy full")).not.toBeVisible();
  await user.click(notifications.getByRole("button", { name: "Allow" }));
  expect(await notifications.findByRole("checkbox", { name: "Energy full" })).toBeVisible();
  expect(notifications.queryByText(/more$/)).toBeNull();
});

test("stock is offered once the player has set a minimum", async () => {
  stubNotifications();
  const { user } = await renderPage(PATH, { stored: { armouryMinimums: { 206: 100 } } });
  const notifications = await section("Notifications");
  await user.click(notifications.getByRole("button", { name: "Allow" }));
  await user.click(
    await notifications.findByRole("checkbox", { name: "Armoury below your minimum" }),
  );
  await waitFor(() => {
    expect(stored("notifications")).toMatchObject({ kinds: ["armoury-stock"] });
  });
});

test("what nobody knows in advance has a sound, but no lead time", async () => {
  stubNotifications();
  const { user } = await renderPage(PATH, {
    stored: {
      armouryMinimums: { 206: 100 },
      notifications: { kinds: ["armoury-stock", "negative-balance"], inTitle: false },
    },
  });
  const notifications = await section("Notifications");
  await user.click(notifications.getByRole("button", { name: "Allow" }));
  for (const kind of ["Armoury below your minimum", "A negative balance in your faction"]) {
    expect(await notifications.findByRole("button", { name: `Sound: ${kind}` })).toBeEnabled();
    expect(notifications.queryByLabelText(`When: ${kind}`)).toBeNull();
  }
  expect(notifications.getByLabelText("When: Energy full")).toBeVisible();
});

test("a phone names the lead time only if a kind that is on has one", async () => {
  onPhone();
  stubNotifications();
  const { user } = await renderPage(PATH, {
    stored: {
      armouryMinimums: { 206: 100 },
      notifications: { kinds: ["armoury-stock"], inTitle: false },
    },
  });
  const notifications = await section("Notifications");
  await user.click(notifications.getByRole("button", { name: "Allow" }));
  await notifications.findByRole("button", { name: "Sound: Armoury below your minimum" });
  expect(notifications.queryByText("When")).toBeNull();
  await user.click(notifications.getByRole("checkbox", { name: "Jail" }));
  expect(notifications.getByText("When")).toBeVisible();
});

test("without faction API access the treasury's kinds aren't offered, but one that is on stays", async () => {
  stubNotifications();
  const answers = {
    "/key/info": { info: { ...key.info, access: { ...key.info.access, faction: false } } },
  };
  await renderPage(PATH, {
    answers,
    stored: {
      armouryMinimums: { 206: 100 },
      notifications: { kinds: ["armoury-stock"], inTitle: false },
    },
  });
  const notifications = await section("Notifications");
  await screen.findAllByText(/full access to \d+ of/i);
  expect(ticks(notifications)).toHaveLength(22);
  expect(
    notifications.getByRole("checkbox", { name: "Armoury below your minimum" }),
  ).toBeInTheDocument();
  expect(notifications.queryByRole("checkbox", { name: /^A negative balance/ })).toBeNull();
});

test.each([
  { answer: "denied", text: "Your browser blocks notifications" },
  { answer: "throws", text: "This browser doesn’t support notifications." },
] as const)("a browser that can’t notify ($answer) leaves nothing to tick", async (row) => {
  stubNotifications().answer = row.answer;
  const { user } = await renderPage(PATH, {
    stored: { notifications: { kinds: ["energy"], inTitle: false } },
  });
  const notifications = await section("Notifications");
  await user.click(notifications.getByRole("button", { name: "Allow" }));
  await notifications.findByText(row.text);
  for (const tick of ticks(notifications)) {
    expect(tick).toBeDisabled();
    expect(tick).not.toBeChecked();
  }
});

const cardsOf = (region: HTMLElement) =>
  within(within(region).getByRole("list", { name: "Cards" }))
    .getAllByRole("listitem")
    .map((item) => item.querySelector("label")?.textContent);

test("the dashboard’s cards can be moved, hidden and reset, and the dashboard lists the same", async () => {
  const { user, unmount } = await renderPage(PATH);
  await user.click(await screen.findByText("Dashboard cards"));
  await screen.findByRole("list", { name: "Cards" });
  const names = cardsOf(document.body);
  expect(names).toHaveLength(7);
  const up = screen.getByRole("button", { name: "Stocks up" });
  up.focus();
  await user.keyboard("{Enter}");
  expect(cardsOf(document.body)[3]).toContain("Stocks");
  expect(screen.getByRole("button", { name: "Stocks up" })).toHaveFocus();
  expect(screen.getByRole("button", { name: "Checklist up" })).toHaveAttribute(
    "aria-disabled",
    "true",
  );
  await user.click(screen.getByRole("switch", { name: "Show Faction" }));
  expect(stored("dashboardCards")).toEqual({
    order: ["checklist", "next", "crime", "stocks", "shops", "faction", "week"],
    hidden: ["faction"],
  });
  await user.click(screen.getByRole("button", { name: "Reset" }));
  expect(cardsOf(document.body)[3]).toContain("City shop items");
  expect(screen.getByRole("switch", { name: "Show Faction" })).toBeChecked();
  unmount();

  const dashboard = await renderPage("/app/dashboard");
  await dashboard.user.click(await screen.findByRole("button", { name: "Arrange cards" }));
  const dialog = await screen.findByRole("dialog", { name: "Arrange cards" });
  await within(dialog).findByRole("list", { name: "Cards" });
  expect(cardsOf(dialog)).toEqual(names);
});
