import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";

import { onPhone } from "@/app/testing/on-phone";
import {
  address,
  answer,
  deferred,
  httpStatus,
  renderPage,
  servePages,
} from "@/app/testing/render-page";
import { cellTexts, findTable, rowsOf } from "@/app/testing/table-texts";
import { ANSWERS } from "@/lib/api/testing/answers";
import older from "@/lib/api/testing/fixtures/torn-stocks.legacy.json";
import holdings from "@/lib/api/testing/fixtures/user-stocks.json";
import { apiError } from "@/lib/api/testing/server";

const PATH = "/app/torn/stock-market";

servePages();

const [held] = holdings.stocks;
const NONE_COUNTED = { ...held?.bonus, available: false, increment: 0 };
const ONLY_TCT = { "/user/stocks": { stocks: [{ ...held, id: 9 }] } };

/** The lists of cards: the player's own stocks, if they come first, and the others. */
const findLists = () => screen.findAllByRole("list", { name: /^(Yours|Stocks)$/ });

const acronyms = async () =>
  (await findLists()).flatMap((list) =>
    within(list)
      .getAllByRole("heading", { level: 2 })
      .map(({ textContent }) => textContent.slice(0, 3)),
  );

async function card(acronym: string): Promise<HTMLElement> {
  const cards = (await findLists()).flatMap((list) => within(list).getAllByRole("listitem"));
  const found = cards.find(({ textContent }) => textContent.startsWith(acronym));
  if (found === undefined) throw new Error(`No card of ${acronym}`);
  return found;
}

test("a card has a stock’s benefit and market, and what the player owns of it", async () => {
  const { user, calls } = await renderPage(PATH);
  const bank = await card("TSB");
  expect(screen.getByRole("heading", { level: 1, name: "Stock Market" })).toBeVisible();
  for (const text of [
    "TSB Torn & Shanghai Banking [1]",
    "$1,179.43",
    "Active, every 31 days, requires 3,000,000 shares",
    "$50,000,000",
    "2 active",
    "$10.6b",
    "You own 9,000,000 shares at $1,179.43",
  ]) {
    expect(bank).toHaveTextContent(text);
  }
  expect(within(bank).getByRole("presentation")).toHaveAttribute(
    "src",
    expect.stringMatching(/logos\/TSB\.svg$/),
  );
  expect(await card("TCI")).not.toHaveTextContent("You own");
  expect(await card("TCI")).toHaveTextContent("Passive, on after 7 days, requires");
  expect(bank).not.toHaveTextContent("Market cap");
  const more = within(bank).getByRole("button", { name: /^More\s?about\s?TSB$/ });
  await user.click(more);
  expect(more).toHaveAttribute("aria-expanded", "true");
  expect(bank).toHaveTextContent("Market cap$24,356,000,000,000");
  expect(bank).toHaveTextContent("Investors17,940");
  expect(await card("TCI")).not.toHaveTextContent("Investors");
  // Prices load when they are opened.
  expect(new Set(calls)).toEqual(
    new Set(["/torn/stocks?comment=Almanac", "/user/stocks?comment=Almanac"]),
  );
  await user.click(within(bank).getByLabelText("How it’s calculated: the value of your TSB"));
  expect(await screen.findByRole("dialog")).toHaveTextContent("9,000,000 × $1,179.43");
});

const headline = () => screen.findByText(/in your 2 stocks/);

test("the page opens with what the player’s stocks are worth, and what is ready to collect", async () => {
  await renderPage(PATH, {
    answers: {
      "/user/stocks": {
        stocks: [
          { ...held, bonus: { ...held?.bonus, available: true } },
          { ...held, id: 9, bonus: { ...held?.bonus, available: false } },
        ],
      },
    },
  });
  // 9,000,000 × $1,179.43 and 9,000,000 × $300.
  expect(await headline()).toHaveTextContent("$13.3b in your 2 stocks, 1 to collect: TSB");
});

test("a dividend of which all days have passed is ready, as in Dividends, though the game doesn’t say so yet", async () => {
  const bonus = { ...held?.bonus, available: false, progress: 31, frequency: 31 };
  await renderPage(PATH, { answers: { "/user/stocks": { stocks: [{ ...held, bonus }] } } });
  expect(await screen.findByText(/in your 1 stock/)).toHaveTextContent("1 to collect: TSB");
  expect(await card("TSB")).toHaveTextContent("2 active, ready to collect");
});

