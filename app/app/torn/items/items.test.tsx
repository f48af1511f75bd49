import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";

import { cardNames, findCard, optionsOf, optionValues } from "@/app/testing/cards";
import {
  address,
  answer,
  deferred,
  httpStatus,
  renderPage,
  servePages,
} from "@/app/testing/render-page";
import { onPhone } from "@/app/testing/on-phone";
import { findRows } from "@/app/testing/phone-rows";
import { columnTexts, findTable, headerOf } from "@/app/testing/table-texts";
import items from "@/lib/api/testing/fixtures/torn-items.json";
import older from "@/lib/api/testing/fixtures/torn-items.legacy.json";
import { apiError } from "@/lib/api/testing/server";

import { openedItemsStore } from "@/lib/store/account/opened-items";

const PATH = "/app/torn/items";

servePages();

const names = () => cardNames("Items");
const card = (name: string) => findCard("Items", name);

test("each item has a card with what the game’s list says, sorted by name at first", async () => {
  await renderPage(PATH);
  expect(await names()).toEqual(["Armalite M-15A4", "Ceremonial Mug", "Ruger 22/45", "Xanax"]);
  expect(screen.getByRole("heading", { level: 1, name: "Items" })).toBeVisible();
  expect(screen.getByText("Showing 4 of 4 items")).toBeVisible();
  expect(screen.getByText("Prices: market value")).toBeVisible();
  const ruger = await card("Ruger 22/45");
  expect(ruger).toHaveTextContent("$742");
  expect(ruger).toHaveTextContent("Weapon · Pistol · Found in the city");
  expect(ruger).toHaveTextContent("391,204 in circulation");
  const xanax = await card("Xanax");
  expect(xanax).toHaveTextContent("Increases energy by 250.");
  expect(xanax).toHaveTextContent("7,406,697");
  expect(xanax).toHaveTextContent("Black Market in Japan$760,000Below market$111,858");
  expect(within(xanax).getByRole("presentation")).toHaveAttribute(
    "src",
    expect.stringMatching(/items\/206\/large\.png$/),
  );
  expect(within(xanax).getByRole("link", { name: "Market: Xanax" })).toHaveAttribute(
    "href",
    expect.stringMatching(
      /ItemMarket#\/market\/view=search&itemID=206&itemName=Xanax&itemType=Drug$/,
    ),
  );
  // It can't be traded.
  const mug = await card("Ceremonial Mug");
  expect(within(mug).queryByRole("link")).toBeNull();
  expect(mug.textContent.match(/tradable/gi)).toHaveLength(1);
  expect(optionValues()).not.toContain("");
});

test("a picture that doesn’t load leaves no frame", async () => {
  await renderPage(PATH);
  const ruger = within(await card("Ruger 22/45"));
  fireEvent.error(ruger.getByRole("presentation"));
  expect(ruger.queryByRole("presentation")).toBeNull();
});

test("the items can be sorted by name, type or market price", async () => {
  const { user } = await renderPage(PATH);
  await names();
  const sort = screen.getByLabelText("Sort by");
  expect(optionsOf("Sort by")).toEqual(["Name", "Type", "Market Price"]);
  await user.selectOptions(sort, "Market Price");
  expect(await names()).toEqual(["Armalite M-15A4", "Xanax", "Ruger 22/45", "Ceremonial Mug"]);
  expect(address()).toBe(`${PATH}?sort=price`);
  await user.selectOptions(sort, "Type");
  expect(await names()).toEqual(["Ceremonial Mug", "Xanax", "Armalite M-15A4", "Ruger 22/45"]);
  expect(address()).toBe(`${PATH}?sort=type`);
});

