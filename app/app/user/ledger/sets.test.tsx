import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";

import { onPhone } from "@/app/testing/on-phone";
import { openRow } from "@/app/testing/phone-rows";
import { renderPage, servePages } from "@/app/testing/render-page";
import { apiError } from "@/lib/api/testing/server";

import { answerLog } from "./testing/log";
import { answerInventory, exchanged, POINTS_MARKET, SET_ITEMS } from "./testing/sets";

servePages();

const EXCHANGES = [
  exchanged(360, "Meteorite Fragment", 2, 30),
  exchanged(1250, "Plushie Set", 4, 44),
];

const show = (answers: Record<string, object> = {}) =>
  renderPage("/app/user/ledger?view=sets", {
    answers: {
      "/user/log": answerLog(EXCHANGES),
      "/torn/items": SET_ITEMS,
      "/user/inventory": answerInventory,
      "/market/pointsmarket": POINTS_MARKET,
      ...answers,
    },
  });

const figure = (text: string) => screen.findByText(text, { selector: "strong" });
const table = (name: string) => screen.findByRole("table", { name });
const rowsOf = async (name: string) =>
  within(await table(name))
    .getAllByRole("row")
    .slice(1)
    .map(({ textContent }) => textContent);

describe("thirteen plushies", () => {
  test("make three sets, worth more than their items", async () => {
    await show();
    expect((await figure("3 sets")).parentElement).toHaveTextContent(
      /^3 sets ready: 30 points, \$1.02m \$90,755 more than selling their 39 items\. Next set: 1 Lion Plushie from South Africa\.$/,
    );
  });

  test("bring less than their items at a low price of points", async () => {
    await show({
      "/market/pointsmarket": { pointsmarket: [{ id: 1, quantity: 20, cost: 20_000 }] },
    });
    // 30 points at $20,000, and $932,845 for the items.
    expect((await figure("3 sets")).parentElement).toHaveTextContent(
      /\$600k \$332,845 less than selling their 39 items\.$/,
    );
  });

  test("stand scarcest first, with what is held and the market value", async () => {
    await show();
    const rows = await rowsOf("Plushies");
    expect(rows).toHaveLength(13);
    expect(rows[0]).toBe("Lion Plushie South Africamissing for the 4th set3$69,520");
    expect(rows[1]).toBe("Panda Plushie China4$58,340");
    expect(rows.at(-1)).toBe("Sheep Plushie Torn118$640");
  });

  test("the next set is worth completing, and its sum says why", async () => {
    await show();
    const section = await screen.findByRole("region", { name: "Plushies" });
    expect(section).toHaveTextContent(/^Plushies3 completeworth completing: \+\$26,777/);
    expect(section).toHaveTextContent(
      /10 points × \$34,120\$341,2001 Lion Plushie at market−\$69,520Your 12 others, if sold−\$244,9034th set: worth completing\+\$26,777$/,
    );
  });

  test("the lines of the explanation give what exchanging brings", async () => {
    await show();
    fireEvent.click(
      await screen.findByRole("button", {
        name: "How it’s calculated: what 3 ready sets bring",
      }),
    );
    expect(await screen.findByRole("dialog")).toHaveTextContent(
      /30 points × \$34,120\s*\$1,023,600\s*39 items sold at market less 5%\s*−\$932,845\s*Exchanging brings more\s*\+\$90,755/,
    );
  });
});

test("sets of few items stand by gain, and one without a market value is unknown", async () => {
  await show();
  const [meteorite, senet, ...others] = await rowsOf("Other sets");
  expect(meteorite).toMatch(
    /^Meteorite Fragment15\$511,8000 of 1\$518,000−\$6,200buy points instead$/,
  );
  expect(senet).toMatch(/^Senet Game.*2,000\$68,240,0001 of 3no market value–unknown$/);
  expect(others).toEqual([]);
});

test("a complete set of one item is complete, not “0 of 1” of the next", async () => {
  await show({
    "/user/inventory": (url: URL) => {
      const given = answerInventory(url);
      const { items } = given.inventory;
      const fragments = items.slice(0, 1).map((item) => ({ ...item, id: 1488, amount: 1 }));
      const isArtifact = url.searchParams.get("cat") === "Artifact";
      const all = isArtifact ? [...items, ...fragments] : items;
      return { ...given, inventory: { ...given.inventory, items: all } };
    },
  });
  expect((await rowsOf("Other sets"))[0]).toMatch(/^Meteorite Fragment15\$511,8001 complete\$/);
});

test("exchanges are newest first, with the points received and their sum", async () => {
  await show();
  expect(await rowsOf("Exchanged")).toEqual([
    "Thu 5 NovMeteorite Fragment230$1,023,600",
    "Tue 29 SeptPlushie Set444$1,501,280",
  ]);
  expect(
    screen.getByText("6 sets for 74 points since 29 Sept 2026, $2,524,880 at today’s price."),
  ).toBeVisible();
});

test("an exchange that can’t be read is named", async () => {
  await show({ "/user/log": answerLog([...EXCHANGES, exchanged(5, "", 1, 10)]) });
  expect(
    await screen.findByText(/1 exchange has no set, quantity or points, so it isn’t counted.$/),
  ).toBeVisible();
});

