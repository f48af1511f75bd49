import { fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";

import { address, answer, servePages } from "@/app/testing/render-page";
import { apiError } from "@/lib/api/testing/server";

import { answering, entry, prayers } from "./testing/log-answers";
import { lead, logCalls, renderLogs, shownIn } from "./testing/logs-page";

servePages();

const findLead = () => screen.findByRole("region", { name: "At a glance" });
const choose = (label: string, day: string) => {
  fireEvent.change(screen.getByLabelText(label), { target: { value: day } });
};

test("“Load 100 more” asks for exactly one page, to the beginning of the log", async () => {
  const { user, calls } = await renderLogs("", { "/user/log": answering(prayers(230)) });
  expect(
    await screen.findByText("100 entries loaded, back to 19 Nov 2026, 19:30:00."),
  ).toBeVisible();
  expect(logCalls(calls)).toHaveLength(1);

  await user.click(screen.getByText("Load 100 more"));
  // The oldest second of the first page was asked for again: there may have been more in it.
  expect(
    await screen.findByText("199 entries loaded, back to 19 Nov 2026, 03:00:00."),
  ).toBeVisible();
  expect(logCalls(calls)).toHaveLength(2);
  expect(logCalls(calls)[1]).toMatch(/^\/user\/log\?limit=100&from=\d+&to=\d+&comment=Almanac$/);

  await user.click(screen.getByText("Load 100 more"));
  expect(await screen.findByText(/^230 entries loaded/)).toHaveTextContent("No older entries.");
  expect(screen.queryByText(/entries back to/)).toBeNull();
  expect(logCalls(calls)).toHaveLength(3);
  expect(screen.queryByText("Load 100 more")).toBeNull();
  expect(screen.getByText(/calls used in the last minute/)).toHaveTextContent(
    "5 of 90 calls used in the last minute.",
  );
});

test("many entries in one second are loaded once each", async () => {
  const log = [
    ...Array.from({ length: 80 }, (_, i) => entry(`a${i}`, i)),
    ...Array.from({ length: 40 }, (_, i) => entry(`b${i}`, 80)),
    ...Array.from({ length: 30 }, (_, i) => entry(`c${i}`, 81 + i)),
  ];
  const { user } = await renderLogs("", { "/user/log": answering(log) });
  expect(await findLead()).toHaveTextContent("100 entries");
  await user.click(screen.getByText("Load 100 more"));
  expect(await screen.findByText(/No older entries\./)).toBeVisible();
  expect(lead()).toHaveTextContent("150 entries");
});

test("a first day loads back to it, 100 entries at a time; it can be paused and resumed", async () => {
  const held: (() => void)[] = [];
  const log = answering(prayers(700));
  const { user } = await renderLogs("", {
    "/user/log": async (url: URL) => {
      if (url.searchParams.has("to")) await new Promise<void>((release) => held.push(release));
      return log(url);
    },
  });
  await findLead();
  choose("From", "2026-11-17");
  expect(await screen.findByText("Loading: 100 entries back to 19 Nov 2026.")).toBeVisible();
  await waitFor(() => {
    expect(address()).toBe("/app/user/logs?from=2026-11-17");
  });
  expect(screen.getByRole("progressbar", { name: "Loading entries" })).toBeVisible();
  expect(screen.getByText(/of 90 calls used in the last minute/)).toBeVisible();

  await user.click(screen.getByText("Pause"));
  expect(await screen.findByText(/^Paused: 100 entries back to 19 Nov 2026\./)).toBeVisible();
  answer({ "/user/log": log });
  for (const release of held) release();
  await user.click(screen.getByText("Resume"));
  // Three and a half days with 144 a day, plus the one just now.
  await waitFor(() => {
    expect(lead()).toHaveTextContent("505 entries");
  });
  expect(screen.queryByText("Pause")).toBeNull();
});

test("a last day alone shows the newest 100 entries up to it", async () => {
  await renderLogs("?to=2026-11-17", { "/user/log": answering(prayers(700)) });
  expect(
    await screen.findByText("100 entries loaded, back to 17 Nov 2026, 07:20:00."),
  ).toBeVisible();
  expect(shownIn(0)[0]).toBe("17 Nov, 23:50");
  expect(screen.getByText("Load 100 more")).toBeVisible();
  choose("From", "2026-11-18");
  expect(await screen.findByText(/^The end date is before/)).toBeVisible();
  expect(screen.getByLabelText("To")).toBeInvalid();
  expect(screen.queryByRole("table")).toBeNull();
});

const refusing = (url: URL) =>
  url.searchParams.has("to") ? apiError(14) : answering(prayers(700))(url);

test("at the daily limit, loading stops and says why, and the loaded entries stay", async () => {
  const { user } = await renderLogs("", { "/user/log": refusing });
  await findLead();
  await user.click(screen.getByText("Load 100 more"));
  const alert = await screen.findByRole("alert");
  expect(alert).toHaveTextContent("Loading stopped: 100 entries back to 19 Nov 2026");
  expect(alert).toHaveTextContent("Daily limit reached (for the test). Try again tomorrow.");
  expect(shownIn(0)).toHaveLength(100);
});

test("loading back to a day resumes once the game allows it", async () => {
  const { user } = await renderLogs("?from=2026-11-19", { "/user/log": refusing });
  const alert = await screen.findByRole("alert");
  expect(alert).toHaveTextContent("Loading stopped: 100 entries");
  answer({ "/user/log": answering(prayers(700)) });
  await user.click(screen.getByText("Try again"));
  await waitFor(() => {
    expect(lead()).toHaveTextContent("217 entries");
  });
  expect(screen.queryByRole("alert")).toBeNull();
});
