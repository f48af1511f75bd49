import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";

import { cardNames, findCard } from "@/app/testing/cards";
import { onPhone } from "@/app/testing/on-phone";
import { findRows, openRow } from "@/app/testing/phone-rows";
import {
  type Answers,
  address,
  answer,
  deferred,
  httpStatus,
  renderPage,
  servePages,
} from "@/app/testing/render-page";
import { ANSWERS } from "@/lib/api/testing/answers";
import older from "@/lib/api/testing/fixtures/torn-companies.legacy.json";
import olderStats from "@/lib/api/testing/fixtures/user-workstats.legacy.json";
import { apiError } from "@/lib/api/testing/server";

import { DIRECTOR, HAIRDRESSER, STATS } from "./testing/working-stats";

const PATH = "/app/torn/companies";

servePages();

const renderCompanies = (query = "", answers: Answers = {}) =>
  renderPage(PATH + query, { answers: { "/user/workstats": STATS, ...answers } });
const names = () => cardNames("Companies");
const findSection = (title: string, company: string) =>
  screen.findByRole("heading", { level: 3, name: new RegExp(`^${title}\\s?of ${company}$`) });
const lead = () => screen.findByRole("region", { name: "At a glance" });

test("each company has a card with its cost and employees, the most working stats first, and closed sections", async () => {
  await renderCompanies();
  expect(await names()).toEqual(["Adult Novelties [10]", "Hair Salon [1]"]);
  expect(screen.getByRole("heading", { level: 1, name: "Companies" })).toBeVisible();
  expect(screen.getByText("2 companies")).toBeVisible();
  const card = await findCard("Companies", "Adult Novelties");
  expect(card).toHaveTextContent("Cost $1,750,000");
  expect(card).toHaveTextContent(/Default employees\s*4/);
  expect(card).toHaveTextContent(/Most working stats\s*71 a day, Store Manager/);
  expect(
    within(card)
      .getAllByRole("heading", { level: 3 })
      .map(({ textContent }) => textContent),
  ).toEqual([
    "Positions of Adult Novelties",
    "Stock Items of Adult Novelties",
    "Specials of Adult Novelties",
  ]);
  expect(screen.queryAllByRole("heading", { level: 4 })).toEqual([]);
});

test("the headline is the position with the most working stats, and explains which ones fit", async () => {
  const { user } = await renderCompanies();
  const glance = await lead();
  expect(glance).toHaveTextContent("+71 stats a day as Store Manager");
  expect(glance).toHaveTextContent(
    "The most working stats you can gain: Store Manager, Adult Novelties.",
  );
  expect(glance).toHaveTextContent(/You qualify for\s*1\s*of 3 positions/);
  expect(glance).toHaveTextContent(
    /Closest to qualifying\s*500 short\s*manual labor: Stylist, Hair Salon/,
  );
  await user.click(screen.getByLabelText("How it’s calculated: the positions you qualify for"));
  const how = await screen.findByRole("dialog");
  expect(how).toHaveTextContent("Your manual labor1,000");
  expect(how).toHaveTextContent("Requirements met1");
});

test("the player’s own company comes first, with their position", async () => {
  await renderCompanies("", { "/user/job": HAIRDRESSER });
  expect(await names()).toEqual(["Hair Salon [1]", "Adult Novelties [10]"]);
  expect(await findCard("Companies", "Hair Salon")).toHaveTextContent("Your job: Stylist");
  expect(await findCard("Companies", "Adult Novelties")).not.toHaveTextContent("Your job");
  expect(await lead()).toHaveTextContent("Your job: Stylist, Hair Salon, +51 a day.");
  expect(await findCard("Companies", "Adult Novelties")).toHaveTextContent("+20 on your job");
});

