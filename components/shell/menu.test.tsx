import { QueryClientProvider } from "@tanstack/react-query";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { navigation, palettePages } from "@/content/navigation";
import { contact, site } from "@/content/site";
import { aQueryClient } from "@/lib/api/testing/query-client";

import { AppShell } from "./app-shell";

vi.mock("next/navigation", () => ({
  usePathname: () => "/app/tools",
  useRouter: () => ({ push: vi.fn() }),
}));

// As the site is exported: to HTML.
beforeEach(() => {
  document.body.innerHTML = renderToString(
    <QueryClientProvider client={aQueryClient()}>
      <AppShell
        site={{ name: site.name, label: site.label }}
        groups={navigation()}
        contact={contact}
        pages={palettePages()}
      >
        <main />
      </AppShell>
    </QueryClientProvider>,
  );
});

afterEach(() => {
  document.body.innerHTML = "";
});

const sidebar = () => within(screen.getByRole("complementary", { name: "Sidebar" }));
const hrefOf = (name: string) => sidebar().getByRole("link", { name }).getAttribute("href");

test("its groups can be closed, and all are open at first", async () => {
  const groups = [...document.querySelectorAll("aside details")];
  expect(groups.map((group) => group.querySelector("summary")?.textContent)).toEqual([
    "Faction",
    "Tools",
    "Torn",
    "Other",
    "More",
  ]);
  for (const group of groups) expect(group).toHaveAttribute("open");
  const user = userEvent.setup();
  await user.click(sidebar().getByText("Torn"));
  expect(sidebar().getByText("Items")).not.toBeVisible();
  await user.click(sidebar().getByText("Torn"));
  expect(sidebar().getByText("Items")).toBeVisible();
});

test("its links lead to the pages of their names", () => {
  expect(hrefOf("Stock Market ROI Calculator")).toBe("/app/tools/stock-market");
  expect(hrefOf("Item Shop Profitability")).toBe("/app/tools/item-shop-profitability");
  expect(hrefOf("Feature Suggestions")).toBe("/suggestions");
  expect(hrefOf("Bug Reports")).toBe("/bugs");
  expect(hrefOf("Change log")).toBe("/changes");
  expect(hrefOf("Settings")).toBe("/app/settings");
});

test("flags hide the group User and the message sender", () => {
  expect(document.querySelector('aside a[href="/app/user/stock"]')).toBeNull();
  expect(sidebar().queryByRole("link", { name: "Message Sender" })).toBeNull();
});

test("the product is labelled Alpha, its makers are named, and there is a way out", () => {
  expect(sidebar().getByText("Alpha")).toBeVisible();
  expect(within(sidebar().getByText(/^Made by/)).getByRole("link")).toHaveAttribute(
    "href",
    contact.profileUrl,
  );
  expect(sidebar().getByRole("button", { name: "Logout" })).toBeVisible();
});
