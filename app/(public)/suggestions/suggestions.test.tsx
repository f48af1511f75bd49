import { render, screen, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";

import { aSubmission } from "@/lib/site/testing/submission";

import { Suggestions } from "./suggestions";

vi.mock("next/navigation", () => ({ useSearchParams: () => new URLSearchParams() }));

const day = (date: number) => Date.UTC(2026, 10, date);

test("tabs, headings, badges and labels are those of suggestions", () => {
  render(
    <Suggestions
      all={[
        aSubmission({ suggestion: "One.", submittedAtMs: day(1) }),
        aSubmission({ suggestion: "Two.", submittedAtMs: day(2) }),
        aSubmission({ userId: 2, suggestion: "Three.", completedAtMs: day(3) }),
      ]}
    />,
  );
  const [pending, done, board] = screen.getAllByRole("region");
  if (!pending || !done || !board) throw new Error("There are three tabs.");

  expect(
    within(screen.getByRole("tablist"))
      .getAllByRole("tab")
      .map((tab) => tab.textContent),
  ).toEqual(["Pending", "ImplementedDone", "Leaderboard"]);
  expect(within(pending).getByText("2 suggestions")).toBeVisible();
  expect(within(pending).getAllByText("Submitted")).toHaveLength(2);
  expect(within(done).getByText("1 implemented")).toBeVisible();
  expect(within(done).getByText("Submitted")).toBeVisible();
  expect(within(done).getByText("Implemented").nextSibling).toHaveTextContent("03/11/2026");
  expect(within(board).getByRole("heading", { name: "Top Contributors" })).toBeVisible();
  expect(within(board).getByText("2 contributors")).toBeVisible();
  for (const label of ["Total", "Pending", "Implemented"]) {
    expect(within(board).getAllByText(label)).toHaveLength(2);
  }
});