test("without the job, the companies are shown, until it can be loaded", async () => {
  const { user } = await renderCompanies("", { "/user/job": apiError(17) });
  expect(await screen.findByText(/^Couldn’t load your job/)).toBeVisible();
  expect(await names()).toEqual(["Adult Novelties [10]", "Hair Salon [1]"]);
  answer({ "/user/job": HAIRDRESSER });
  await user.click(screen.getByText("Try again"));
  await waitFor(async () => {
    expect(await names()).toEqual(["Hair Salon [1]", "Adult Novelties [10]"]);
  });
});

test("the companies can be sorted, and filtered by name and by what the player qualifies for", async () => {
  const { user } = await renderCompanies();
  await names();
  const sort = screen.getByLabelText("Sort by");
  await user.selectOptions(sort, "Cost");
  expect(await names()).toEqual(["Hair Salon [1]", "Adult Novelties [10]"]);
  await user.selectOptions(sort, "Positions you qualify for");
  expect(await names()).toEqual(["Adult Novelties [10]", "Hair Salon [1]"]);

  const chip = screen.getByRole("button", { name: /^You qualify\s?1/ });
  await user.click(chip);
  expect(await names()).toEqual(["Adult Novelties [10]"]);
  expect(screen.getByText("1 company")).toBeVisible();
  expect(address()).toBe(`${PATH}?sort=open&positions=open`);
  await user.click(chip);

  const search = screen.getByLabelText("Company name");
  await user.type(search, "SALON");
  await waitFor(async () => {
    expect(await names()).toEqual(["Hair Salon [1]"]);
  });
  await waitFor(() => {
    expect(address()).toBe(`${PATH}?sort=open&q=SALON`);
  });
  await user.type(search, "S");
  expect(await screen.findByText("No companies match “SALONS”")).toBeVisible();
  expect(screen.getByText("0 companies")).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Hair Salon" }));
  expect(search).toHaveValue("Hair Salon");
  expect(await names()).toEqual(["Hair Salon [1]"]);
});

test("what was opened stays open while a filter hides it", async () => {
  const { user } = await renderCompanies();
  await user.click(await findSection("Positions", "Adult Novelties"));
  const list = () => screen.findByRole("list", { name: "Positions of Adult Novelties" });
  const positions = within(await list());
  expect(positions.getAllByRole("heading").map(({ textContent }) => textContent)).toEqual([
    "Store Manager",
    "Sales Assistant",
  ]);
  const [first, last] = positions.getAllByRole("listitem");
  expect(first).toHaveTextContent("You qualify");
  expect(last).toHaveTextContent(/You still need\s*1,000 manual labor/);
  const search = screen.getByLabelText("Company name");
  await user.type(search, "salon");
  await waitFor(async () => {
    expect(await names()).toEqual(["Hair Salon [1]"]);
  });
  await user.clear(search);
  expect(await list()).toBeVisible();
});

test("stock items and specials are shown by rating", async () => {
  const { user } = await renderCompanies();
  await user.click(await findSection("Stock Items", "Hair Salon"));
  expect(await screen.findByRole("list", { name: "Stock items of Hair Salon" })).toHaveTextContent(
    "Service, no cost · RRP $60",
  );
  await user.click(await findSection("Specials", "Adult Novelties"));
  const specials = within(await screen.findByRole("list", { name: "Specials of Adult Novelties" }));
  expect(specials.getAllByRole("heading").map(({ textContent }) => textContent)).toEqual([
    "Blackmail",
    "Bondage",
  ]);
  expect(specials.getAllByRole("listitem").at(-1)).toHaveTextContent("From 7 stars");
});

test("while companies load the page says so, and why they didn’t", async () => {
  const failure = deferred(httpStatus(500)());
  const { user } = await renderCompanies("", { "/torn/companies": failure.answer });
  expect(await screen.findByText("Loading data...")).toBeVisible();
  failure.release();
  expect(await screen.findByText("Error loading companies")).toBeVisible();
  answer({ "/torn/companies": { companies: {} } });
  await user.click(screen.getByText("Try again"));
  expect(await screen.findByText("The game lists no companies")).toBeVisible();
});

