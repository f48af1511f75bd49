import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";

import { answer, deferred, httpStatus, servePages } from "@/app/testing/render-page";
import { cellTexts, columnTexts, rowsOf } from "@/app/testing/table-texts";
import { findWholeText } from "@/app/testing/whole-text";
import { apiError } from "@/lib/api/testing/server";

import {
  CITY,
  cityShops,
  cityShopsOlder,
  items,
  itemsOlder,
  log,
  logOlder,
} from "./testing/shop-answers";
import {
  BY_PROFIT,
  findBest,
  findBought,
  findItems,
  namesIn,
  renderShops,
} from "./testing/shop-page";

servePages();

const LATE = deferred({});

test("while items load, the page says so", async () => {
  await renderShops("", { "/torn/items": LATE.answer });
  expect(await screen.findByText("Loading data...")).toBeVisible();
});

test.each(["/torn/items", "/torn/cityshops"] as const)(
  "without %s, the page has an error and can be tried again",
  async (path) => {
    const { user } = await renderShops("", { [path]: httpStatus(500) });
    expect(await screen.findAllByText("Error loading data")).toHaveLength(1);
    answer({ [path]: apiError(17) });
    await user.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByText(/for the test/)).toBeVisible();
    expect(screen.getByText("Error loading data")).toBeVisible();
    answer({ [path]: CITY[path] });
    await user.click(screen.getByRole("button", { name: "Try again" }));
    expect(await findItems()).toBeVisible();
  },
);

test("without the log, the table stands, and the list is for all 100 items", async () => {
  const { user, calls } = await renderShops("", { "/user/log": apiError(16) });
  expect(await screen.findByText("Error loading data")).toBeVisible();
  expect(screen.getByRole("alert")).toHaveTextContent("the page needs a key with Full Access");
  expect(namesIn(await findItems())).toEqual(BY_PROFIT);
  expect(screen.queryByText(/^You have bought/)).toBeNull();
  const glance = screen.getByLabelText("At a glance");
  expect(glance).toHaveTextContent("–unavailable");
  expect(glance).not.toHaveTextContent("of 100 items");

  await user.click(screen.getByRole("link", { name: "Best 100 today" }));
  expect(columnTexts(await findBest(), 2)).toContain("28");
  expect(
    screen.getByText(
      "Couldn’t load today’s purchases, so this assumes you can still buy all 100 items.",
    ),
  ).toBeVisible();
  expect(calls.filter((call) => call.startsWith("/user/log"))).toHaveLength(1);

  answer({ "/user/log": log({ quantity: 42 }) });
  await user.click(screen.getByRole("button", { name: "Try again" }));
  expect(await findBought(42)).toBeVisible();
  await user.click(screen.getByRole("link", { name: "All items" }));
  expect(await screen.findByLabelText("At a glance")).toHaveTextContent("58of 100 items");
});

test("while the log loads, the table is shown", async () => {
  await renderShops("", { "/user/log": LATE.answer });
  expect(namesIn(await findItems())).toEqual(BY_PROFIT);
  expect(screen.getByText("Counting today’s purchases...")).toBeVisible();
  const glance = screen.getByLabelText("At a glance");
  expect(glance).toHaveTextContent("–loading");
  expect(glance).not.toHaveTextContent("of 100 items");
});

test("records that can’t be read are counted, and the others stand", async () => {
  await renderShops("", {
    "/torn/items": { items: [...items.items, { id: 7 }] },
    "/torn/cityshops": { cityshops: [...cityShops.cityshops, { id: 8 }] },
    "/user/log": { log: [...log({ quantity: 42 }).log, { id: "x" }, { id: "y" }] },
  });
  for (const words of [
    "Left out 1 unreadable record from torn/items.",
    "Left out 1 unreadable record from torn/cityshops.",
    "Left out 2 unreadable records from user/log.",
  ]) {
    expect(await findWholeText(words)).toBeVisible();
  }
  expect(namesIn(await findItems())).toEqual(BY_PROFIT);
});

test.each([{ none: [] }, { none: {} }, { none: null }])(
  "shops that are $none have no data",
  async ({ none }) => {
    await renderShops("", {
      "/torn/items": { items: none },
      "/torn/cityshops": { cityshops: none },
      "/user/log": { log: none },
    });
    expect(await screen.findByText("The city shops sell nothing right now")).toBeVisible();
    expect(await findBought(0)).toBeVisible();
  },
);

test("without an item in the game’s list, every row stands without a market value", async () => {
  await renderShops("", { "/torn/items": { items: [] } });
  expect(columnTexts(await findItems(), 4)).toEqual(BY_PROFIT.map(() => "–"));
});

test("the older shapes show the same figures", async () => {
  const shown = async () => {
    const table = await findItems();
    await findBought(42);
    return new Set(rowsOf(table).map((row) => cellTexts(row).join(" | ")));
  };
  const today = await renderShops();
  const rows = await shown();
  today.unmount();
  await renderShops("", {
    "/torn/items": itemsOlder,
    "/torn/cityshops": cityShopsOlder,
    "/user/log": logOlder({ quantity: 42 }),
  });
  await waitFor(async () => {
    expect(await shown()).toEqual(rows);
  });
});
