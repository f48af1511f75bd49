import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";

import { onPhone } from "@/app/testing/on-phone";
import { cardNames, findCard } from "@/app/testing/cards";
import {
  address,
  answer,
  deferred,
  httpStatus,
  renderPage,
  servePages,
} from "@/app/testing/render-page";
import older from "@/lib/api/testing/fixtures/torn-properties.legacy.json";

const PATH = "/app/torn/properties";

servePages();

const names = () => cardNames("Properties");
const card = (name: string) => findCard("Properties", name);
const lead = () => screen.findByRole("region", { name: "At a glance" });

test("each property has a card with its cost, happiness, upkeep, modifications and staff", async () => {
  await renderPage(PATH);
  const island = await card("Private Island");
  expect(screen.getByRole("heading", { level: 1, name: "Properties" })).toBeVisible();
  expect(screen.getByText("3 properties")).toBeVisible();
  for (const text of [
    "Private Island [13]",
    "$500,000,000",
    /Happiness\s*1,000/,
    /Upkeep per day\s*\$100,000/,
    "Modifications (3): Hot Tub, Airstrip, Private Yacht",
    "Staff (5): Maid, Guard, Pilot, Butler, Doctor",
  ]) {
    expect(island).toHaveTextContent(text);
  }
});

test("a point of happiness has its cost, and the headline has the best value", async () => {
  const { user } = await renderPage(PATH);
  expect(await card("Eagle Island")).toHaveTextContent(/Cost per happiness\s*\$500,000/);
  expect(await lead()).toHaveTextContent("$45 per point of happiness");
  expect(await lead()).toHaveTextContent("Best value of 3: Trailer, 110 happiness for $5,000.");
  const how = "How it’s calculated: the cost per happiness of Trailer";
  await user.click(within(await card("Trailer")).getByLabelText(how));
  const lines = await screen.findByRole("dialog");
  expect(lines).toHaveTextContent("Cost$5,000");
  expect(lines).toHaveTextContent("Happiness110");
  expect(lines).toHaveTextContent("Cost ÷ happiness$45.45");
});

test("a player who lives in one of them sees the next upgrade", async () => {
  await renderPage(PATH, {
    answers: { "/user/profile": { profile: { property: { id: 77, name: "Trailer" } } } },
  });
  expect(await lead()).toHaveTextContent("Private Island is your next upgrade");
  expect(await lead()).toHaveTextContent(
    "890 more happiness than your Trailer, for about $499,996,250 once yours is sold to the game and +$99,990 upkeep per day.",
  );
  expect(await lead()).toHaveTextContent(/Yours\s*110\s*Trailer\s*Most happiness\s*1,000/);
  expect(within(await card("Trailer")).getByText("Yours")).toBeVisible();
  expect(await names()).toEqual(["Trailer [1]", "Eagle Island [14]", "Private Island [13]"]);
  const next = await card("Private Island");
  // ($500,000,000 − 75% of $5,000) ÷ (1,000 − 110).
  expect(next).toHaveTextContent(/Next, per extra happiness\s*\$561,794/);
  expect(
    within(next).getByLabelText(
      "How it’s calculated: the cost per extra happiness of Private Island",
    ),
  ).toBeVisible();
  expect(await card("Trailer")).not.toHaveTextContent("extra");
});

test("from the player’s own up, those below it are under a heading of their own", async () => {
  const { user } = await renderPage(PATH, {
    answers: { "/user/profile": { profile: { property: { id: 77, name: "Private Island" } } } },
  });
  expect(await screen.findByRole("heading", { name: "Below yours" })).toBeVisible();
  expect(await names()).toEqual(["Private Island [13]", "Eagle Island [14]"]);
  expect(await cardNames("Properties below yours")).toEqual(["Trailer [1]"]);
  await user.selectOptions(screen.getByLabelText("Sort by"), "Cost");
  expect(await names()).toHaveLength(3);
  expect(screen.queryByRole("heading", { name: /^Below/ })).toBeNull();
});

