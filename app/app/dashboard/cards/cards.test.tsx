import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";

import { answer, servePages } from "@/app/testing/render-page";
import ownCrime from "@/lib/api/testing/fixtures/user-organised-crime.json";
import { apiError } from "@/lib/api/testing/server";

import { TODAY } from "../../user/stock/testing/portfolio-answers";
import { MISSING_ITEM, WITHOUT_FACTION } from "../testing/answers";
import { linkIn, openDashboard, region, says } from "../testing/dashboard-page";

servePages();

const CRIME = "Your organised crime";
const crime = ownCrime.organizedCrime;

const expectLinks = (name: string, links: readonly (readonly [text: string, href: string])[]) => {
  for (const [text, href] of links) expect(linkIn(name, text)).toHaveAttribute("href", href);
};

test("each card says what it is about, and leads to its pages", async () => {
  await openDashboard();
  await says(CRIME, /Slots filled\s*1 of 2 slots/);
  await says(CRIME, "Counter Offer");
  await says(CRIME, "Planning");
  await says(CRIME, /Your role\s*Robber/);
  await says(CRIME, /Your pass rate\s*85%/);
  expectLinks(CRIME, [
    [
      "Open in the game",
      "https://www.torn.com/factions.php?step=your&type=1#/tab=crimes&crimeId=705477",
    ],
  ]);

  await says("City shop items", "100 of 100 bought today");
  await says("City shop items", "left today. Resets in 12 h 00 min");
  expect(
    within(region("City shop items")).getByRole("meter", { name: "City shop items bought today" }),
  ).toBeVisible();
  expectLinks("City shop items", [["What to buy", "/app/tools/item-shop-profitability"]]);

  await says("Faction", "4 of 100 members");
  await says("Faction", "Ran by [3000001]");
  expectLinks("Faction", [
    ["Faction summary", "/app/faction/basic"],
    ["Faction Members", "/app/faction/members"],
    ["Faction attacks", "/app/faction/attacks"],
    ["Organised Crimes", "/app/faction/organised-crimes"],
  ]);

  await says("Account", "player [3000001]");
  const links = [...screen.getByRole("main").querySelectorAll("a")];
  for (const [text, href] of [
    ["User Logs", "/app/user/logs"],
    ["Message Sender", "/app/tools"],
  ]) {
    expect(links.find(({ textContent }) => textContent === text)).toHaveAttribute("href", href);
  }
});

test("the player’s crime names the item that the player lacks", async () => {
  await openDashboard({ "/user/organizedcrime": MISSING_ITEM });
  await says(CRIME, "You need Xanax");
});

test("without a crime the card says so, and a crime that is over isn’t shown", async () => {
  await openDashboard({
    "/user/organizedcrime": { organizedCrime: { ...crime, status: "Expired" } },
  });
  await says(CRIME, "You’re not in an organised crime.");
  expect(region(CRIME)).not.toHaveTextContent("Counter Offer");

  answer({ "/user/organizedcrime": { organizedCrime: crime } });
  fireEvent.click(screen.getByLabelText("Refresh"));
  await says(CRIME, "Counter Offer");
  answer({ "/user/organizedcrime": { organizedCrime: null } });
  fireEvent.click(screen.getByLabelText("Refresh"));
  await says(CRIME, "You’re not in an organised crime.");
});

test("in a faction of the first generation of crimes, the card says so", async () => {
  await openDashboard({ "/user/organizedcrime": { organizedCrime: apiError(27).error } });
  await says(CRIME, "Your faction doesn’t use OC 2.0");
});

test("the crime’s card fails alone", async () => {
  await openDashboard({ "/user/organizedcrime": apiError(17) });
  await says(CRIME, "Couldn’t load your organised crime.");
  const card = within(region(CRIME));
  expect(card.getByRole("alert")).toHaveTextContent("(for the test)");
  expect(card.getByRole("button", { name: "Try again" })).toBeVisible();
  await says("Stocks", "1 stock held");
});

test("the stocks’ value, and the dividends that are ready", async () => {
  await openDashboard(TODAY);
  await says("Stocks", "$1,755,000,000");
  await says("Stocks", "5 stocks held");
  await says("Stocks", "1 dividend ready to collect: GRN");
  expectLinks("Stocks", [
    ["User Stock Portfolio", "/app/user/stock"],
    ["Stock ROI Calculator", "/app/tools/stock-market"],
  ]);
});

test("without stocks, no dividend is ready", async () => {
  await openDashboard({ "/user/stocks": { stocks: {} } });
  await says("Stocks", /Dividends ready to collect\s*None/);
  await says("Stocks", "0 stocks held");
});

test("without a faction the dashboard says so", async () => {
  await openDashboard({ "/faction/basic": apiError(7), "/key/info": WITHOUT_FACTION });
  expect(await screen.findByText("You are not in a faction.")).toBeVisible();
  await says("Account", "player [3000001]");
});

test("if the bars can’t be loaded, what the other calls load is shown", async () => {
  await openDashboard({ "/user/bars": apiError(17) });
  await waitFor(() => {
    const alerts = within(screen.getByRole("main")).getAllByRole("alert");
    expect(alerts.map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining("(for the test)"),
      expect.stringContaining("Couldn’t load your bars."),
    ]);
  });
  await says("Account", "player [3000001]");
  await says("Faction", "Ran by");
});
