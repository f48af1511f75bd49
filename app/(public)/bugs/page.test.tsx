import { render, screen, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";

import { contact } from "@/content/site";

import SuggestionsPage from "../suggestions/page";
import BugsPage from "./page";

vi.mock("next/navigation", () => ({ useSearchParams: () => new URLSearchParams() }));

test.each([
  {
    title: "Bug Reports",
    Page: BugsPage,
    first: "Pending Reports",
    button: "Report a bug",
    says: ["0 reports", "No pending bug reports!", "All known bugs have been fixed. 🎉"],
  },
  {
    title: "Feature Suggestions",
    Page: SuggestionsPage,
    first: "Pending Suggestions",
    button: "Suggest something",
    says: ["0 suggestions", "No suggestions yet"],
  },
])(
  "$title: a link to the forum thread, and no entry is invented",
  ({ title, Page, first, button, says }) => {
    render(<Page />);
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(title);
    expect(screen.getByRole("link", { name: /forum thread/ })).toHaveAttribute(
      "href",
      contact.forumUrl,
    );
    const [chosen] = screen.getAllByRole("tab");
    expect(chosen).toHaveAttribute("aria-selected", "true");
    const region = within(screen.getByRole("region", { name: first }));
    for (const text of says) expect(region.getByText(text)).toBeVisible();
    expect(region.getByRole("link", { name: button })).toHaveAttribute("href", contact.forumUrl);
  },
);
