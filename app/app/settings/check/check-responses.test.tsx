import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";

import { ANSWERS, NOW } from "@/lib/api/testing/answers";
import { FURTHER_RESPONSES, responseTo } from "@/lib/api/testing/changed-responses";
import { apiError } from "@/lib/api/testing/server";
import { ACCESS } from "@/lib/api/transport/access";

import {
  answer,
  type Answers,
  httpStatus,
  noConnection,
  renderPage,
  servePages,
} from "../../../testing/render-page";

servePages();

/** A call for each path, and seven more for the paths that need further ones. */
const CALLS = Object.keys(ACCESS).length + 7;

/** The answers that only the check asks for. */
const FURTHER: Answers = Object.fromEntries(
  Object.keys(FURTHER_RESPONSES).map((key) => [
    key.replace(/\?.*/, ""),
    (call: URL) => responseTo({ ...ANSWERS, ...FURTHER_RESPONSES }, call.href),
  ]),
);

const section = () => screen.getByRole("region", { name: "Check API responses" });
const button = (name: string) => within(section()).findByRole("button", { name });

const rows = () => within(screen.getByLabelText("Results of the check")).getAllByRole("listitem");

const rowOf = (path: string) =>
  rows().find((row) => within(row).queryByText(path, { exact: true }) !== null) ?? null;

async function startCheck(answers: Answers = {}) {
  const page = await renderPage("/app/settings", { answers: { ...FURTHER, ...answers } });
  expect(await screen.findByText("alpha_one [3000001]")).toBeVisible();
  fireEvent.click(await button("Check now"));
  return page;
}

const says = async (text: string | RegExp) => {
  await waitFor(() => {
    expect(section()).toHaveTextContent(text);
  });
};

const rowSays = async (path: string, text: string) => {
  await waitFor(() => {
    expect(rowOf(path)).toHaveTextContent(text);
  });
};

test("makes at most 30 calls a minute, pauses, resumes where it was, and names what failed", async () => {
  // The calls of a minute are counted on both clocks.
  vi.useFakeTimers({
    toFake: ["Date", "performance", "setTimeout", "clearTimeout"],
    now: NOW,
    shouldAdvanceTime: true,
  });
  const { calls } = await startCheck({
    "/user/log": apiError(16),
    "/faction/balance": apiError(7),
    "/user/perks": apiError(17),
  });
  await says(`Checking: 30 of ${CALLS}`);
  expect(within(section()).getByRole("progressbar")).toHaveAttribute("aria-valuenow", "30");
  fireEvent.click(await button("Pause"));
  await says(`Paused: 30 of ${CALLS}`);
  expect(await screen.findByText("Check paused")).toBeInTheDocument();
  const made = calls.length;
  await act(() => vi.advanceTimersByTimeAsync(120_000));
  await says(`Paused: 30 of ${CALLS}`);
  expect(calls).toHaveLength(made);

  fireEvent.click(await button("Resume"));
  await says(`Checking: 60 of ${CALLS}`);
  await act(() => vi.advanceTimersByTimeAsync(62_000));
  expect(await screen.findByText(/^Check finished: .*OK: \d+$/)).toBeInTheDocument();
  expect(await button("Check again")).toBeVisible();
  expect(rows()).toHaveLength(CALLS);
  expect(section()).not.toHaveTextContent("Data lost");
  expect(rowOf("user/log")).toHaveTextContent("No access");
  expect(rowOf("user/log")).toHaveTextContent("Error code 16.");
  expect(rowOf("faction/balance")).toHaveTextContent("No access");
  expect(rowOf("user/perks")).toHaveTextContent("Couldn’t load");
});

test("names dropped records and new fields, and leaves the rest to the report", async () => {
  const { stocks } = ANSWERS["/torn/stocks"] as { stocks: object[] };
  const added = Object.fromEntries(["a", "b", "c", "d", "e"].map((name) => [`new_${name}`, 5]));
  await startCheck({
    "/torn/stocks": {
      stocks: stocks.map((stock, index) => ({ ...stock, ...added, ...(index < 2 && { id: "x" }) })),
    },
  });
  await rowSays("torn/stocks", "2 of 4 records dropped");
  expect(rowOf("torn/stocks")).toHaveTextContent("stocks[].id: text instead of number (2 of 4)");
  expect(rowOf("torn/stocks")).toHaveTextContent("stocks[].new_a: new, number (4 of 4)");
  expect(rowOf("torn/stocks")).toHaveTextContent("2 more lines in the report");
});

test("a paused key ends the check, with a button to try again", async () => {
  await startCheck({ "/torn/stocks": apiError(18) });
  const alert = await within(section()).findByRole("alert");
  expect(alert).toHaveTextContent("Your API key can’t be used");
  expect(await button("Copy report")).toBeVisible();
  expect(rowOf("torn/stocks")).toBeNull();

  answer({ "/torn/stocks": ANSWERS["/torn/stocks"] ?? {} });
  fireEvent.click(await button("Try again"));
  await rowSays("torn/stocks", "Changed, nothing lost");
  expect(within(section()).queryByRole("alert")).toBeNull();
});

test("while the game is down, nothing counts as lost", async () => {
  await renderPage("/app/settings");
  expect(await screen.findByText("alpha_one [3000001]")).toBeVisible();
  answer({ "/*": httpStatus(500) });
  fireEvent.click(await button("Check now"));
  await rowSays("faction/basic", "The game’s API is down.");
  expect(rowOf("faction/basic")).toHaveTextContent("Couldn’t load");
  expect(section()).not.toHaveTextContent("Data lost");
});

test("without a connection the check stops before its first response", async () => {
  await renderPage("/app/settings");
  expect(await screen.findByText("alpha_one [3000001]")).toBeVisible();
  answer({ "/*": noConnection });
  fireEvent.click(await button("Check now"));
  expect(await within(section()).findByRole("alert")).toHaveTextContent(
    `Check stopped: 0 of ${CALLS}`,
  );
});

test("with another key there are no results yet", async () => {
  await startCheck();
  await rowSays("faction/basic", "Changed, nothing lost");
  act(() => {
    localStorage.setItem("apiKey", "ZyXw9876VuTs5432");
    window.dispatchEvent(new StorageEvent("storage", { key: "apiKey" }));
  });
  expect(await button("Check now")).toBeVisible();
  expect(screen.queryByLabelText("Results of the check")).toBeNull();
});

test("the check can be paused while the first response doesn’t come", async () => {
  await renderPage("/app/settings");
  expect(await screen.findByText("alpha_one [3000001]")).toBeVisible();
  answer({ "/key/info": () => new Promise(() => undefined) });
  fireEvent.click(await button("Check now"));
  await says(`Checking: 0 of ${CALLS}`);
  fireEvent.click(await button("Pause"));
  await says(`Paused: 0 of ${CALLS}`);
});
