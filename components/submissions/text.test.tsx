import { render, screen, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";

import { aSubmission } from "@/lib/site/testing/submission";

import { Submissions } from "./submissions";
import { BUG_REPORTS, SUGGESTIONS } from "./text";

vi.mock("next/navigation", () => ({ useSearchParams: () => new URLSearchParams() }));

const day = (date: number) => Date.UTC(2026, 10, date);

test("tabs, headings, badges and labels are those of suggestions", () => {
  render(
    <Submissions
      text={SUGGESTIONS}
      forumUrl="/terms"
      latest={[]}
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
  ).toEqual(["Pending", "Implemented", "Leaderboard"]);
  expect(within(pending).getByText("2 suggestions")).toBeVisible();
  expect(within(pending).getAllByText("Submitted")).toHaveLength(2);
  expect(within(done).getByText("1 implemented")).toBeVisible();
  expect(within(done).getByText("Submitted")).toBeVisible();
  expect(within(done).getByText("Implemented").nextSibling).toHaveTextContent("3 Nov 2026");
  expect(within(board).getByRole("heading", { name: "Top Contributors" })).toBeVisible();
  expect(within(board).getByText("2 contributors")).toBeVisible();
  for (const label of ["Total", "Pending", "Implemented"]) {
    expect(within(board).getAllByText(label)).toHaveLength(2);
  }
});

test("tabs, headings, badges and labels are those of bug reports", () => {
  render(
    <Submissions
      text={BUG_REPORTS}
      forumUrl="/terms"
      latest={[]}
      all={[
        aSubmission({ suggestion: "One.", submittedAtMs: day(1) }),
        aSubmission({ suggestion: "Two.", submittedAtMs: day(2) }),
        aSubmission({ userId: 2, suggestion: "Three.", completedAtMs: day(3) }),
      ]}
    />,
  );
  const [reported, fixed, board] = screen.getAllByRole("region");
  if (!reported || !fixed || !board) throw new Error("There are three tabs.");

  expect(
    within(screen.getByRole("tablist"))
      .getAllByRole("tab")
      .map((tab) => tab.textContent),
  ).toEqual(["Reported", "Fixed", "Leaderboard"]);
  expect(within(reported).getByRole("heading", { name: "Pending Reports" })).toBeVisible();
  expect(within(reported).getByText("2 reports")).toBeVisible();
  expect(within(reported).getAllByText("Reported")).toHaveLength(2);
  expect(within(fixed).getByRole("heading", { name: "Fixed Reports" })).toBeVisible();
  expect(within(fixed).getByText("1 fixed")).toBeVisible();
  expect(within(fixed).getByText("Fixed").nextSibling).toHaveTextContent("3 Nov 2026");
  expect(within(board).getByRole("heading", { name: "Top Reporters" })).toBeVisible();
  expect(within(board).getByText("2 reporters")).toBeVisible();
  for (const label of ["Total", "Pending", "Fixed"]) {
    expect(within(board).getAllByText(label)).toHaveLength(2);
  }
});
