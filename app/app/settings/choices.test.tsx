import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";

import { renderPage, servePages } from "@/app/testing/render-page";
import { endWatches, stubNotifications } from "../dashboard/testing/stub-notifications";

servePages();
afterEach(endWatches);

const PATH = "/app/settings";

const section = async (name: string) => within(await screen.findByRole("region", { name }));
const stored = (name: string): unknown => JSON.parse(localStorage.getItem(name) ?? "null");

test("the notifications are those of the dashboard, as switches", async () => {
  stubNotifications();
  const { user } = await renderPage(PATH);
  const notifications = await section("Notifications");
  expect(notifications.getAllByRole("switch")).toHaveLength(21);
  const energy = notifications.getByRole("switch", { name: "Energy full" });
  await user.click(energy);
  await waitFor(() => {
    expect(energy).toBeChecked();
  });
  expect(stored("notifications")).toMatchObject({ kinds: ["energy"] });
  await user.click(notifications.getByRole("switch", { name: /Show tasks left/ }));
  expect(localStorage.getItem("progressBadges")).toBe("off");
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