test("the time of the inventory is there", async () => {
  await show();
  expect(await screen.findByText(/up to one hour old \(11:12 TCT\)/)).toBeVisible();
});

describe("without a part", () => {
  test("without the log there are no exchanges, and all else stands", async () => {
    await show({ "/user/log": apiError(16) });
    expect(await figure("3 sets")).toBeVisible();
    expect(screen.getByRole("alert")).toHaveTextContent(/^Couldn’t load your exchanges/);
    expect(screen.queryByRole("table", { name: "Exchanged" })).toBeNull();
  });

  test("without the inventory sets can’t be counted, and prices and exchanges stay", async () => {
    await show({ "/user/inventory": apiError(17) });
    expect(await figure("–")).toBeVisible();
    expect(await screen.findByRole("alert")).toHaveTextContent(/^Couldn’t load your inventory/);
    const rows = await rowsOf("Plushies");
    expect(rows[0]).toBe("Sheep Plushie Torn–$640");
    expect(screen.queryByText(/set: worth completing/)).toBeNull();
    expect(await rowsOf("Exchanged")).toHaveLength(2);
    expect((await rowsOf("Other sets"))[0]).toMatch(/–.*–.*–unknown$/);
  });

  test("without one category only its sets aren’t counted", async () => {
    await show({
      "/user/inventory": (url: URL) =>
        url.searchParams.get("cat") === "Artifact" ? apiError(17) : answerInventory(url),
    });
    expect((await figure("3 sets")).parentElement).toHaveTextContent(
      /2 sets aren’t counted\. Next set: 1 Lion Plushie from South Africa\.$/,
    );
  });

  test("without the points market sets are counted, and what they bring shows –", async () => {
    await show({ "/market/pointsmarket": apiError(17) });
    expect((await figure("3 sets")).parentElement).toHaveTextContent(
      /^3 sets ready: 30 points, –$/,
    );
    expect(await screen.findByRole("region", { name: "Plushies" })).toHaveTextContent(
      /10 points × ––.*4th set: unknown–$/,
    );
    expect((await rowsOf("Exchanged"))[0]).toBe("Thu 5 NovMeteorite Fragment230–");
  });

  test("without the museum only the exchanges are there", async () => {
    await show({ "/torn/museum": apiError(17) });
    expect(await screen.findByRole("alert")).toHaveTextContent(/^Couldn’t load the museum’s sets/);
    expect(await figure("–")).toBeVisible();
    expect(screen.queryByRole("table", { name: "Plushies" })).toBeNull();
    expect(await rowsOf("Exchanged")).toHaveLength(2);
  });

  test("without the game’s items nothing is counted as 0", async () => {
    await show({ "/torn/items": apiError(17) });
    expect(await figure("–")).toBeVisible();
    expect((await rowsOf("Plushies"))[0]).toBe("[186] ––");
  });
});

test("with nothing in it, no set is ready, and no exchange was made", async () => {
  await show({
    "/user/log": answerLog([]),
    "/user/inventory": { inventory: { items: [], timestamp: 1_795_169_520 } },
  });
  expect(await figure("0 sets")).toBeVisible();
  expect((await rowsOf("Plushies"))[0]).toMatch(/missing for the 1st set0/);
  expect(await screen.findByText("No exchanges at the museum in your log.")).toBeVisible();
});

test("more than three complete sets move the circles on", async () => {
  const much = (url: URL) => {
    const { inventory } = answerInventory(url);
    return {
      inventory: { ...inventory, items: inventory.items.map((row) => ({ ...row, amount: 50 })) },
    };
  };
  await show({ "/user/inventory": much });
  await waitFor(async () => {
    const [head] = within(await table("Plushies")).getAllByRole("row");
    expect(head).toHaveTextContent("13 items, scarcest first484950515253HeldMarket");
  });
});

test("what is enough for all the sets shown is folded on a phone, until it is asked for", async () => {
  await show();
  const section = within(await screen.findByRole("region", { name: "Plushies" }));
  const folded = () =>
    section.getAllByRole("row").filter(({ className }) => className.includes("max-md:hidden"));
  const count = folded().length;
  expect(count).toBeGreaterThan(1);
  expect(section.getByText(`${count} others: enough for 6 sets`)).toBeVisible();
  fireEvent.click(section.getByRole("button", { name: "Show all" }));
  expect(folded()).toEqual([]);
  expect(section.queryByText(/enough for 6 sets/)).toBeNull();
});

test("on a phone a set of few items has two lines and opens on all its figures", async () => {
  onPhone();
  await show();
  const row = await openRow("Other sets", "Meteorite Fragment");
  expect(row).toHaveTextContent(
    /^Meteorite Fragment −\$6,200 0 of 1, missing \$518k buy points instead/,
  );
  fireEvent.click(within(row).getByRole("button", { name: /^How it’s calculated: 1st Meteorite/ }));
  expect(await screen.findByRole("dialog")).toHaveTextContent(
    /15 points × \$34,120\s*\$511,800\s*1 Meteorite Fragment at market\s*−\$518,000\s*1st set: buy points instead\s*−\$6,200/,
  );
});
