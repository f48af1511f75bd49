import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";

import { onPhone } from "@/app/testing/on-phone";
import { openRow } from "@/app/testing/phone-rows";
import { renderPage, servePages, setClock } from "@/app/testing/render-page";
import { apiError } from "@/lib/api/testing/server";
import { HOUR_MS } from "@/lib/common/time";

import { answerLog, boughtAbroad, flights, flightTo, RECORDED } from "./testing/log";
import { barsWithEnergy, BARS, COOLDOWNS, ITEMS, PERKS } from "./testing/next-trip";

servePages();

const HOME = flightTo("Torn", -60);

const show = (answers: Record<string, object> = {}, search = "", stored = {}) =>
  renderPage(`/app/user/ledger?view=next-trip${search}`, {
    answers: {
      "/user/log": answerLog(RECORDED),
      "/torn/items": ITEMS,
      "/user/perks": PERKS,
      "/user/travel": HOME,
      "/user/bars": BARS,
      "/user/cooldowns": COOLDOWNS,
      ...answers,
    },
    stored,
  });

const figure = (text: string) => screen.findByText(text, { selector: "strong" });
const rowsOf = async (name: string) =>
  within(await screen.findByRole("table", { name }))
    .getAllByRole("row")
    .slice(1)
    .map(({ textContent }) => textContent);

describe("with a log", () => {
  test("the best country leads, with the time of being back", async () => {
    await show();
    // 28 × $88,400 less 5%, less 28 × $6,000, in 6 h 02 min.
    expect((await figure("$361,896")).parentElement).toHaveTextContent(
      /^\$361,896 per hour in UAE Back 18:02 if you leave now.$/,
    );
  });

  test("all countries are there, highest profit per hour first, and unknown ones last", async () => {
    await show();
    const rows = await rowsOf("Countries");
    expect(rows).toHaveLength(11);
    expect(rows[0]).toMatch(
      /^UAE6 h 02 min, as you flewTribulus Omanensecosts \$168k\$6,000list price\$83,980market \$88,400\+\$2,183,44018:02before drug cooldown ends18:02\$361,896$/,
    );
    expect(rows[1]).toMatch(
      /^Canada54 min, usualWolverine Plushiecosts \$840\$30list price\$5,805market \$6,110\+\$161,68612:54before energy is full12:54\$179,651$/,
    );
    expect(rows[2]).toMatch(/^Mexico34 min, usual––––12:34before energy is full12:34–$/);
  });

  test("one axis has all countries, with lines for what is due before the last is back", async () => {
    const due = { cooldowns: { drug: 5 * 3_600, medical: 0, booster: 0 } };
    await show({ "/user/cooldowns": due });
    const table = await screen.findByRole("table", { name: "Countries" });
    const head = within(table).getByRole("columnheader", { name: "Back" });
    // 14:00 and 17:00. South Africa, the last, is at 18:34.
    expect(head).toHaveTextContent(/^Backnowenergy fulldrug over16:0018:00$/);
    const placesIn = (element: Element) =>
      [...element.querySelectorAll<HTMLElement>(".border-l[style]")].map(({ style }) =>
        parseFloat(style.left),
      );
    const [energy = NaN, drug = NaN] = placesIn(head);
    expect(drug / energy).toBeCloseTo(5 / 2, 1);
    for (const row of within(table).getAllByRole("row").slice(1)) {
      expect(placesIn(row).slice(0, 2)).toEqual([energy, drug]);
    }
  });

  test.each([
    ["12:00", 0, /^Backnow16:0018:00$/],
    // 14:00 is an hour away, and would stand in “now”.
    ["13:00", HOUR_MS, /^Backnow16:0018:00$/],
  ])("at %s the axis names the full hours that have room", async (_, sinceNoonMs, text) => {
    setClock(Date.now() + sinceNoonMs);
    const nothing = { cooldowns: { drug: 0, medical: 0, booster: 0 } };
    await show({ "/user/cooldowns": nothing, "/user/bars": barsWithEnergy(150, 0) });
    const table = await screen.findByRole("table", { name: "Countries" });
    expect(within(table).getByRole("columnheader", { name: "Back" })).toHaveTextContent(text);
  });

  test("each item stands with its price: the own one with its age, else the list price", async () => {
    await show();
    fireEvent.click(await screen.findByText("All items"));
    const rows = await rowsOf("Items");
    expect(rows).toHaveLength(5);
    expect(rows[1]).toMatch(
      /^Camel Plushiecosts \$392kUAE6 h 02 min, as you flew\$14,000paid 1 day ago\$72,485market \$76,300\+\$1,637,580\$271,422$/,
    );
    const unknown = rows.slice(3).toSorted();
    expect(unknown[0]).toMatch(/^Crocuscosts \$16\.8kCanada.*\$600list price–market ––/);
    expect(unknown[1]).toMatch(/^Xanaxprice unknownCanada.*–never bought there\$799,425/);
    expect(unknown[1]).toMatch(/––$/);
  });

  test("the lines of the explanation give the profit per hour", async () => {
    await show();
    const [first] = await screen.findAllByRole("button", {
      name: "How it’s calculated: UAE, 28 × Tribulus Omanense",
    });
    if (first) fireEvent.click(first);
    expect(await screen.findByRole("dialog")).toHaveTextContent(
      /28 × \$88,400\s*\$2,475,200\s*Item market fee, 5%\s*−\$123,760\s*Bought 28 × \$6,000, list price\s*−\$168,000\s*Profit\s*\+\$2,183,440\s*÷ your flights, 181 \+ 181 min\s*6 h 02 min\s*Per hour\s*\$361,896/,
    );
  });

  test("a price that was paid in one country says nothing about another", async () => {
    await show({ "/user/log": answerLog([...RECORDED, boughtAbroad("Mexico", 20, 5, 1)]) });
    fireEvent.click(await screen.findByText("All items"));
    const rows = (await rowsOf("Items")).filter((row) => row.startsWith("Camel"));
    expect(rows).toEqual([
      expect.stringMatching(/Mexico.*\$1paid today/),
      expect.stringMatching(/UAE.*\$14,000paid 1 day ago/),
    ]);
  });
});

