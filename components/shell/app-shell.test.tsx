import { QueryClientProvider } from "@tanstack/react-query";
import { render, screen } from "@testing-library/react";
import type { Route } from "next";
import type { ComponentProps } from "react";
import { expect, test, vi } from "vitest";

import { SidebarProvider } from "@/components/navigation/sidebar-state";
import { aQueryClient } from "@/lib/api/testing/query-client";

import { SidebarFooter } from "./app-shell";
import { SidebarEntry } from "./sidebar";

vi.mock("next/navigation", () => ({ usePathname: () => "/app/dashboard" }));

const SETTINGS = ["Settings", "/app/settings"];

const show = (contact: ComponentProps<typeof SidebarFooter>["contact"]) =>
  render(
    <QueryClientProvider client={aQueryClient()}>
      <SidebarProvider>
        <SidebarFooter contact={contact} />
      </SidebarProvider>
    </QueryClientProvider>,
  );

test("the sidebar shows the entry of the page even if it has to scroll", () => {
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(function (this: Element) {
    return new DOMRect(0, 0, 200, this.tagName === "A" ? 900 : 700);
  });
  const sidebar = (path: Route) => (
    <SidebarProvider>
      <div data-slot="entries" role="group" aria-label="Entries">
        <SidebarEntry path={path} label="A page" icon={null} />
      </div>
    </SidebarProvider>
  );
  const { rerender } = render(sidebar("/app/settings"));
  expect(screen.getByRole("group").scrollTop).toBe(0);
  rerender(sidebar("/app/dashboard"));
  expect(screen.getByRole("group").scrollTop).toBe(200);
});

const UNSET = "/terms#contact";
const links = () =>
  screen.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")]);

test("while no contact is set, thread and message share one link", () => {
  const contact = { madeBy: "players of Torn", profileUrl: UNSET, messageUrl: UNSET };
  show({ ...contact, forumUrl: UNSET });
  expect(links()).toEqual([SETTINGS, ["Feedback", UNSET], ["players of Torn", UNSET]]);
});

test("if one of them is set, each has its own link", () => {
  const forumUrl = "https://www.torn.com/forums.php#/p=threads&f=67&t=1";
  const contact = { madeBy: "Alpha", profileUrl: UNSET, messageUrl: UNSET, forumUrl };
  show(contact);
  expect(links()).toEqual([
    SETTINGS,
    ["Forum thread", forumUrl],
    ["Message", UNSET],
    ["Alpha", UNSET],
  ]);
});