test("type, sub type and tradable filter the items", async () => {
  const { user } = await renderPage(PATH);
  await names();
  const [type, tradable] = [screen.getByLabelText("Type"), screen.getByLabelText("Tradable")];
  expect(optionsOf("Tradable")).toEqual(["All items", "Tradable only", "Non-tradable only"]);
  for (const [choice, count] of [
    ["Non-tradable only", 1],
    ["Tradable only", 3],
    ["All items", 4],
  ] as const) {
    await user.selectOptions(tradable, choice);
    expect(await screen.findByText(`Showing ${count} of 4 items`)).toBeVisible();
  }

  await user.selectOptions(type, "Weapon");
  expect(await screen.findByText("Showing 2 of 4 items")).toBeVisible();
  expect(optionsOf("Sub Type")).toEqual(["All sub types", "Pistol", "Rifle"]);
  await user.selectOptions(screen.getByLabelText("Sub Type"), "Pistol");
  expect(await screen.findByText("Showing 1 of 4 items")).toBeVisible();
  expect(address()).toBe(`${PATH}?type=Weapon&subType=Pistol`);
  // The chosen type doesn't have this sub type.
  await user.selectOptions(type, "Drug");
  expect(screen.getByLabelText("Sub Type")).toHaveValue("all");
  expect(await names()).toEqual(["Xanax"]);
});

test("a search is in the address, and says when nothing is found", async () => {
  const { user } = await renderPage(`${PATH}?q=xan`);
  expect(await names()).toEqual(["Xanax"]);
  const search = screen.getByLabelText("Search items");
  expect(search).toHaveValue("xan");
  await user.clear(search);
  expect(await screen.findByText("Showing 4 of 4 items")).toBeVisible();
  await user.type(search, "flux");
  expect(await screen.findByText("No items found matching your search criteria.")).toBeVisible();
  expect(screen.getByText("No items match “flux”.")).toBeVisible();
  expect(screen.getByText("Showing 0 of 4 items")).toBeVisible();
  await waitFor(() => {
    expect(address()).toBe(`${PATH}?q=flux`);
  });
  await user.click(screen.getByRole("button", { name: "Clear search" }));
  expect(await screen.findByText("Showing 4 of 4 items")).toBeVisible();
});

test("a link opens an item, and closing it leaves the search", async () => {
  const { user } = await renderPage(`${PATH}?q=Xanax&item=206`);
  expect(await screen.findByRole("dialog", { name: "Xanax" })).toBeVisible();
  await user.keyboard("{Escape}");
  await waitFor(() => {
    expect(screen.queryByRole("dialog")).toBeNull();
  });
  expect(address()).toBe(`${PATH}?q=Xanax`);
  expect(await names()).toEqual(["Xanax"]);
});

test("a name with a slip is found, and under other filters it is suggested", async () => {
  const { user } = await renderPage(`${PATH}?q=xanx`);
  expect(await names()).toEqual(["Xanax"]);
  expect(screen.getByText(/^No exact match for “xanx”/)).toHaveTextContent("Did you mean Xanax?");
  await user.selectOptions(screen.getByLabelText("Type"), "Weapon");
  expect(await screen.findByText("No items found matching your search criteria.")).toBeVisible();
  expect(screen.getByText(/^No items match “xanx”/)).toHaveTextContent(
    "No items match “xanx”. Did you mean Xanax? Filters in use: Weapon.",
  );
  await user.click(screen.getByRole("button", { name: "Xanax" }));
  await user.click(await screen.findByRole("button", { name: "Clear filters" }));
  expect(await names()).toEqual(["Xanax"]);
  expect(screen.queryByText(/^No exact match/)).toBeNull();
});

test("values in the address that mean nothing are ignored", async () => {
  await renderPage(`${PATH}?type=Nonsense&subType=nonsense&tradable=perhaps&sort=up`);
  expect(await names()).toHaveLength(4);
  expect(screen.getByLabelText("Type")).toHaveValue("all");
  expect(screen.getByLabelText("Tradable")).toHaveValue("all");
});