describe("the time of leaving", () => {
  test.each([
    { flight: flightTo("Torn", 41), text: /Back 18:43 if you leave at 12:41, when you land\./ },
    {
      flight: flightTo("UAE", 10),
      text: /Back 21:13 if you leave at 15:11, after an immediate flight back\./,
    },
  ])("follows the current flight: $text", async ({ flight, text }) => {
    await show({ "/user/travel": flight });
    expect((await figure("$361,896")).parentElement).toHaveTextContent(text);
  });
});

describe("what the player can change", () => {
  test("capacity is that of the perks, and the browser keeps another", async () => {
    await show();
    const field = await screen.findByLabelText("Capacity");
    expect(field).toHaveValue("28");
    fireEvent.change(field, { target: { value: "10" } });
    await figure("$129,249");
    expect(await screen.findByRole("region", { name: "Your flights" })).toHaveTextContent(
      /Capacity28Your own capacity10$/,
    );
    expect(localStorage.getItem("nextTrip")).toBe('{"flight":null,"capacity":10}');
    fireEvent.change(field, { target: { value: "many" } });
    expect(
      await screen.findByText(/^Couldn’t read “many” as a number from 1 to 100/),
    ).toBeVisible();
    expect(localStorage.getItem("nextTrip")).toBe('{"flight":null,"capacity":10}');
    fireEvent.change(field, { target: { value: "" } });
    await figure("$361,896");
    expect(localStorage.getItem("nextTrip")).toBe('{"flight":null,"capacity":null}');
  });

  test("by another kind of flight the times are the table’s, and Standard costs its fare", async () => {
    await show({}, "", { nextTrip: { flight: "standard", capacity: 28 } });
    const rows = await rowsOf("Countries");
    expect(rows[0]).toMatch(/^UAE8 h 34 min, usual.*\+\$2,156,240fare −\$27,200/);
    const select = screen.getByLabelText("Flight");
    expect(select).toHaveValue("standard");
    fireEvent.change(select, { target: { value: "business" } });
    await waitFor(async () => {
      expect((await rowsOf("Countries"))[0]).toMatch(
        /^UAE2 h 34 min, usual.*\+\$2,183,440(?!fare)/,
      );
    });
  });

  test("the capacity is explained, part by part", async () => {
    await show();
    expect(await screen.findByRole("region", { name: "Your flights" })).toHaveTextContent(
      /Time0.7 of the Standard timeAirstrip15Faction perk\+9Large Suitcase\+4Capacity28$/,
    );
  });
});