test("what is ready to collect is marked, and a stock without a tier says how many shares are missing", async () => {
  onPhone();
  const answers = {
    "/user/stocks": {
      stocks: [
        { ...held, bonus: { ...held?.bonus, available: true } },
        { ...held, id: 9, shares: 40_000, bonus: null },
      ],
    },
  };
  await renderPage(PATH, { answers });
  const row = await screen.findByRole("button", { name: /^TSB/ });
  expect(row).toHaveTextContent("Ready: 2 × $50,000,000");
  expect(screen.getByRole("button", { name: /^TCT/ })).toHaveTextContent(
    "TCT The Torn City Times $12.0m None yet, 60,000 shares short $300.00 a share",
  );
  fireEvent.click(row);
  expect(screen.getByText("Your tiers").parentElement).toHaveTextContent(/ready to collect$/);
  fireEvent.click(row);
  fireEvent.click(screen.getByRole("button", { name: /^TCT/ }));
  expect(screen.getByText("Your tiers").parentElement).toHaveTextContent(
    /none yet, [\d,]+ shares short$/,
  );
});

test("on a phone, tiers that the game doesn’t count yet are pending", async () => {
  onPhone();
  await renderPage(PATH, {
    answers: { "/user/stocks": { stocks: [{ ...held, shares: 3_000_000, bonus: NONE_COUNTED }] } },
  });
  expect(await screen.findByRole("button", { name: /^TSB/ })).toHaveTextContent(
    "Pending: $50,000,000",
  );
});

test("on a phone, a tier that is pending shows beside those that count", async () => {
  onPhone();
  const bonus = { ...held?.bonus, available: false, increment: 1 };
  await renderPage(PATH, { answers: { "/user/stocks": { stocks: [{ ...held, bonus }] } } });
  expect(await screen.findByRole("button", { name: /^TSB/ })).toHaveTextContent(
    "$50,000,000 per 31 days, 1 pending",
  );
});

test("without stocks the headline says so", async () => {
  await renderPage(PATH, { answers: { "/user/stocks": { stocks: [] } } });
  expect(await screen.findByText(/stocks are yours so far/)).toBeVisible();
});

test("name, acronym and benefit type filter the stocks", async () => {
  const { user } = await renderPage(PATH);
  expect(await acronyms()).toEqual(["TSB", "TCI", "TCT", "PTS"]);
  const search = screen.getByLabelText("Name or acronym");
  for (const [text, shown] of [
    ["shanghai", ["TSB"]],
    ["tc", ["TCI", "TCT"]],
  ] as const) {
    await user.clear(search);
    await user.type(search, text);
    await waitFor(async () => {
      expect(await acronyms()).toEqual(shown);
    });
    await waitFor(() => {
      expect(address()).toBe(`${PATH}?q=${text}`);
    });
  }
  await user.clear(search);
  await waitFor(() => {
    expect(address()).toBe(PATH);
  });
  await user.click(screen.getByRole("button", { name: "Active" }));
  expect(await acronyms()).toEqual(["TSB", "TCT", "PTS"]);
  const passive = screen.getByRole("button", { name: "Passive" });
  await user.click(passive);
  expect(await acronyms()).toEqual(["TCI"]);
  await waitFor(() => {
    expect(address()).toBe(`${PATH}?benefit=passive`);
  });
  await user.click(passive);
  expect(await acronyms()).toHaveLength(4);
});

test("a stock is found with a slip in its name", async () => {
  await renderPage(`${PATH}?q=shangai`);
  expect(await acronyms()).toEqual(["TSB"]);
  expect(screen.getByText(/^No exact match for “shangai”/)).toBeVisible();
});

test("stocks that the player owns come first, and figures of the market show while they sort", async () => {
  const { user } = await renderPage(PATH, { answers: ONLY_TCT });
  expect(await acronyms()).toEqual(["TCT", "TSB", "TCI", "PTS"]);
  expect(screen.getByText("4 stocks, you own 1")).toBeVisible();
  const lists = () =>
    screen.getAllByRole("list", { name: /^(Yours|Stocks)$/ }).map((list) => list.ariaLabel);
  expect(lists()).toEqual(["Yours", "Stocks"]);
  expect(screen.getByRole("heading", { name: "Others" })).toBeVisible();
  const sort = screen.getByLabelText("Sort by");
  await user.selectOptions(sort, "As listed");
  expect(lists()).toEqual(["Stocks"]);
  expect(await acronyms()).toEqual(["TSB", "TCI", "TCT", "PTS"]);
  await user.selectOptions(sort, "Name");
  expect(await acronyms()).toEqual(["PTS", "TCT", "TSB", "TCI"]);
  await user.selectOptions(sort, "Investors");
  expect(await card("TSB")).toHaveTextContent("Investors17,940");
  expect(screen.queryByRole("button", { name: /^More/ })).toBeNull();
  await waitFor(() => {
    expect(address()).toBe(`${PATH}?sort=investors`);
  });
});

