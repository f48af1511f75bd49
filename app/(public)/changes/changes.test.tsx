import { render, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";

import type { ChangeDay, ChangeType } from "@/lib/site/changelog";

import { TypeBadge, typeIcons } from "./change-types";
import { Changes } from "./changes";
import { DayList } from "./day-list";
import { type DayRow, dayRows } from "./rows";

let search = "";
vi.mock("next/navigation", () => ({ useSearchParams: () => new URLSearchParams(search) }));

const aDay = (date: number, ...types: ChangeType[]): ChangeDay => ({
  atMs: Date.UTC(2026, 10, date),
  changes: types.map((type, i) => ({ type, description: `${type} number ${i + 1}` })),
});

const DAYS = dayRows([aDay(8, "fix", "feature", "fix"), aDay(17, "ui"), aDay(9, "feature")]);

const aPage = (days: readonly DayRow[]) => (
  <Changes days={days} icons={typeIcons}>
    <DayList days={days} />
  </Changes>
);

/** Each day that is shown, with its changes. */
const shown = () =>
  screen.getAllByRole("heading", { level: 2 }).map((heading) => {
    const day = heading.closest("li");
    if (day === null) throw new Error("A day is an item of the list.");
    const changes = within(day).getAllByRole("listitem");
    return [heading.textContent, ...changes.map((change) => change.textContent)].join("; ");
  });

/** Each group of changes that is of one page. */
const groups = () =>
  screen.getAllByRole("heading", { level: 3, hidden: true }).map((heading) => {
    const changes = [...(heading.nextElementSibling?.children ?? [])];
    return [heading, ...changes].map(({ textContent }) => textContent).join("; ");
  });

/** A day on which each change is of a page of its own. */
const dayOfPages = (types: readonly ChangeType[]): ChangeDay[] => {
  const { atMs, changes } = aDay(8, ...types);
  return [
    {
      atMs,
      changes: changes.map(({ type, description }, i) => ({
        type,
        description: `Page ${i + 1}: ${description}`,
      })),
    },
  ];
};

beforeEach(() => {
  search = "";
  window.history.replaceState(null, "", "/changes");
});

test("without a filter every change is shown, the newest day first", () => {
  render(aPage(DAYS));
  expect(shown()).toEqual([
    "17 Nov 2026; uiui number 1",
    "09 Nov 2026; featurefeature number 1",
    "08 Nov 2026; featurefeature number 2; fixfix number 1; fixfix number 3",
  ]);
  expect(screen.getByRole("status")).toHaveTextContent("08/11/2026 to 17/11/2026");
  expect(screen.queryByRole("button", { name: /Clear filters/ })).toBeNull();
});

test("hides days without a matching change, and the other changes of a day", async () => {
  search = "type=fix+config";
  render(aPage(DAYS));
  await waitFor(() => {
    expect(shown()).toEqual(["08 Nov 2026; fixfix number 1; fixfix number 3"]);
  });
  expect(screen.getByRole("status")).toHaveTextContent("2 of 5 changes");
  for (const [name, pressed] of [
    ["feature", "false"],
    ["fix", "true"],
    ["ui", "false"],
    ["config", "true"],
  ] as const) {
    expect(screen.getByRole("button", { name })).toHaveAttribute("aria-pressed", pressed);
  }
});

test("if nothing matches: 'No changes found for selected types: {list}'", () => {
  search = "type=config";
  const { rerender } = render(aPage(DAYS));
  expect(screen.getByText("No changes found for selected types: config")).toBeVisible();
  expect(screen.getByRole("status")).toHaveTextContent("0 of 5 changes");
  expect(screen.queryByRole("heading")).toBeNull();

  search = "type=config+ui";
  rerender(aPage(DAYS.slice(1)));
  expect(screen.getByText("No changes found for selected types: ui, config")).toBeVisible();
});

test("chips toggle, and the chosen types are in the address", async () => {
  const user = userEvent.setup();
  search = "type=fix";
  const { rerender } = render(aPage(DAYS));
  await user.click(screen.getByRole("button", { name: "ui" }));
  expect(new URL(window.location.href).searchParams.get("type")).toBe("fix ui");

  search = "type=fix+ui";
  rerender(aPage(DAYS));
  await user.click(screen.getByRole("button", { name: "fix" }));
  expect(new URL(window.location.href).searchParams.get("type")).toBe("ui");
});

test("'Clear filters (N selected)' clears them, and moves the focus to the first chip", async () => {
  const user = userEvent.setup();
  search = "type=fix+ui";
  window.history.replaceState(null, "", `/changes?${search}`);
  render(aPage(DAYS));
  await user.click(screen.getByRole("button", { name: "Clear filters (2 selected)" }));
  expect(window.location.search).toBe("");
  expect(screen.getByRole("button", { name: "feature" })).toHaveFocus();
});

test("unknown types in the address are ignored", () => {
  search = "type=nonsense+constructor";
  render(aPage(DAYS));
  expect(shown()).toHaveLength(3);
});

test.each([
  { type: "feature", tone: "success" },
  { type: "fix", tone: "destructive" },
  { type: "ui", tone: "info" },
  { type: "config", tone: "config" },
  { type: "anything else", tone: "muted" },
])("the badge of $type has the colour $tone, and says its type", ({ type, tone }) => {
  render(<TypeBadge type={type} />);
  expect(screen.getByText(type).className).toMatch(new RegExp(`text-${tone}\\b`));
});

test("a day says how many changes of each type it has", () => {
  render(aPage(DAYS));
  expect(screen.getByText("1 feature, 2 fixes")).toBeVisible();
  expect(screen.getByText("1 ui change")).toBeVisible();
});

test("changes of one page stand together under its name, pages with new features first", () => {
  const texts: [ChangeType, string][] = [
    ["ui", "All pages: Losses have a colour."],
    ["feature", "Press ? for help."],
    ["fix", "Items: Loads again."],
    ["feature", "Ledger: Shows trips."],
    ["ui", "Items: Is shorter."],
    ["ui", "Ledger: Ranks countries."],
    ["feature", "My Company: Counts trains: all of them."],
    ["feature", "Ledger: Shows sets."],
  ];
  const changes = texts.map(([type, description]) => ({ type, description }));
  render(aPage(dayRows([{ atMs: Date.UTC(2026, 10, 30), changes }])));
  expect(groups()).toEqual([
    "Ledger; featureShows trips.; featureShows sets.",
    "My Company; featureCounts trains: all of them.",
    "Items; fixLoads again.; uiIs shorter.",
    "All pages; featurePress ? for help.; uiLosses have a colour.",
    "Ledger; uiRanks countries.",
  ]);
  expect(screen.getByText("1 more on 1 page")).toBeVisible();
  expect(screen.getByText("Ranks countries.")).not.toBeVisible();
});

test("of a long day with many features, two fixes are shown too", () => {
  const types = Array.from({ length: 13 }, (_, i): ChangeType => (i < 10 ? "feature" : "fix"));
  render(aPage(dayRows(dayOfPages(types))));
  expect(screen.getByText("feature number 6")).toBeVisible();
  expect(screen.getByText("feature number 7")).not.toBeVisible();
  expect(screen.getByText("fix number 12")).toBeVisible();
  expect(screen.getByText("fix number 13")).not.toBeVisible();
});

test("of a long day eight changes are shown, the rest on request", () => {
  const fixes = Array.from({ length: 10 }, (): ChangeType => "fix");
  render(aPage(dayRows(dayOfPages(fixes))));
  expect(screen.getByText("fix number 8")).toBeVisible();
  expect(screen.getByText("fix number 9")).not.toBeVisible();
  expect(screen.getByText("2 more on 2 pages")).toBeVisible();
});