test("without the working stats, the companies are shown, until the stats can be loaded", async () => {
  const { user } = await renderCompanies("?positions=open", { "/user/workstats": apiError(16) });
  expect(await screen.findByText("Error loading your working stats")).toBeVisible();
  expect(await lead()).toHaveTextContent("– of 3 positions you qualify for");
  expect(screen.getByText("2 companies")).toBeVisible();
  expect(screen.queryByRole("group", { name: "Show only" })).toBeNull();
  await user.click(await findSection("Positions", "Hair Salon"));
  const list = await screen.findByRole("list", { name: "Positions of Hair Salon" });
  expect(list).toHaveTextContent("1,500 manual labor and 750 endurance");
  expect(list).not.toHaveTextContent("You qualify");

  answer({ "/user/workstats": olderStats });
  await user.click(screen.getByText("Try again"));
  await waitFor(async () => {
    expect(await lead()).toHaveTextContent(/You qualify for\s*3\s*of 3 positions/);
  });
  expect(screen.queryByText("Error loading your working stats")).toBeNull();
  expect(screen.getByRole("button", { name: /^You qualify/ })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
});

test("the older shape, a map by id, shows the same company", async () => {
  await renderCompanies("", {
    "/torn/companies": { companies: { 10: older.companies["10"] } },
    "/user/workstats": ANSWERS["/user/workstats"] ?? {},
  });
  expect(await screen.findByText("1 company")).toBeVisible();
  expect(await lead()).toHaveTextContent(/You qualify for\s*2\s*of 2 positions/);
});

test("a link opens a company until its row is closed", async () => {
  onPhone();
  await renderCompanies("?q=Adult&company=10");
  const row = await screen.findByRole("button", { name: /^Adult Novelties/, expanded: true });
  fireEvent.click(row);
  expect(row).toHaveAttribute("aria-expanded", "false");
  expect(address()).toBe(`${PATH}?q=Adult`);
});

test("on a phone a company is a row, which opens on the rest of its card", async () => {
  onPhone();
  await renderCompanies();
  const texts = (await findRows("Companies")).map(({ textContent }) => textContent);
  expect(texts).toEqual([
    "Adult Novelties +71 a day as Store Manager 1 of 2 positions, cost $1.75m",
    "Hair Salon Cost $750k 500 short of Stylist 0 of 1 position",
  ]);
  const opened = await openRow("Companies", "Adult Novelties");
  expect(opened).toHaveTextContent(/Id\s*10/);
  expect(opened).toHaveTextContent(/Cost\s*\$1,750,000/);
  expect(await findSection("Positions", "Adult Novelties")).toBeVisible();
});

test("on a phone a company says what is missing while sorted by it, and which is the player’s own", async () => {
  onPhone();
  await renderCompanies("?sort=next", { "/user/job": HAIRDRESSER });
  const row = async (name: string) =>
    (await findRows("Companies")).find(({ textContent }) => textContent.startsWith(name));
  expect(await row("Adult")).toHaveTextContent("Cost $1.75m 1,000 short of Sales Assistant");
  expect(await row("Hair")).toHaveTextContent("Hair Salon, your job Cost $750k");
});

test("on a phone the player’s own company says what they are, beside its best position", async () => {
  onPhone();
  await renderCompanies("", { "/user/job": DIRECTOR });
  expect((await findRows("Companies"))[0]).toHaveTextContent(
    "Adult Novelties, your job +71 a day as Store Manager, Director up to +50 1 of 2 positions",
  );
});

test("on a phone a company whose positions all fit says its size while sorted by what is missing", async () => {
  onPhone();
  await renderCompanies("?sort=next", { "/user/workstats": olderStats });
  expect((await findRows("Companies"))[0]).toHaveTextContent(
    "Adult Novelties Cost $1.75m 4 default employees All 2 positions",
  );
});
