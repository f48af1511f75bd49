import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";

import { onPhone } from "@/app/testing/on-phone";
import { findRows } from "@/app/testing/phone-rows";
import { deferred, renderPage, servePages } from "@/app/testing/render-page";
import { apiError } from "@/lib/api/testing/server";

import {
  answerLog,
  bought,
  boughtAbroad,
  brokenPurchase,
  entry,
  flights,
  ITEMS,
  RECORDED,
  sold,
} from "./testing/log";

servePages();

const show = (answers: Record<string, object>, search = "") =>
  renderPage(`/app/user/ledger${search}`, { answers: { "/torn/items": ITEMS, ...answers } });

const glance = () => screen.findByRole("region", { name: "At a glance" });

describe("without the log", () => {
  test.each(["", "?view=trade"])(
    "with a key that can’t read it, the view says what to do: Ledger%s",
    async (search) => {
      await show({ "/user/log": apiError(16) }, search);
      expect(await screen.findByText("Trips and Trade need your log")).toBeVisible();
      expect(screen.getByText(/custom key that includes the log/)).toBeVisible();
      expect(screen.getByRole("link", { name: "Create a key in the game" })).toHaveAttribute(
        "href",
        "https://www.torn.com/preferences.php#tab=api",
      );
      expect(screen.queryByRole("table")).toBeNull();
      expect(screen.getByRole("link", { name: "Trade" })).toBeVisible();
    },
  );

  test("Trade still has the listings and the finished trades", async () => {
    localStorage.setItem("player", "3000001");
    await show({ "/user/log": apiError(16) }, "?view=trade");
    const rows = within(await screen.findByRole("table", { name: "Your listings" }))
      .getAllByRole("row")
      .slice(1)
      .map(({ textContent }) => textContent);
    expect(rows).toEqual([
      "Camel Plushie28$72,461+3.52%$1,927,462",
      "Xanaxanonymous2$850,000−1.39%$1,445,000",
    ]);
    expect(screen.getByText(/^If all is sold: \$3,372,462 after the fee/)).toBeVisible();
    const trades = within(await screen.findByRole("region", { name: "Your trades" }));
    expect(trades.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
      "Bravo Plushies19 Nov 2026Open trade 900002",
      "Charlienot completedOpen trade 900001",
    ]);
    expect(trades.getByRole("link", { name: "Open trade 900002" })).toHaveAttribute(
      "href",
      "https://www.torn.com/trade.php#step=view&ID=900002",
    );
  });

  test("without any listing or trade, Trade says so", async () => {
    await show(
      {
        "/user/log": apiError(16),
        "/user/itemmarket": { itemmarket: [] },
        "/user/trades": { trades: [] },
      },
      "?view=trade",
    );
    expect(await screen.findByText("You have nothing on the item market.")).toBeVisible();
    expect(await screen.findByText("You have no finished trades.")).toBeVisible();
  });

  test("a key below Limited Access reads neither, and Trade says what it needs", async () => {
    await show(
      {
        "/user/log": apiError(16),
        "/user/itemmarket": apiError(16),
        "/user/trades": apiError(16),
      },
      "?view=trade",
    );
    const alert = await screen.findByRole("alert");
    await waitFor(() => {
      expect(alert).toHaveTextContent("Couldn’t load your listings on the item market.");
      expect(alert).toHaveTextContent("Couldn’t load your trades.");
    });
    expect(screen.queryByRole("region", { name: "Your trades" })).toBeNull();
  });

  test("on a phone a listing has two lines", async () => {
    onPhone();
    await show({ "/user/log": apiError(16) }, "?view=trade");
    const [row] = await findRows("Your listings");
    expect(row).toHaveTextContent("Camel Plushie $1,927,462 28 listed at $72,461 +3.52%");
  });

  test("a failure has its reason and a button, and its figures are dashes", async () => {
    await show({ "/user/log": apiError(17) });
    expect(await screen.findByRole("alert")).toHaveTextContent(/^Couldn’t load your log/);
    expect(await glance()).toHaveTextContent("– per hourYour trips are unknown");
    expect(screen.queryByText(/^No trips/)).toBeNull();
  });
});

