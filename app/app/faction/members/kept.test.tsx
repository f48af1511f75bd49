import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";

import { findTable } from "@/app/testing/table-texts";
import { renderPage, servePages } from "@/app/testing/render-page";
import { NOW } from "@/lib/api/testing/answers";
import live from "@/lib/api/testing/fixtures/faction-members.json";
import { DAY_MS } from "@/lib/common/time";

import { memberLastSeen } from "../testing/member-answers";
import { cellsOf, expectInitials, headsOf } from "../testing/tables";

servePages();

const PATH = "/app/faction/members";
const [, bravo, charlie] = live.members;

const noteLink = () => screen.getByRole("link", { name: "Note on Alpha" });
const noteField = async () =>
  within(await screen.findByRole("dialog", { name: "Alpha" })).getByRole("textbox", {
    name: "Your note, saved in this browser",
  });

test("a note is a column as soon as there is one, can be searched for, and be deleted", async () => {
  const { user, calls } = await renderPage(PATH);
  expect(headsOf(await findTable())).toHaveLength(7);
  fireEvent.click(noteLink());
  fireEvent.change(await noteField(), { target: { value: "On holiday until May" } });
  await user.keyboard("{Escape}");
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(noteLink()).toHaveFocus();
  expect(noteLink()).toHaveTextContent("Note");
  expect(headsOf(await findTable()).at(-1)).toBe("Note");
  expect(cellsOf(await findTable(), "Alpha").at(-1)).toBe("On holiday until May");

  const search = screen.getByRole("combobox", { name: "Find a member" });
  await user.click(search);
  await user.paste('note:"holiday until"');
  await expectInitials("A");
  fireEvent.click(noteLink());
  expect(await noteField()).toHaveValue("On holiday until May");
  fireEvent.change(await noteField(), { target: { value: "" } });
  await user.keyboard("{Escape}");
  expect(await screen.findByText('No members match “note:"holiday until"”')).toBeVisible();
  await user.clear(search);
  await expectInitials("bADC");
  expect(headsOf(await findTable())).toHaveLength(7);
  expect(localStorage.getItem("memberNotes")).toBe("{}");
  expect(calls.filter((call) => call.includes("profile"))).toEqual([]);
});

/** The changes since the last visit, once the members have loaded. */
async function sinceLastVisit(members?: readonly unknown[]) {
  const page = await renderPage(PATH, {
    answers: members === undefined ? {} : { "/faction/members": { members } },
  });
  await findTable();
  const said = screen.queryByRole("region", { name: "Since your last visit" });
  return { ...page, said, text: said?.textContent ?? null };
}

test("says who joined, left and became inactive since the last visit", async () => {
  const first = await sinceLastVisit();
  expect(first.text).toBeNull();
  first.unmount();

  // Over eight whole days: ages are rounded down.
  const nextMs = NOW + 8 * DAY_MS + 60_000;
  vi.setSystemTime(nextMs);
  const echo = memberLastSeen(60, { nowMs: nextMs, id: 3000005, name: "Echo", level: 1 });
  const members = [memberLastSeen(60, { nowMs: nextMs }), bravo, charlie, echo];
  // Opened again, it says the same.
  for (let opened = 0; opened < 2; opened += 1) {
    const { text, said, unmount } = await sinceLastVisit(members);
    expect(text).toBe(
      "Since your last visit, 8 days ago: Echo joined; Delta left; Charlie became inactive.",
    );
    if (said === null) throw new Error("It says so.");
    expect(within(said).getByRole("link", { name: "Delta" })).toHaveAttribute(
      "href",
      "https://www.torn.com/profiles.php?XID=3000004",
    );
    unmount();
  }

  vi.setSystemTime(NOW + 9 * DAY_MS);
  const later = await sinceLastVisit(members);
  expect(later.text).toBeNull();
  later.unmount();

  // A list with gaps doesn't tell who has left.
  vi.setSystemTime(NOW + 10 * DAY_MS);
  const gaps = await sinceLastVisit([bravo, { id: 3000001 }]);
  expect(gaps.text).toBeNull();
});

test("a stored visit with a time far in the future isn’t taken for this one", async () => {
  const kept = () => localStorage.getItem("memberVisits") ?? "";
  const first = await sinceLastVisit();
  await waitFor(() => {
    expect(kept()).toContain("Alpha");
  });
  first.unmount();
  for (const time of ["1e300", "-1e300", String(NOW + 70 * 365 * DAY_MS)]) {
    const damaged = kept().replaceAll(/"(atMs|lastActionAtMs)":[^,}]+/g, `"$1":${time}`);
    expect(damaged).toContain(time);
    localStorage.setItem("memberVisits", damaged);
    const { unmount } = await sinceLastVisit();
    await expectInitials("bADC");
    await waitFor(() => {
      expect(kept()).toContain(`"atMs":${String(NOW).slice(0, 5)}`);
    });
    unmount();
  }
});

test("keeps no visit of the sample data, and no note on its members with the player’s own", async () => {
  sessionStorage.setItem("demo", "on");
  const { user } = await renderPage(`${PATH}?q=Alpha`);
  expect((await screen.findAllByText(/of 100$/))[0]).toBeVisible();
  fireEvent.click(noteLink());
  fireEvent.change(await noteField(), { target: { value: "Invented" } });
  await user.keyboard("{Escape}");
  expect(await screen.findByTitle("Invented")).toBeVisible();
  expect(localStorage.getItem("memberNotes")).toBeNull();
  expect(localStorage.getItem("memberVisits")).toBeNull();
});
