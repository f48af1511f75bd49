import { screen, waitFor, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";

import { onPhone } from "@/app/testing/on-phone";
import { renderPage, servePages } from "@/app/testing/render-page";
import trainingLog from "@/lib/api/testing/fixtures/user-training-log.json";
import { apiError } from "@/lib/api/testing/server";

import { answerWithSessions } from "./testing/answers";

// A canvas, which jsdom hasn't.
vi.mock("@/components/charts/charts", () => ({ DotChart: () => null }));

servePages();

const PATH = "/app/user/training";

test("the page shows its columns and figures after the calls of one visit", async () => {
  const { calls } = await renderPage(PATH);
  expect(screen.getByRole("heading", { level: 1, name: "Training" })).toBeVisible();
  const glance = await screen.findByRole("region", { name: "At a glance" });
  await waitFor(() => {
    expect(glance).toHaveTextContent(/About \+\d+ \w+ now/);
  });
  const table = screen.getByRole("table", { name: "All energy in one stat" });
  const headers = within(table).getAllByRole("columnheader");
  expect(headers.map(({ textContent }) => textContent)).toEqual([
    "Stat",
    "Now",
    "Dots",
    "Perks",
    "Per energy",
    "Range",
    expect.stringMatching(/^Estimate/),
  ]);
  expect(within(table).getAllByRole("row")).toHaveLength(5);
  // Each bar is as long as its estimate is great, the greatest 100%.
  const rows = within(table).getAllByRole("row").slice(1);
  const estimates = rows.map((row) =>
    Number(/\+([\d,]+)$/.exec(row.textContent)?.[1]?.replace(",", "")),
  );
  const bars = rows.map((row) => row.querySelector<HTMLElement>(".filled")?.style.width ?? "0%");
  expect(bars[0]).toBe("100%");
  for (const [index, estimate] of estimates.entries()) {
    expect(Number.parseFloat(bars[index] ?? "")).toBeCloseTo(
      (100 * estimate) / (estimates[0] ?? 0),
      0,
    );
  }
  // The flight is asked for once the profile says that there is one.
  await waitFor(() => {
    expect(calls.map((call) => call.replace(/[?&]comment=Almanac/, "")).toSorted()).toEqual([
      "/torn/gyms",
      "/user/bars",
      "/user/basic",
      "/user/battlestats",
      "/user/cooldowns",
      "/user/gym",
      "/user/log?limit=100&log=5300,5301,5302,5303",
      "/user/perks",
      "/user/refills",
      "/user/travel",
    ]);
  });
});

test("with a key that can’t read the log, the rest of the page stands", async () => {
  await renderPage(PATH, { answers: { "/user/log": apiError(16) } });
  expect(await screen.findByText(/^Couldn’t load your gym sessions/)).toBeVisible();
  expect(await screen.findByRole("table", { name: "All energy in one stat" })).toBeVisible();
  expect(screen.getByText("Your gym sessions are unknown.")).toBeVisible();
  expect(screen.getByRole("main")).not.toHaveTextContent(/0 sessions|of 10 sessions/);
});

test("a new player without a log enters a goal and the energy per day", async () => {
  const { user } = await renderPage(`${PATH}?view=plan`, {
    answers: { "/user/log": { ...trainingLog, log: [] } },
  });
  await user.click(await screen.findByRole("button", { name: "Total Rebound" }));
  expect(await screen.findByText(/^Enter your energy per day to see when\./)).toBeVisible();
  await user.type(screen.getByLabelText("Planned energy per day"), "500");
  expect((await screen.findAllByText(/^About [\d,]+ days?/))[0]).toBeVisible();

  await user.click(screen.getByRole("link", { name: "Log" }));
  expect(await screen.findByText("No gym sessions found")).toBeVisible();
});

test("a jump that doesn’t pay off says what is better", async () => {
  await renderPage(`${PATH}?view=jump&xanax=1&dvd=0&candy=0&ecstasy=0&coupon=0&refill=0`);
  expect(await screen.findByText(/this jump doesn’t pay off/)).toBeVisible();
  expect(screen.getByText(/^Better:/)).toHaveTextContent(
    /^Better: 4 Xanax, 5 Erotic DVDs and 1 Ecstasy, about \+[\d,]+\.$/,
  );
});

const firstEntry = async (list: string) => {
  const [entry] = await within(await screen.findByRole("list", { name: list })).findAllByRole(
    "listitem",
  );
  return entry;
};

test("on a phone each table is a list of the same figures", async () => {
  onPhone();
  const { unmount } = await renderPage(PATH);
  expect(await firstEntry("All energy in one stat")).toHaveTextContent(/39,810\s*2\.54 per energy/);
  unmount();

  answerWithSessions(60);
  const log = await renderPage(`${PATH}?view=log`);
  expect(await firstEntry("Sessions")).toHaveTextContent(
    /^Speed \+55 20 Nov, 11:00, 40 energy [\d.]+% of the formula/,
  );
  expect(await firstEntry("Weeks")).toHaveTextContent(/ Spd \+[\d,]+ [\d,]+ energy/);
  log.unmount();

  await renderPage(`${PATH}?view=plan`);
  expect(await firstEntry("Gyms")).toHaveTextContent(/Str .* to unlock/);
});