describe("an empty log", () => {
  test("says that there are no trips, and what would be here", async () => {
    await show({ "/user/log": answerLog([]) });
    expect(await screen.findByText("No trips since 25 Sept 2026")).toBeVisible();
    expect(await glance()).toHaveTextContent("– per hourNo finished trips in this period");
    expect(screen.getByRole("link", { name: "Open the travel agency" })).toHaveAttribute(
      "href",
      "https://www.torn.com/page.php?sid=travel",
    );
  });

  test("without a limit of time, in the whole log", async () => {
    await show({ "/user/log": answerLog([]) }, "?period=all");
    expect(await screen.findByText("No trips in your log")).toBeVisible();
  });

  test("has no trades either", async () => {
    await show({ "/user/log": answerLog([]) }, "?view=trade");
    expect(await screen.findByText("No trades since 25 Sept 2026")).toBeVisible();
  });
});

describe("a long log", () => {
  const sales = Array.from({ length: 180 }, (_, index) => sold(index + 1, 1, 50));
  const log = [...RECORDED, ...sales, ...flights("UAE", 400)];

  test("loads page by page, and can be paused and resumed", async () => {
    const second = deferred(answerLog([]));
    let isSecond = false;
    await show({
      "/user/log": (url: URL) => {
        if (!url.searchParams.has("to")) return answerLog(log)(url);
        if (isSecond) return answerLog(log)(url);
        isSecond = true;
        return second.answer().then(() => answerLog(log)(url));
      },
    });
    fireEvent.click(await screen.findByRole("button", { name: "Pause" }));
    expect(await screen.findByText(/^Paused: \d+ log entries back to/)).toBeVisible();
    expect(await glance()).toHaveTextContent(/Last trip so far, /);
    second.release();
    fireEvent.click(screen.getByRole("button", { name: "Resume" }));
    await waitFor(async () => {
      expect(await glance()).toHaveTextContent(/Last 2 trips, /);
    });
    expect(screen.queryByRole("button", { name: "Pause" })).toBeNull();
  });
});

test("a log that has loaded to its first entry names no date", async () => {
  await show({ "/user/log": answerLog(RECORDED) }, "?period=all");
  expect(await screen.findByText(`${RECORDED.length} log entries.`)).toBeVisible();
});

test("entries that can’t be read are named", async () => {
  await show({ "/user/log": answerLog([...RECORDED, brokenPurchase(3)]) });
  expect(
    await screen.findByText("1 log entry has no item, quantity or trade, so it isn’t counted."),
  ).toBeVisible();
});

