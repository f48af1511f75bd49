import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";

import { findTable } from "@/app/testing/table-texts";
import {
  answer,
  deferred,
  httpStatus,
  renderPage,
  restoreAnswers,
  servePages,
} from "@/app/testing/render-page";
import { apiError } from "@/lib/api/testing/server";

import { cellsOf, headsOf } from "../testing/tables";
import {
  CRIMES_TO_SUM_UP,
  crimesAnswer,
  PATH,
  REWARDED,
  WORTH_ITEMS,
} from "./testing/crime-answers";

servePages();

const region = (name: string) => screen.findByRole("region", { name });
const alert = () => within(screen.getByRole("main")).getByRole("alert");

test("sums up the crimes by status, their success and rewards, and the missing items", async () => {
  await renderPage(PATH, { answers: CRIMES_TO_SUM_UP });
  expect(await screen.findByRole("heading", { name: "Organised Crimes", level: 1 })).toBeVisible();
  const summary = await region("Summary");
  expect(summary).toHaveTextContent("latest 4 crimes");
  const texts = (role: string, within_: HTMLElement) =>
    within(within_)
      .getAllByRole(role)
      .map(({ textContent }) => textContent);
  expect(texts("term", summary)).toEqual([
    "Recruiting",
    "Planning",
    "Successful",
    "Failure",
    "Expired",
  ]);
  expect(texts("definition", summary)).toEqual(["0", "1", "1", "1", "1"]);

  const rewards = await region("Rewards");
  await waitFor(() => {
    for (const line of [
      /Success rate\s*50\.00%/,
      /Money\s*\$1,000,003/,
      /Items \(market value\)\s*\$1,743,716/,
      /Respect\s*10/,
      /Average per week with items/,
    ]) {
      expect(rewards).toHaveTextContent(line);
    }
  });
  const missing = await region("Missing items");
  expect(texts("term", missing)).toEqual(["Xanax for Alpha"]);
  expect(texts("definition", missing)).toEqual(["$871,858"]);
  expect(missing).toHaveTextContent("$872k total");
  expect(missing).toHaveTextContent("Sold in shops: Xanax for $760,000 at Black Market in Japan.");
});

test("the participation summary starts closed, and its shares add up to the dollar", async () => {
  const { user } = await renderPage(PATH, { answers: CRIMES_TO_SUM_UP });
  const fold = await screen.findByText("Member Participation Summary");
  expect(fold.closest("details")).not.toHaveAttribute("open");
  await user.click(fold);
  const shares = await findTable("Shares");
  expect(headsOf(shares)).toEqual([
    "Member",
    "Crimes",
    "Succeeded",
    "Failed",
    "Jailed or hurt",
    "Success rate",
    "Money▼",
    "Respect",
    "Items",
    "Share",
    "Last crime",
  ]);
  expect(cellsOf(shares, "Alpha").slice(1)).toEqual([
    "2",
    "1",
    "1",
    "0",
    "50.00%",
    "$333,334",
    "3",
    "$581,238",
    "33.33%",
    "in progress",
  ]);
  expect(cellsOf(shares, "bravo").slice(1)).toEqual([
    "1",
    "1",
    "0",
    "1",
    "100.00%",
    "$333,334",
    "3",
    "$581,238",
    "33.33%",
    "1 d 6 h ago",
  ]);
  // 3 × $333,334 and $1; 3 × 3 respect and 1; 3 × $581,238 and $2.
  expect(screen.getByText(/Left over: \$1, 1 respect and items worth \$2\./)).toBeVisible();
  await user.click(fold);
  expect(fold.closest("details")).not.toHaveAttribute("open");
});

test("without crimes it says so", async () => {
  await renderPage(PATH, { answers: crimesAnswer() });
  expect(await screen.findByText("No faction crimes data available")).toBeVisible();
});

test("loads, and says what failed, never as the bare number of the error", async () => {
  const late = deferred(CRIMES_TO_SUM_UP["/faction/crimes"]);
  const { unmount } = await renderPage(PATH, { answers: { "/faction/crimes": late.answer } });
  expect(await screen.findByText("Loading data...")).toBeVisible();
  late.release();
  expect(await region("Summary")).toBeVisible();
  unmount();

  await renderPage(PATH, {
    answers: { "/torn/items": httpStatus(500), "/faction/crimes": apiError(17) },
  });
  expect(await screen.findByText("Error loading data")).toBeVisible();
  expect(alert()).not.toHaveTextContent(/^\s*17\s*$/);
});

