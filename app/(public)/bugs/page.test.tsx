import { render, screen, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";

import { changelog } from "@/content/changelog";
import { contact } from "@/content/site";
import { formatShortGameDay } from "@/lib/format/days";
import { changeParts, latestOf } from "@/lib/site/change-pages";

import SuggestionsPage from "../suggestions/page";
import BugsPage from "./page";

vi.mock("next/navigation", () => ({ useSearchParams: () => new URLSearchParams() }));

test.each([
  {
    title: "Bug Reports",
    Page: BugsPage,
    first: "Pending Reports",
    button: "Report in the forum thread",
    below: "Latest fixes",
    type: "fix",
    says: ["0 reports", "No pending bug reports!", "All known bugs have been fixed. 🎉"],
  },
  {
    title: "Feature Suggestions",
    Page: SuggestionsPage,
    first: "Pending Suggestions",
    button: "Suggest in the forum thread",
    below: "Latest features",
    type: "feature",
    says: ["0 suggestions", "No suggestions yet"],
  },
] as const)(
  "$title: a link to the forum thread, and no entry is invented",
  ({ title, Page, first, button, says, below, type }) => {
    render(<Page />);
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(title);
    expect(screen.getAllByRole("link", { name: /forum/ })).toHaveLength(1);
    const [chosen] = screen.getAllByRole("tab");
    expect(chosen).toHaveAttribute("aria-selected", "true");
    const region = within(screen.getByRole("region", { name: first }));
    for (const text of says) expect(region.getByText(text)).toBeVisible();
    expect(region.getByRole("link", { name: button })).toHaveAttribute("href", contact.forumUrl);
    const latest = within(region.getByRole("region", { name: below }));
    const texts = latest.getAllByRole("listitem").map(({ textContent }) => textContent);
    const all = latestOf(changelog, type);
    expect(texts).toEqual(all.map(({ description }) => changeParts(description).sentence));
    const inSight = (element: HTMLElement) => element.closest("details") === null;
    expect(latest.getAllByRole("listitem").filter(inSight)).toHaveLength(14);
    expect(latest.getByText(`${all.length - 14} more`).closest("details")).not.toHaveAttribute(
      "open",
    );
    const days = latest.getAllByRole("heading", { level: 4 }).filter(inSight);
    expect(days.map(({ textContent }) => textContent)).toEqual([
      ...new Set(all.slice(0, 14).map(({ atMs }) => formatShortGameDay(atMs))),
    ]);
    expect(texts.length).toBeGreaterThan(0);
    expect(latest.getByRole("link")).toHaveAttribute("href", `/changes?type=${type}`);
  },
);