describe("trade", () => {
  const log = [bought(90, 10, 8_000_000), bought(80, 5, 4_250_000), sold(70, 12, 10_800_000, 206)];

  test("each item’s profit is of its oldest purchases", async () => {
    await show({ "/user/log": answerLog(log) }, "?view=trade");
    const table = await screen.findByRole("table", { name: "Sold" });
    const [, row] = within(table).getAllByRole("row");
    // 10 at $800,000 and 2 at $850,000.
    expect(row).toHaveTextContent(/^Xanaxitem market1512003\$2,422,500\+\$1,100,000$/);
    expect(screen.getByText("+$1,100,000", { selector: "strong" })).toBeVisible();
    const sources = await screen.findByRole("table", { name: "By source" });
    expect(within(sources).getAllByRole("row")[1]).toHaveTextContent(
      "Item market12$9,700,000$10,800,000+$1,100,000",
    );
    // One week is no comparison.
    expect(screen.queryByText("By week")).toBeNull();
    expect(screen.queryByText("All weeks")).toBeNull();
  });

  test("shows only the items of a source, and says how many each has", async () => {
    const abroad = [...flights("UAE", 48), boughtAbroad("UAE", 48, 28, 14_000)];
    await show({ "/user/log": answerLog([...log, ...abroad]) }, "?view=trade");
    const source = await screen.findByRole("group", { name: "Source" });
    expect(source).toHaveTextContent(/^Abroad 1Item market 1$/);
    fireEvent.click(within(source).getByRole("button", { name: "Abroad 1" }));
    await waitFor(() => {
      const rows = within(screen.getByRole("table", { name: "Not sold" })).getAllByRole("row");
      expect(rows.slice(1).map(({ textContent }) => textContent)).toEqual([
        expect.stringMatching(/^Camel Plushieabroad28/),
      ]);
    });
    expect(screen.getByText("None of these is sold yet.")).toBeVisible();
    expect(location.search).toContain("source=abroad");
  });

  test("what was bought before the log has no cost, and no profit", async () => {
    await show({ "/user/log": answerLog([sold(70, 12, 10_800_000, 206)]) }, "?view=trade");
    const table = await screen.findByRole("table", { name: "Sold" });
    expect(within(table).getAllByRole("row")[1]).toHaveTextContent(/^Xanaxowned before01212000–$/);
    expect(screen.getByRole("region", { name: "At a glance" })).toHaveTextContent(
      "Sold at unknown cost12not in the profit",
    );
  });

  describe("points", () => {
    const points = entry(5010, "Points buy", 50, {
      ...{ quantity: 20 },
      ...Object.fromEntries([["cost_total", 669_600]]),
    });
    const offers = { pointsmarket: [{ id: 1, cost: 34_120, quantity: 5 }] };

    test("left have the price of the points market, without a fee", async () => {
      await show(
        { "/user/log": answerLog([points]), "/market/pointsmarket": offers },
        "?view=trade",
      );
      const table = await screen.findByRole("table", { name: "Not sold" });
      await waitFor(() => {
        expect(within(table).getAllByRole("row")[1]).toHaveTextContent(
          /^Pointspoints market2020\$669,600\$682,400\+\$12,800$/,
        );
      });
    });

    test("have an unknown value if the points market fails", async () => {
      await show(
        { "/user/log": answerLog([points]), "/market/pointsmarket": apiError(17) },
        "?view=trade",
      );
      expect(await screen.findByRole("alert")).toHaveTextContent(
        /^Couldn’t load the points market\. Your points’ value shows –\./,
      );
      const table = screen.getByRole("table", { name: "Not sold" });
      expect(within(table).getAllByRole("row")[1]).toHaveTextContent(/\$669,600––$/);
    });
  });

  test("of an item whose cost is known in part, the profit says of how many", async () => {
    await show(
      { "/user/log": answerLog([bought(90, 28, 22_008_000), sold(70, 40, 31_829_200, 206)]) },
      "?view=trade",
    );
    const table = await screen.findByRole("table", { name: "Sold" });
    expect(within(table).getAllByRole("row")[1]).toHaveTextContent(
      /^Xanaxitem market, owned before284012000\+\$272,440for 28 of 40$/,
    );
  });

  test("weeks are those of the sales, side by side", async () => {
    const later = [...log, sold(300, 1, 900_000, 206), bought(400, 1, 1_000_000)];
    await show({ "/user/log": answerLog(later) }, "?view=trade");
    fireEvent.click(await screen.findByText("All weeks"));
    const weeks = await screen.findByRole("table", { name: "Weeks" });
    const rows = within(weeks).getAllByRole("row").slice(1);
    expect(rows[0]).toHaveTextContent(/^16 Nov to 22 Nov12.*\+\$1,100,000$/);
    expect(rows[1]).toHaveTextContent(/^2 Nov to 8 Nov1.*−\$100,000 loss$/);
    expect(
      screen.getByRole("img", {
        name: /^Profit of sales, with the number of items sold, in 2 weeks/,
      }),
    ).toHaveTextContent("−$100k+$1.10m2 Nov116 Nov12");
  });

  test.each([
    {
      items: ITEMS,
      text: "Unsold, less 5%$2.42m3 items",
    },
    {
      items: apiError(17),
      text: "Unsold, less 5%–3 items, 3 without a market value",
    },
  ])("$text", async ({ items, text }) => {
    await show({ "/user/log": answerLog(log), "/torn/items": items }, "?view=trade");
    expect(await screen.findByRole("region", { name: "At a glance" })).toHaveTextContent(text);
  });
});
