import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";

import { findTable, rowWith } from "@/app/testing/table-texts";
import { renderPage, servePages } from "@/app/testing/render-page";

import { PATH } from "./testing/crime-answers";
import { HISTORY } from "./testing/history-answers";

servePages();

const PAYOUTS = `${PATH}?view=payouts`;

const show = (path: string) => renderPage(path, { answers: HISTORY });
const expectIn = (region: string, ...texts: (string | RegExp)[]) =>
  waitFor(() => {
    for (const text of texts) expect(screen.getByLabelText(region)).toHaveTextContent(text);
  });
const expectGlance = (...texts: (string | RegExp)[]) => expectIn("At a glance", ...texts);
const expectPayout = (text: string) => expectIn("Payout", text);
const settled = () =>
  within(screen.getByRole("list", { name: "Settled" }))
    .getAllByRole("listitem")
    .map(({ textContent }) => textContent);

test("a crime that was paid by hand is marked as settled, where it needs somebody, for good", async () => {
  const { user, unmount } = await show(PATH);
  await expectGlance("2 need you", /Unpaid\s*\$605k\s*2 crimes/);
  await user.click(await screen.findByRole("button", { name: /^Mark as settled:\s?No Reserve$/ }));
  await expectGlance("1 needs you");

  // It says so, and can be taken back; the focus stays in the list.
  const rowOf = (name: string) =>
    screen.getByRole("button", { name: new RegExp(`^${name}\\s?Level`) });
  expect(await screen.findByText("No Reserve settled")).toBeVisible();
  expect(screen.getByText("$72.0k no longer owed")).toBeVisible();
  expect(rowOf("Pet Project")).toHaveFocus();
  fireEvent.click(screen.getByRole("button", { name: "Undo" }));
  await expectGlance("2 need you");
  expect(rowOf("No Reserve")).toHaveFocus();
  await user.click(screen.getByRole("button", { name: /^Mark as settled:\s?No Reserve$/ }));
  await expectGlance("1 needs you");
  unmount();

  const next = await show(PATH);
  await expectGlance("1 needs you");
  expect(screen.queryByRole("button", { name: /^Mark as settled.*No Reserve$/ })).toBeNull();

  // Among the payouts it isn't owed, until the mark is undone.
  await next.user.click(screen.getByRole("button", { name: /^Pay out\s?Pet Project$/ }));
  await expectPayout("$533,332 to pay, 0 of 2 members paid");
  await next.user.click(screen.getByRole("button", { name: "All owed crimes" }));
  await next.user.click(await screen.findByText("Choose crimes"));
  const row = rowWith(await findTable("Successful crimes"), "No Reserve");
  expect(row).toHaveTextContent("Marked as settled, 20 Nov 2026");
  await next.user.click(within(row).getByRole("button", { name: /^Undo/ }));
  await expectPayout("from 2 crimes");
});

test("all crimes up to a day are marked as settled, and the mark is undone", async () => {
  const { user, unmount } = await show(PAYOUTS);
  await expectPayout("from 2 crimes");
  await user.click(screen.getByText("Marked as settled"));
  const upTo = (value: string) => {
    fireEvent.change(screen.getByLabelText("Settle all up to"), { target: { value } });
  };
  const mark = () => user.click(screen.getByRole("button", { name: "Mark as settled" }));
  await screen.findByLabelText("Settle all up to");
  await mark();
  expect(await screen.findByText("Choose a day.")).toBeVisible();
  upTo("2026-11-21");
  await mark();
  expect(await screen.findByText("Choose today or an earlier day.")).toBeVisible();
  upTo("2026-11-17");
  await mark();
  await expectPayout("from 1 crime");
  expect(settled()).toEqual(["All crimes up to 18 Nov, 00:00marked on 20 Nov 2026Undo"]);
  unmount();

  const next = await show(PAYOUTS);
  await expectPayout("from 1 crime");
  await next.user.click(screen.getByText("Marked as settled"));
  await next.user.click(await screen.findByRole("button", { name: /^Undo/ }));
  await expectPayout("from 2 crimes");
  expect(screen.queryByRole("list", { name: "Settled" })).toBeNull();
});

test("the crimes of a run are marked as settled once everybody is paid", async () => {
  const { user, unmount } = await show(PAYOUTS);
  await expectPayout("from 2 crimes");
  await user.click(screen.getByRole("button", { name: "Mark 2 crimes as settled" }));
  expect(await screen.findByText(/0 of 3 successful crimes/)).toBeVisible();
  await user.click(screen.getByText("Marked as settled"));
  await waitFor(() => {
    expect(settled()).toHaveLength(2);
  });
  unmount();

  await show(PATH);
  await expectGlance("0 need you");
});