test("as a table, the items sort by any column", async () => {
  const { user } = await renderPage(PATH);
  await names();
  await user.click(screen.getByRole("link", { name: "Table" }));
  const table = await findTable("Items");
  expect(screen.getByRole("heading", { level: 2, name: "Items" })).toBeVisible();
  expect(columnTexts(table, 0)).toEqual([
    "Armalite M-15A4",
    "Ceremonial Mug",
    "Ruger 22/45",
    "Xanax",
  ]);
  await user.click(within(headerOf(table, "In circulation")).getByRole("button"));
  expect(address()).toBe(`${PATH}?view=table&table-sort=circulation.asc`);
  expect(columnTexts(table, 0)[0]).toBe("Armalite M-15A4");
  await user.click(screen.getByLabelText("Details of Xanax"));
  expect(await screen.findByRole("dialog", { name: "Xanax" })).toHaveTextContent(
    "Black Market, Japan",
  );
});

test("details and shops load when they are opened, and once", async () => {
  const { user, calls } = await renderPage(PATH);
  await names();
  expect(calls).toEqual(["/torn/items?comment=Almanac"]);
  const open = async () => {
    await user.click(screen.getByLabelText("Details of Ruger 22/45"));
    return screen.findByRole("dialog", { name: "Ruger 22/45" });
  };
  const details = within(await open());
  expect(await details.findByText("9mm Parabellum Round")).toBeVisible();
  expect(details.getByRole("region", { name: "Stats" })).toHaveTextContent("Accuracy53");
  expect(details.getByText("Ammunition").closest("div")).toHaveTextContent(
    "Ammunition9mm Parabellum Round",
  );
  const shops = details.getByRole("region", { name: "Shops" });
  expect(shops).toHaveTextContent("Big Al's Gun Shop, Torn$975");
  expect(shops).toHaveTextContent("Sold out · buys it for $650");
  expect(within(shops).getByRole("link")).toHaveAttribute(
    "href",
    expect.stringMatching(/bigalgunshop\.php$/),
  );
  expect(new Set(calls.slice(1))).toEqual(
    new Set(["/torn/cityshops?comment=Almanac", "/torn/items?cat=Weapon&comment=Almanac"]),
  );
  await user.keyboard("{Escape}");
  await waitFor(() => {
    expect(screen.queryByRole("dialog")).toBeNull();
  });
  expect(await open()).toHaveTextContent("Accuracy53");
  expect(calls).toHaveLength(3);
});

test("if details or shops fail, the rest of the dialog stays", async () => {
  const { user } = await renderPage(PATH, {
    answers: {
      "/torn/items": (url: URL) => (url.searchParams.has("cat") ? apiError(17) : items),
      "/torn/cityshops": httpStatus(500),
    },
  });
  await names();
  await user.click(screen.getByLabelText("Details of Ruger 22/45"));
  const details = within(await screen.findByRole("dialog", { name: "Ruger 22/45" }));
  expect(await details.findByText("Error loading details: for the test")).toBeVisible();
  expect(await details.findByText("Error loading city shops: Internal Server Error")).toBeVisible();
  expect(details.getByRole("region", { name: "Shops" })).toHaveTextContent("$975");
  answer({ "/torn/items": items });
  const [retry] = details.getAllByText("Try again");
  if (retry) await user.click(retry);
  expect(await details.findByText("9mm Parabellum Round")).toBeVisible();
  expect(details.getByRole("region", { name: "Stats" })).toHaveTextContent("Accuracy53");
});

test("while items load the page says so, and why they didn’t", async () => {
  const failure = deferred(httpStatus(500)());
  await renderPage(PATH, { answers: { "/torn/items": failure.answer } });
  expect(await screen.findByText("Loading data...")).toBeVisible();
  failure.release();
  expect(await screen.findByText("Error")).toBeVisible();
});

test("a game without items says so", async () => {
  await renderPage(PATH, { answers: { "/torn/items": { items: [] } } });
  expect(await screen.findByText("No items found matching your search criteria.")).toBeVisible();
});