test("without faction API access it shows only that sentence", async () => {
  await renderPage(PATH, { answers: { "/faction/crimes": apiError(7) } });
  await waitFor(() => {
    expect(alert()).toHaveTextContent(
      /^You do not have faction API access\. Contact your faction leader to enable this feature for you\.$/,
    );
  });
  expect(screen.queryByRole("heading", { name: "Summary" })).toBeNull();
});

test("a crime that earned items and no money owes nothing", async () => {
  await renderPage(PATH, { answers: WORTH_ITEMS });
  const lead = await region("At a glance");
  expect(lead).toHaveTextContent("0 need you");
  expect(lead).toHaveTextContent(/Unpaid\s*\$0\s*0 crimes/);
  expect(lead).toHaveTextContent(/Success rate\s*100\.00%\s*1 of the latest 1/);
  expect(screen.queryByRole("button", { name: /^Pay out/ })).toBeNull();
});

/** The items in the summary of rewards, and their values. */
async function rewardItems() {
  const items = within(await screen.findByRole("group", { name: "Reward items" }));
  const texts = (role: string) => items.getAllByRole(role).map(({ textContent }) => textContent);
  return { names: texts("term"), values: texts("definition") };
}

test("reward items have their names, quantity and value wherever rewards are shown", async () => {
  const { user, unmount } = await renderPage(PATH, { answers: REWARDED });
  await user.click(await screen.findByText("List of items"));
  expect(await rewardItems()).toEqual({
    names: ["2 × Xanax", "Mug of the Crime"],
    values: ["$1,743,716", "not traded"],
  });
  await user.click(screen.getByText("Member Participation Summary"));
  await user.click(
    await screen.findByRole("button", { name: "How it’s calculated: the item value of Alpha" }),
  );
  const dialog = await screen.findByRole("dialog");
  expect(dialog).toHaveTextContent(/0\.67 × Xanax\s*\$581,239/);
  expect(dialog).toHaveTextContent("0.33 × Mug of the Crime");
  unmount();

  const history = await renderPage(`${PATH}?view=history`, { answers: REWARDED });
  await history.user.click(
    within(await findTable()).getByRole("button", {
      name: "How it’s calculated: the item value of Pet Project",
    }),
  );
  expect(await screen.findByRole("dialog")).toHaveTextContent(/2 × Xanax\s*\$1,743,716/);
  history.unmount();

  const payouts = await renderPage(`${PATH}?view=payouts`, { answers: REWARDED });
  expect(await region("Payout")).toHaveTextContent(
    "2 × Xanax and Mug of the Crime (at least $1,743,716)",
  );
  await payouts.user.click(screen.getByText("Choose crimes"));
  expect((await screen.findAllByText(/Mug of the Crime, 2 × Xanax/))[0]).toBeInTheDocument();
});

test("without the item list, items are ids without values, until it comes", async () => {
  const { user } = await renderPage(PATH, {
    answers: { ...REWARDED, "/torn/items": httpStatus(500) },
  });
  await user.click(await screen.findByText("List of items"));
  expect(await rewardItems()).toEqual({
    names: ["2 × Item [206]", "Mug of the Crime"],
    values: ["–", "–"],
  });
  const rewards = await region("Rewards");
  expect(rewards).toHaveTextContent(/Items \(market value\)\s*–/);
  expect(rewards).toHaveTextContent(/Money\s*\$1,000,000/);
  expect(alert()).toHaveTextContent("Couldn’t load the item list");

  restoreAnswers();
  answer(REWARDED);
  await user.click(within(alert()).getByRole("button", { name: "Try again" }));
  await waitFor(async () => {
    expect((await rewardItems()).names).toEqual(["2 × Xanax", "Mug of the Crime"]);
  });
  expect(within(screen.getByRole("main")).queryByRole("alert")).toBeNull();
});
