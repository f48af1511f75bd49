import { fireEvent, render, screen } from "@testing-library/react";
import { expect, test } from "vitest";

import { PhoneEntries } from "@/components/table/testing/phone-entries";
import { DAY_MS } from "@/lib/common/time";

import { columnsOf, memberMobileRow } from "./columns";
// Loaded beforehand: opening must not wait for it here.
import "./member-more";
import { aRow } from "./testing/builders";

const NOW = Date.UTC(2026, 10, 20, 12);
function renderEntry(given: Parameters<typeof aRow>[0], days = 7) {
  const rows = [aRow(given, { nowMs: NOW, days })];
  render(<PhoneEntries columns={columnsOf(rows)} rows={rows} drawEntry={memberMobileRow} />);
}
const summary = () => document.querySelector("summary");

test("two lines: name and level; last action, crime and money", () => {
  renderEntry({ name: "Kestrel", level: 96, isInOc: true, money: 2_133_756 });
  expect(summary()?.textContent).toMatch(/^Kestrel 96 level .+ ago \(inactive\) {2}\$2\.13m$/);
});

test("what needs a look says so in words: long away, not in a crime, in debt", () => {
  const away = { atMs: NOW - 16 * DAY_MS };
  renderEntry({ lastAction: away, isInOc: false, money: -240_000 });
  expect(summary()?.textContent).toContain("16 days ago (inactive) Not in an OC Owes $240k");
});

test.each([
  { days: 3, state: "Okay", isMarked: true },
  { days: 30, state: "Okay", isMarked: false },
  { days: 3, state: "Fallen", isMarked: false },
])(
  "16 days away, $state, inactive after $days: marked is $isMarked",
  ({ days, state, isMarked }) => {
    const away = { atMs: NOW - 16 * DAY_MS, relative: "16 days ago" };
    renderEntry({ lastAction: away, state }, days);
    expect(summary()?.textContent.includes("16 days ago (inactive)")).toBe(isMarked);
  },
);

test("what is not known is a dash", () => {
  renderEntry({ name: "Rook", isInOc: null, money: null });
  expect(summary()?.textContent).toMatch(/ – –$/);
});

test("the rest is drawn when the entry opens: full figures, position, the note, the profile", async () => {
  renderEntry({
    id: 7,
    name: "Alpha",
    money: 1_204_350,
    points: 12,
    position: "Council",
    state: "Federal",
    revives: "No one",
    note: "On holiday",
  });
  expect(screen.getByRole("img", { name: "Has a note" })).toBeDefined();
  expect(screen.queryByText("On holiday")).toBeNull();
  const details = document.querySelector("details");
  if (details === null || summary() === null) throw new Error("An entry opens.");
  details.open = true;
  fireEvent(details, new Event("toggle"));
  expect(await screen.findByText("On holiday")).toBeDefined();
  for (const text of ["$1,204,350", "12", "Council", "Federal", "No one"]) {
    expect(screen.getByText(text)).toBeDefined();
  }
  expect(screen.getByRole("button", { name: "Alpha [7]" }).title).toBe("Click to copy");
  expect(screen.getByRole("link", { name: "Profile" }).getAttribute("href")).toContain("XID=7");
  expect(screen.getByRole("link", { name: "Note on Alpha" })).toBeDefined();
});
