import { render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";

import { SidebarFooter } from "./app-shell";

vi.mock("./sidebar", () => ({ LogoutButton: () => null }));
vi.mock("./sidebar", () => ({ SidebarEntry: () => null }));

const UNSET = "/terms#contact";
const links = () =>
  screen.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")]);

test("while no contact is set, one link does for thread and message", () => {
  const contact = { madeBy: "players of Torn", profileUrl: UNSET, messageUrl: UNSET };
  render(<SidebarFooter contact={{ ...contact, forumUrl: UNSET }} />);
  expect(links()).toEqual([
    ["Feedback", UNSET],
    ["players of Torn", UNSET],
  ]);
});

test("each has its link where one of them is set", () => {
  const forumUrl = "https://www.torn.com/forums.php#/p=threads&f=67&t=1";
  const contact = { madeBy: "Alpha", profileUrl: UNSET, messageUrl: UNSET, forumUrl };
  render(<SidebarFooter contact={contact} />);
  expect(links()).toEqual([
    ["Forum thread", forumUrl],
    ["Message", UNSET],
    ["Alpha", UNSET],
  ]);
});