test("prices load when they are opened, as performance and as a table", async () => {
  const { user, calls } = await renderPage(PATH);
  await user.click(within(await card("TCT")).getByLabelText("Prices of TCT"));
  const performance = rowsOf(await findTable("Performance")).map(cellTexts);
  const row = (period: string) => performance.find(([name]) => name === period)?.join(" ");
  expect(row("Hour")).toBe("Hour −0.50 −0.17% $300.50 $299.75 $301.00");
  expect(row("Day")).toBe("Day +3.00 +1.01% $297.00 $296.50 $302.00");
  expect(row("Week")).toContain("−1.96%");
  expect(row("Month")).toContain("+7.14%");
  expect(row("Year")).toContain("−25.00%");
  expect(row("All time")).toContain("+200.00%");
  expect(calls).toHaveLength(3);
  expect(
    screen.getByRole("img", { name: /^The price of TCT: .* \$300\.00\.$/ }),
  ).toBeInTheDocument();
  await user.click(screen.getByText("As a table"));
  const prices = rowsOf(await findTable("Prices"));
  expect(prices).toHaveLength(3);
  expect(prices[0]).toHaveTextContent("$300.00−0.25");
  expect(prices[2]).toHaveTextContent("$299.75–");
});

test("if prices fail, the page stays, and they can be loaded again", async () => {
  const { user } = await renderPage(PATH, { answers: { "/torn/1/stocks": apiError(17) } });
  await user.click(within(await card("TSB")).getByLabelText("Prices of TSB"));
  const prices = within(await screen.findByRole("dialog", { name: /TSB/ }));
  expect(await prices.findByText("Error loading prices: for the test")).toBeVisible();
  answer({ "/torn/1/stocks": ANSWERS["/torn/9/stocks"] ?? {} });
  await user.click(prices.getByText("Try again"));
  expect(await findTable("Performance")).toBeVisible();
});

test("a key without access to holdings still shows the market", async () => {
  const { user } = await renderPage(PATH, { answers: { "/user/stocks": apiError(16) } });
  expect(await screen.findByText(/^Couldn’t load your holdings\./)).toBeVisible();
  expect(await card("TSB")).toHaveTextContent("$1,179.43");
  expect(screen.queryByText("You own")).toBeNull();
  expect(screen.queryByText(/in your/)).toBeNull();
  answer({ "/user/stocks": ANSWERS["/user/stocks"] ?? {} });
  await user.click(screen.getByText("Try again"));
  await waitFor(async () => {
    expect(await card("TSB")).toHaveTextContent("You own 9,000,000 shares");
  });
});

test("a link opens the prices of a stock", async () => {
  await renderPage(`${PATH}?q=TSB&stock=1`);
  expect(await screen.findByRole("dialog", { name: /^TSB/ })).toBeVisible();
});

test("without stocks it says so", async () => {
  await renderPage(PATH, { answers: { "/torn/stocks": { stocks: [] } } });
  expect(await screen.findByText("The game lists no stocks")).toBeVisible();
});

test("the older shape shows the same stocks", async () => {
  await renderPage(PATH, { answers: { "/torn/stocks": older } });
  expect(await acronyms()).toEqual(["TSB", "TCI", "TCT", "PTS"]);
});

test("while stocks load the page says so, and why they didn’t", async () => {
  const failure = deferred(httpStatus(500)());
  const { user } = await renderPage(PATH, { answers: { "/torn/stocks": failure.answer } });
  expect(await screen.findByText("Loading data...")).toBeVisible();
  failure.release();
  expect(await screen.findByText("Error loading stock data: Internal Server Error")).toBeVisible();
  answer({ "/torn/stocks": apiError(17) });
  await user.click(screen.getByText("Try again"));
  expect(await screen.findByText("Error loading stock data: for the test")).toBeVisible();
});

test("on a phone a stock takes two lines, which open on the rest of its card", async () => {
  onPhone();
  await renderPage(PATH);
  const row = () => screen.findByRole("button", { name: /^TSB/ });
  await waitFor(async () => {
    expect(await row()).toHaveTextContent(
      "TSB Torn & Shanghai Banking $10.6b 2 × $50,000,000 per 31 days $1,179.43 a share",
    );
  });
  const cap = () => screen.queryByText("Market cap", { selector: "dt" });
  expect(cap()).toBeNull();
  fireEvent.click(await row());
  expect(cap()?.parentElement).toHaveTextContent("$24,356,000,000,000");
  expect(screen.getByRole("button", { name: "Prices of TSB" })).toBeVisible();
  expect(screen.getByRole("button", { name: /^TCI/ })).toHaveTextContent(
    /Investments a 10% bank interest bonus \$[\d,.]+ a share$/i,
  );
  fireEvent.change(screen.getByLabelText("Sort by"), { target: { value: "name" } });
  expect(await row()).toHaveTextContent("$1,179.43 2 × $50,000,000 per 31 days $10.6b owned");
  expect(screen.getByRole("button", { name: /^TCI/ })).not.toHaveTextContent(/owned|a share/);
  fireEvent.change(screen.getByLabelText("Sort by"), { target: { value: "cap" } });
  expect(await row()).toHaveTextContent("$24.4t cap");
});