test("the older shape shows the same items", async () => {
  await renderPage(PATH, { answers: { "/torn/items": older } });
  expect(await names()).toContain("Xanax");
  expect(screen.getByText("Showing 4 of 4 items")).toBeVisible();
});

test("on a phone the search comes first, and the items are rows under their letters", async () => {
  onPhone();
  const { user } = await renderPage(PATH);
  const rows = async () => (await findRows("Items")).map(({ textContent }) => textContent);
  expect(await rows()).toEqual([
    "Armalite M-15A4 $5,100,000,000 Weapon, 35 in circulation ",
    "Ceremonial Mug Non-tradable Collectible ",
    "Ruger 22/45 $742 Weapon, $975 at Big Al's Gun Shop ",
    "Xanax $871,858 Drug, $760,000 in Japan ",
  ]);
  expect(screen.getByText("Showing 4 of 4 items")).toBeVisible();
  expect(screen.queryByRole("slider")).toBeNull();
  const letters = () => screen.queryAllByRole("heading", { level: 2 });
  expect(letters().map(({ textContent }) => textContent)).toEqual(["A", "C", "R", "X"]);
  expect(screen.queryByLabelText("Type")).not.toBeVisible();

  await user.click(screen.getByRole("button", { name: "Filters and sort" }));
  await user.selectOptions(screen.getByLabelText("Type"), "Weapon");
  await user.selectOptions(screen.getByLabelText("Sort by"), "Market Price");
  expect(await screen.findByText("Showing 2 of 4 items")).toBeVisible();
  expect((await rows())[0]).toContain("Armalite");
  expect(letters()).toHaveLength(0);
  expect(screen.getByRole("button", { name: "Filters and sort, 1 active" })).toBeVisible();

  const [first] = await findRows("Items");
  if (first) await user.click(first);
  const details = await screen.findByRole("dialog", { name: "Armalite M-15A4" });
  expect(details).toHaveTextContent("Weapon · Rifle");
});

test("before any item was opened, those that a shop sells furthest below market come first", async () => {
  const { user } = await renderPage(PATH);
  const first = within(
    await screen.findByRole("region", { name: "Furthest below market in a shop" }),
  );
  // The Ruger costs more in its shop than on the market.
  expect(first.getAllByRole("button").map(({ textContent }) => textContent)).toEqual([
    "Xanax −$112k",
  ]);
  await user.click(first.getByRole("button"));
  expect(await screen.findByRole("dialog", { name: "Xanax" })).toBeVisible();
});

test("on a phone those furthest below market come first, too", async () => {
  onPhone();
  await renderPage(PATH);
  expect(
    await screen.findByRole("region", { name: "Furthest below market in a shop" }),
  ).toHaveTextContent("Furthest below market in a shopXanax −$112k");
});

test("the items that were opened last come first on the next visit", async () => {
  const { user, unmount } = await renderPage(PATH);
  const lastOpened = () => screen.queryByRole("region", { name: "Last opened" });
  for (const name of ["Xanax", "Ruger 22/45"]) {
    const item = within(await findCard("Items", name));
    await user.click(item.getByRole("button", { name: /^Details/ }));
    expect(await screen.findByRole("dialog", { name })).toBeVisible();
    await user.keyboard("{Escape}");
  }
  expect(lastOpened()).toBeNull();
  unmount();

  const again = await renderPage(PATH, { stored: { openedItems: openedItemsStore.get() } });
  await findCard("Items", "Xanax");
  const opened = within(lastOpened() ?? document.body);
  expect(opened.getAllByRole("button").map(({ textContent }) => textContent)).toEqual([
    "Ruger 22/45 $742",
    "Xanax $871,858",
  ]);
  await again.user.click(opened.getByRole("button", { name: /^Xanax/ }));
  expect(await screen.findByRole("dialog", { name: "Xanax" })).toBeVisible();
  await again.user.keyboard("{Escape}");
  await again.user.type(screen.getByLabelText("Search items"), "x");
  await waitFor(() => {
    expect(lastOpened()).toBeNull();
  });
});