describe("what is due next", () => {
  test("says how many countries the player is back from in time", async () => {
    await show();
    expect(await screen.findByRole("region", { name: "Next due" })).toHaveTextContent(
      /Energy full, 14:00, in 2 h 00 min3 of 11Drug cooldown ends, 19:00, in 7 h 00 min11 of 11Refill resets, Sat 00:00, in 12 h 00 min11 of 11$/,
    );
  });

  test("filters the countries", async () => {
    await show();
    fireEvent.click(await screen.findByRole("button", { name: "Before energy is full 3" }));
    await waitFor(async () => {
      const rows = await rowsOf("Countries");
      expect(rows.map((row) => /^[A-Z][a-z]+/.exec(row)?.[0])).toEqual([
        "Canada",
        "Mexico",
        "Cayman",
      ]);
    });
  });

  test("back at the moment itself isn’t before it", async () => {
    // Canada takes 54 min.
    await show({ "/user/bars": barsWithEnergy(100, 54 * 60) });
    expect(await screen.findByRole("button", { name: "Before energy is full 2" })).toBeVisible();
    expect((await rowsOf("Countries"))[1]).toContain("12:54before drug cooldown ends");
  });

  test("a filter ends with its moment", async () => {
    await show({ "/user/bars": barsWithEnergy(150, 0) }, "&due=energy");
    expect(await rowsOf("Countries")).toHaveLength(11);
  });

  test("filters that leave no country are named, and can be cleared", async () => {
    await show({ "/user/bars": barsWithEnergy(149, 600) }, "&due=energy");
    expect(await screen.findByText("No countries match these filters")).toBeVisible();
    expect(screen.getByText(/Filters in use: Before energy is full/)).toBeVisible();
    fireEvent.click(screen.getByRole("button", { name: "Clear filters" }));
    expect(await rowsOf("Countries")).toHaveLength(11);
  });

  test("energy that is full is no longer due", async () => {
    await show({ "/user/bars": barsWithEnergy(150, 0) });
    const due = await screen.findByRole("region", { name: "Next due" });
    expect(due).not.toHaveTextContent("Energy full");
    expect(due).toHaveTextContent("Drug cooldown ends");
  });
});

describe("without a part", () => {
  test("with a key that can’t read the log, list prices and the table count", async () => {
    await show({ "/user/log": apiError(16) });
    expect(await screen.findByText(/^Your key can’t read your log/)).toBeVisible();
    expect(screen.queryByText("Trips and Trade need your log")).toBeNull();
    expect((await rowsOf("Countries"))[0]).toMatch(/^UAE6 h 00 min, usual.*\$6,000list price/);
  });

  test("so do they if the log fails, with a button", async () => {
    await show({ "/user/log": apiError(17) });
    expect(await screen.findByRole("alert")).toHaveTextContent(
      /^Couldn’t load your log. Prices are the game’s list prices/,
    );
    expect((await rowsOf("Countries"))[0]).toMatch(/^UAE6 h 00 min, usual/);
  });

  test("without market values nothing has a profit, and flights stay", async () => {
    await show({ "/torn/items": apiError(17) });
    expect(await figure("–")).toBeVisible();
    const rows = await rowsOf("Countries");
    expect(rows).toHaveLength(11);
    expect(rows.find((row) => row.startsWith("UAE"))).toMatch(/6 h 02 min, as you flew\[384\].*–$/);
  });

  test("without perks the capacity is that of the flight", async () => {
    await show({ "/user/perks": apiError(17) });
    expect(await screen.findByRole("alert")).toHaveTextContent(/^Couldn’t load your perks/);
    expect(screen.getByLabelText("Capacity")).toHaveValue("15");
  });

  test.each([
    { call: "/user/bars", says: /^Couldn’t load when your energy is full/, stays: "Drug cooldown" },
    { call: "/user/cooldowns", says: /^Couldn’t load your drug cooldown/, stays: "Energy full" },
  ])("without $call the other moments stay", async ({ call, says, stays }) => {
    await show({ [call]: apiError(17) });
    expect(await screen.findByRole("alert")).toHaveTextContent(says);
    const due = await screen.findByRole("region", { name: "Next due" });
    expect(due).toHaveTextContent(stays);
    expect(due).toHaveTextContent("Refill resets");
  });

  test("an empty log is as good as none", async () => {
    await show({ "/user/log": answerLog([]) });
    expect((await rowsOf("Countries"))[0]).toMatch(/^UAE6 h 00 min, usual/);
    expect(screen.queryByText(/^Your key can’t read your log/)).toBeNull();
  });
});

test("a trip of another kind of flight isn’t the time of this one", async () => {
  await show({ "/user/log": answerLog([...flights("Mexico", 30), ...RECORDED]) }, "", {
    nextTrip: { flight: "private", capacity: null },
  });
  expect((await rowsOf("Countries"))[0]).toMatch(/^UAE4 h 18 min, usual/);
});

test("on a phone a country has two lines and opens on all its figures", async () => {
  onPhone();
  await show();
  const row = await openRow("Countries", "Canada");
  expect(row).toHaveTextContent(
    /^Canada 54 min, back 12:54 \$179,651 \/h Wolverine Plushie, costs \$840 \+\$161,686/,
  );
  for (const text of ["Price", "After fee", "Back"]) {
    expect(within(row).getByText(text)).toBeVisible();
  }
});

test("too many calls leave none waiting: the page says at once what failed", async () => {
  const paths = ["log", "perks", "travel", "bars", "cooldowns"].map((name) => `/user/${name}`);
  const answers = [...paths, "/torn/items"].map((path): [string, object] => [path, apiError(5)]);
  await show(Object.fromEntries(answers));
  expect(await screen.findByText(/^Couldn’t load your perks/)).toBeVisible();
  expect(screen.queryByText("Loading data...")).toBeNull();
});
