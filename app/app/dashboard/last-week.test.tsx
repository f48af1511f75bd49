import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";

import { renderPage, servePages } from "@/app/testing/render-page";

import { linkIn, openDashboard, PATH, region, says } from "./testing/dashboard-page";

servePages();

const CARD = "Last 7 days";

const textsOf = (selector: "dt" | "dd") =>
  [...region(CARD).querySelectorAll(selector)].map(({ textContent }) => textContent);

test("without a history, the card leads to the page that loads it, and makes no call for it", async () => {
  const { calls } = await openDashboard();
  await says(CARD, "Load your history in My Progress");
  expect(linkIn(CARD, "My Progress")).toHaveAttribute("href", "/app/user/progress");
  expect(calls.filter((call) => call.includes("personalstats?stat="))).toEqual([]);
});

test("the card shows the week’s changes of three tracked stats, which the player chooses, and the new awards", async () => {
  sessionStorage.setItem("demo", "on");
  const { user } = await renderPage(PATH);
  await waitFor(() => {
    expect(textsOf("dd")).toEqual(
      [/^\+\$/, /^\+.*%\)$/, /^\+.*%\)$/].map((text): unknown => expect.stringMatching(text)),
    );
  });
  await says(CARD, /\d+ new awards? since your last visit/);

  await user.click(within(region(CARD)).getByRole("button", { name: "Choose stats" }));
  await user.click(await screen.findByRole("button", { name: "Xanax" }));
  await waitFor(() => {
    expect(textsOf("dt")[0]).toBe("Xanax");
  });
  expect(textsOf("dd")).toHaveLength(3);
});
