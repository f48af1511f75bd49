import { screen } from "@testing-library/react";
import { expect, test } from "vitest";

import { answer, deferred, httpStatus, servePages } from "@/app/testing/render-page";
import { findTable } from "@/app/testing/table-texts";
import { findWholeText } from "@/app/testing/whole-text";
import userStocks from "@/lib/api/testing/fixtures/user-stocks.json";
import userStocksOlder from "@/lib/api/testing/fixtures/user-stocks.legacy.json";
import { apiError } from "@/lib/api/testing/server";

import { OLDER, TODAY } from "./testing/portfolio-answers";
import { cardWith, findCards, renderPortfolio } from "./testing/portfolio-page";

servePages();

test("the older shapes show the same figures", async () => {
  const shown = async (answers: typeof TODAY | typeof OLDER) => {
    const { unmount } = await renderPortfolio(answers);
    await findTable("Purchases");
    const text = screen.getByRole("main").textContent;
    unmount();
    return text;
  };
  const today = await shown(TODAY);
  expect(await shown(OLDER)).toBe(today);
});

test.each([{ stocks: [] }, { stocks: {} }, { stocks: null }])(
  "holdings that are $stocks are none",
  async ({ stocks }) => {
    await renderPortfolio({ "/user/stocks": { stocks } });
    expect(await screen.findByText("No stock holdings found.")).toBeVisible();
    expect(screen.queryByRole("list", { name: "Holdings" })).toBeNull();
    expect(screen.queryByText(/^Hidden:/)).toBeNull();
  },
);

test.each([
  { shape: "today’s", holdings: userStocks },
  { shape: "the older", holdings: userStocksOlder },
])("holdings in $shape shape whose stocks the game no longer lists", async ({ holdings }) => {
  await renderPortfolio({ "/user/stocks": holdings });
  const cards = await findCards();
  expect(cardWith(cards, "TSB")).toHaveTextContent("9,000,000");
  // (3,000,000 × 885.61 + 6,000,000 × 901.20) ÷ 9,000,000
  expect(cardWith(cards, "TSB")).toHaveTextContent("$896.00");
  for (const name of ["Stock [12]", "Stock [22]", "Stock [25]"]) {
    expect(cardWith(cards, name)).toHaveTextContent("no longer listed, so no price");
  }
});

test("a holding that can’t be read is counted, and the others are shown", async () => {
  const [first, ...rest] = TODAY["/user/stocks"].stocks;
  await renderPortfolio({ "/user/stocks": { stocks: [{ ...first, shares: "many" }, ...rest] } });
  expect(await findCards()).toHaveLength(5);
  expect(await findWholeText("Left out 1 unreadable record from user/stocks.")).toBeVisible();
});

test("without a listed purchase, cost and profit are unknown", async () => {
  await renderPortfolio({
    "/user/stocks": { stocks: [{ id: 9, shares: 250_000, transactions: [], bonus: null }] },
  });
  const lead = await screen.findByRole("region", { name: "At a glance" });
  expect(lead).toHaveTextContent("Total value $75,000,000");
  expect(lead).toHaveTextContent("Profit –");
  expect(lead).toHaveTextContent(/Cost\s*–\s*0 purchases/);
});

test("a holding without a price has no sale fee, and no minus sign", async () => {
  const { user } = await renderPortfolio({
    "/user/stocks": { stocks: [{ id: 99, shares: 5000, transactions: [], bonus: null }] },
  });
  expect(cardWith(await findCards(), "Stock [99]")).toBeVisible();
  await user.click(screen.getByLabelText("How it’s calculated: Total value"));
  const how = await screen.findByRole("dialog");
  expect(how).toHaveTextContent(/Sale fee, 0\.1%\s*\$0/);
  expect(how).not.toHaveTextContent("−$0");
});

test.each(["/torn/stocks", "/user/stocks"])(
  "without %s, the page says what failed and which key it needs",
  async (path) => {
    const failure = deferred(httpStatus(500)());
    const { user } = await renderPortfolio({ [path]: failure.answer });
    expect(await screen.findByText("Loading data...")).toBeVisible();
    failure.release();
    expect(await screen.findByText("Error loading stock data")).toBeVisible();
    answer({ [path]: apiError(16) });
    await user.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByText(/a key with Limited or Full Access/)).toBeVisible();
  },
);
