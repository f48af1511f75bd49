import { screen } from "@testing-library/react";
import { expect, test } from "vitest";

import { answer, deferred, httpStatus, renderPage, servePages } from "@/app/testing/render-page";
import { findTable } from "@/app/testing/table-texts";
import { apiError } from "@/lib/api/testing/server";

import { findTiers, renderRoi } from "./testing/roi-page";
import { OLDER, TODAY } from "./testing/stock-answers";

servePages();

// Prices may fail alone: app/app/dead-calls.test.tsx.
test.each(["/torn/stocks", "/user/stocks"] as const)(
  "without %s, the page says why, and can be tried again",
  async (path) => {
    const failure = deferred(httpStatus(500)());
    const { user } = await renderRoi("", { [path]: failure.answer });
    expect(await screen.findByText("Loading data...")).toBeVisible();
    failure.release();
    expect(await screen.findByText("Error loading data: Internal Server Error")).toBeVisible();
    answer({ [path]: apiError(17) });
    await user.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByText("Error loading data: for the test")).toBeVisible();
    answer({ [path]: TODAY[path] });
    await user.click(screen.getByRole("button", { name: "Try again" }));
    expect(await findTiers()).toBeVisible();
  },
);

test("without stocks it says so", async () => {
  await renderRoi("", { "/torn/stocks": { stocks: [] } });
  expect(await screen.findByText("The game lists no stocks")).toBeVisible();
});

/** The page's text without its charts, whose code may load later. */
function mainText() {
  const copy = document.createElement("main");
  copy.innerHTML = screen.getByRole("main").innerHTML;
  for (const chart of copy.querySelectorAll("[role=img]")) chart.remove();
  return copy.textContent;
}

test("the older shapes show the same in every view", async () => {
  const texts = async (answers: typeof TODAY | typeof OLDER) => {
    const { user, unmount } = await renderPage("/app/tools/stock-market?purchased=on&money=5b", {
      answers,
    });
    await findTiers();
    const shown = [mainText()];
    for (const [link, name] of [
      ["Next tier", "Next tier"],
      ["Budget", "Budget"],
      ["Dividends", "Dividend calendar"],
    ] as const) {
      await user.click(screen.getByRole("link", { name: link }));
      await findTable(name);
      shown.push(mainText());
    }
    unmount();
    return shown;
  };
  const today = await texts(TODAY);
  expect(await texts(OLDER)).toEqual(today);
});