test("name, modification and staff filter the properties, and the address has the filters", async () => {
  const { user } = await renderPage(PATH);
  await names();
  const filter = screen.getByLabelText("Property name");
  await user.type(filter, "ISLAND");
  expect(await screen.findByText("2 properties")).toBeVisible();
  expect(await names()).toEqual(["Eagle Island [14]", "Private Island [13]"]);
  await waitFor(() => {
    expect(address()).toBe(`${PATH}?q=ISLAND`);
  });
  await user.clear(filter);
  await user.selectOptions(screen.getByLabelText("Modification"), "Airstrip");
  await user.selectOptions(screen.getByLabelText("Staff"), "Pilot");
  expect(await screen.findByText("1 property")).toBeVisible();
  expect(await names()).toEqual(["Private Island [13]"]);
  await waitFor(() => {
    expect(address()).toBe(`${PATH}?modification=Airstrip&staff=Pilot`);
  });
  await user.type(filter, "igloo");
  expect(await screen.findByText("No properties match “igloo”")).toBeVisible();
  expect(screen.getByText("Filters in use: Airstrip, Pilot.")).toBeVisible();
  expect(screen.getByText("0 properties")).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Clear search" }));
  expect(await names()).toEqual(["Private Island [13]"]);
  expect(filter).toHaveValue("");
});

test("the properties are sorted by cost at first, and by any of their figures", async () => {
  const { user } = await renderPage(PATH);
  const [trailer, eagle, island] = ["Trailer [1]", "Eagle Island [14]", "Private Island [13]"];
  expect(await names()).toEqual([trailer, eagle, island]);
  for (const [by, order] of [
    ["Name", [eagle, island, trailer]],
    ["Happiness", [eagle, island, trailer]],
    ["Modifications", [island, trailer, eagle]],
    ["Cost per happiness", [trailer, eagle, island]],
    ["Upkeep", [trailer, island, eagle]],
    ["Cost", [trailer, eagle, island]],
  ] as const) {
    await user.selectOptions(screen.getByLabelText("Sort by"), by);
    expect(await names()).toEqual(order);
  }
});

test("in the older shape, what is not for sale has no price; a link opens the same view", async () => {
  await renderPage(`${PATH}?q=a&sort=upkeep`, { answers: { "/torn/properties": older } });
  expect(await names()).toEqual(["Trailer [1]", "Private Island [13]", "Eagle Island [14]"]);
  expect(screen.getByText("3 properties")).toBeVisible();
  expect(screen.getByLabelText("Property name")).toHaveValue("a");
  const eagle = await card("Eagle Island");
  expect(eagle).toHaveTextContent("No price");
  expect(eagle).toHaveTextContent(/Cost per happiness\s*–/);
  expect(eagle).toHaveTextContent("Staff (1): Maid");
});

test("while properties load the page says so, and why they didn’t", async () => {
  const failure = deferred(httpStatus(500)());
  const { user } = await renderPage(PATH, { answers: { "/torn/properties": failure.answer } });
  expect(await screen.findByText("Loading data...")).toBeVisible();
  failure.release();
  expect(await screen.findByText("Error loading properties")).toBeVisible();
  answer({ "/torn/properties": { properties: [] } });
  await user.click(screen.getByText("Try again"));
  expect(await screen.findByText("The game lists no properties")).toBeVisible();
});

test("on a phone a property takes two lines, which open on the rest of its card", async () => {
  onPhone();
  await renderPage(PATH, {
    answers: { "/user/profile": { profile: { property: { id: 77, name: "Trailer" } } } },
  });
  const row = await screen.findByRole("button", { name: /^Private Island/ });
  await waitFor(() => {
    expect(row).toHaveTextContent(
      "Private Island, next $500m 1,000 happiness, $100k a day $500k per happiness",
    );
  });
  expect(await lead()).toHaveTextContent("+890 happiness for $500m net and $100k a day");
  expect(screen.getByRole("button", { name: /^Trailer/ })).toHaveTextContent("Trailer, yours");
  fireEvent.click(row);
  expect(screen.getByText("Modifications (3):").parentElement).toHaveTextContent("Airstrip");
  const opened = within(row.parentElement ?? row);
  expect(opened.getByText("Cost").parentElement).toHaveTextContent("$500,000,000");
  expect(opened.getByText("Per extra happiness").parentElement).toHaveTextContent("$561,794");
  expect(screen.getByLabelText("Sort by")).not.toBeVisible();
  fireEvent.click(screen.getByRole("button", { name: "Filters and sort" }));
  fireEvent.change(screen.getByLabelText("Staff"), { target: { value: "Pilot" } });
  expect(await screen.findByText("1 property")).toBeVisible();
});
