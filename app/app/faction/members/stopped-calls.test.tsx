import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";

import { columnTexts, findTable } from "@/app/testing/table-texts";
import { answer, renderPage, restoreAnswers, servePages } from "@/app/testing/render-page";
import { NOW } from "@/lib/api/testing/answers";

import { refresh } from "../testing/tables";

servePages();

// Half a minute in: a wait ends a little earlier by the clock, which stands still, than by the device's ticks.
beforeEach(() => {
  vi.setSystemTime(NOW + 30_000);
});

const PATH = "/app/faction/members";
const BALANCE = "/faction/balance";
const error = (code: number, text: string) => ({ error: { code, error: text } });

const main = () => within(screen.getByRole("main"));
const banner = async () => {
  const text = await screen.findByText("Calls to the game are paused.");
  const status = text.closest<HTMLElement>("[role=status]");
  if (status === null) throw new Error("No banner");
  return status;
};
const expectNoBanner = () =>
  waitFor(() => {
    expect(screen.queryByText("Calls to the game are paused.")).toBeNull();
  });

test("code 5 lets all calls wait for the next minute, and the page says so", async () => {
  const { user, calls } = await renderPage(PATH, {
    answers: { [BALANCE]: error(5, "Too many requests") },
  });
  const alert = await main().findByRole("alert");
  expect(alert).toHaveTextContent("limit of 100 calls per minute");
  restoreAnswers();
  const before = calls.length;
  await user.click(within(alert).getByRole("button", { name: "Try again" }));
  await waitFor(() => {
    expect(document.body).toHaveTextContent(/1 call queued\./);
  });
  expect(document.body).toHaveTextContent("calls resume at 12:01 TCT");
  expect(calls).toHaveLength(before);
});

test("code 8 stops all calls for five minutes, and the page says why", async () => {
  const { user, calls } = await renderPage(PATH, { answers: { [BALANCE]: error(8, "IP block") } });
  expect(await banner()).toHaveTextContent("Calls resume at 12:05 TCT");
  restoreAnswers();
  const before = calls.length;
  const alert = main().getByRole("alert");
  await user.click(within(alert).getByRole("button", { name: "Try again" }));
  await waitFor(() => {
    expect(main().getByRole("alert")).toHaveTextContent("is blocking your IP address");
  });
  expect(calls).toHaveLength(before);
});

test("code 10 keeps the key and stops all calls, until the player tries again", async () => {
  const jail = error(10, "owner in federal jail");
  const { user, calls } = await renderPage(PATH, {
    answers: { "/faction/crimes": jail, "/faction/members": jail, [BALANCE]: jail },
  });
  expect(await banner()).toHaveTextContent("(owner in federal jail)");
  expect(localStorage.getItem("apiKey")).not.toBeNull();
  expect(screen.queryByRole("table")).toBeNull();
  restoreAnswers();
  const before = calls.length;
  refresh();
  await user.click(within(await banner()).getByRole("button", { name: "Try again" }));
  expect(columnTexts(await findTable(), 0)).toHaveLength(4);
  await expectNoBanner();
  // The three calls of “Try again”, and none of the refresh.
  expect(calls).toHaveLength(before + 3);
});

test("code 18 at a refresh keeps the members, and a refresh makes no calls until the player tries again", async () => {
  const { user, calls } = await renderPage(PATH);
  await findTable();
  answer({ [BALANCE]: error(18, "reason 18") });
  refresh();
  expect(await banner()).toHaveTextContent("(reason 18)");
  expect(localStorage.getItem("apiKey")).not.toBeNull();
  restoreAnswers();
  const before = calls.length;
  refresh();
  await user.click(within(await banner()).getByRole("button", { name: "Try again" }));
  await waitFor(() => {
    expect(calls).toHaveLength(before + 3);
  });
  await expectNoBanner();
  expect(columnTexts(await findTable(), 0)).toHaveLength(4);
  expect(calls).toHaveLength(before + 3);
});
