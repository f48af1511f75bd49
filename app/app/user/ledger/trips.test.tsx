import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";

import { onPhone } from "@/app/testing/on-phone";
import { findRows, openRow } from "@/app/testing/phone-rows";
import { renderPage, servePages } from "@/app/testing/render-page";
import { apiError } from "@/lib/api/testing/server";

import {
  answerLog,
  boughtAbroad,
  entry,
  flights,
  flightTo,
  ITEMS,
  type RawEntry,
  RECORDED,
  sold,
} from "./testing/log";

servePages();

const show = (log: readonly RawEntry[], answers: Record<string, object> = {}, search = "") =>
  renderPage(`/app/user/ledger${search}`, {
    answers: { "/user/log": answerLog(log), "/torn/items": ITEMS, ...answers },
  });

const HALF_SOLD = [
  ...flights("UAE", 48),
  boughtAbroad("UAE", 48, 28, 14_000),
  sold(24, 16, 1_154_288),
];

const glance = () => screen.findByRole("region", { name: "At a glance" });
const table = (name: string) => screen.findByRole("table", { name });
const rowsOf = async (name: string) =>
  within(await table(name))
    .getAllByRole("row")
    .slice(1)
    .map(({ textContent }) => textContent);

describe("a trip that is all sold", () => {
  test("earns its profit by the time of both flights", async () => {
    await show(RECORDED);
    expect(await glance()).toHaveTextContent(/^\$254,496 per hourLast trip, all sold/);
    expect(await glance()).toHaveTextContent("Profit of these trips+$1.54m6 h 02 min of flights");
    expect(await rowsOf("Trips")).toEqual([
      expect.stringMatching(
        /^UAEWed 18 Nov, 12:0028 × Camel Plushieall sold\$392,000\$1,927,462\+\$1,535,4626 h 02 min\$254,496/,
      ),
    ]);
  });

  test("the lines of its explanation give the result", async () => {
    await show(RECORDED);
    const row = within(await table("Trips"));
    fireEvent.click(row.getByRole("button", { name: /^How it’s calculated: the trip to UAE/ }));
    const lines = await screen.findByRole("dialog", { name: /the trip to UAE, 18 Nov/ });
    expect(await within(lines).findByText("Per hour")).toBeVisible();
    expect(lines).toHaveTextContent(
      /28 × Camel Plushie, 19 Nov, item market\s*\$1,927,462\s*Bought 28 × Camel Plushie, 18 Nov, 15:02\s*−\$392,000\s*Profit\s*\+\$1,535,462\s*÷ flights\s*6 h 02 min\s*Per hour\s*\$254,496/,
    );
  });

  test("counts by country and by week", async () => {
    await show([...RECORDED, ...flights("Mexico", 200)]);
    expect(await rowsOf("By country")).toEqual([
      expect.stringMatching(/^UAE1286 h 02 min\+\$1,535,462\$254,496/),
      expect.stringMatching(/^Mexico106 h 02 min\$0\$0/),
    ]);
    fireEvent.click(screen.getByText("All weeks"));
    expect(await rowsOf("Weeks")).toEqual([
      expect.stringMatching(/^16 Nov to 22 Nov1286 h 02 min/),
      expect.stringMatching(/^9 Nov to 15 Nov106 h 02 min/),
    ]);
    expect(await glance()).toHaveTextContent(
      /^\$127,248 per hourLast 2 trips, 1 with nothing bought, all sold/,
    );
  });

  test("a trip without a purchase has nothing sold either", async () => {
    await show(flights("Mexico", 60));
    expect(await glance()).toHaveTextContent(/^\$0 per hourLast trip, nothing bought/);
  });

  test("the fare is a cost", async () => {
    await show([...RECORDED, entry(6001, "Travel fee", 48, { cost: 27_200 }, "Travel")]);
    expect(await rowsOf("Trips")).toEqual([expect.stringContaining("$419,200")]);
    expect(await glance()).toHaveTextContent("$249,988 per hour");
  });
});

describe("unsold items", () => {
  test("count at market value less the fee, and say so", async () => {
    await show(HALF_SOLD);
    expect(await glance()).toHaveTextContent(/^\$270,515 per hourLast trip, 12 unsold/);
    expect(await glance()).toHaveTextContent("Unsold$870kless the fee");
    expect(await rowsOf("Trips")).toEqual([
      expect.stringMatching(/12 of 28 unsold.*about \+\$1,632,108.*about \$270,515/),
    ]);
  });

  test("weeks are columns, striped for what is unsold", async () => {
    await show([
      ...HALF_SOLD,
      ...flights("UAE", 200),
      boughtAbroad("UAE", 200, 1, 100),
      sold(190, 1, 900_100),
    ]);
    const columns = await screen.findByRole("img", {
      name: /^Profit per hour of flight.* 2 weeks/,
    });
    expect(columns).toHaveTextContent("$149k$271k9 Nov116 Nov1");
    expect(columns.parentElement).toHaveTextContent(/^By weekProfit per hour, trips below\$149k/);
    expect(
      screen.getByText(/ Striped: unsold items at market value less the 5% fee\.$/),
    ).toBeVisible();
    expect(screen.getByText(/^Total: 2 trips, 29 items, /)).toHaveTextContent(
      "Total: 2 trips, 29 items, 12 h 04 min of flights, profit +$2,532,108, about $209,843 per hour.",
    );
  });

  test("without market values, only trips that are all sold are counted", async () => {
    await show(
      [...HALF_SOLD, ...flights("UAE", 96), boughtAbroad("UAE", 96, 1, 100), sold(90, 1, 900)],
      {
        "/torn/items": apiError(17),
      },
    );
    expect(await screen.findByRole("alert")).toHaveTextContent(
      /^Couldn’t load market values\. Figures that need them show –\./,
    );
    expect(await glance()).toHaveTextContent("$133 per hour1 of the last 2 trips, all sold");
    expect((await rowsOf("Trips"))[0]).toMatch(/28 × \[384\]12 of 28 unsold.*–6 h 02 min–/);
  });

  test("chips and the country narrow the list", async () => {
    const loss = [...flights("Switzerland", 96), boughtAbroad("Switzerland", 96, 4, 900_000)];
    await show([
      ...HALF_SOLD,
      ...loss,
      sold(95.9, 1, 1),
      sold(90, 4, 3_427_600),
      ...flights("Mexico", 12, 4),
    ]);
    expect(await rowsOf("Trips")).toHaveLength(3);
    fireEvent.click(screen.getByRole("button", { name: /^Loss 1/ }));
    const [only, ...others] = await rowsOf("Trips");
    expect(others).toEqual([]);
    expect(only).toMatch(/Switzerland.*−\$172,400 loss.*−\$28,575/);
    const chips = within(screen.getByRole("group", { name: "Show only" }));
    expect(chips.getAllByRole("button").map(({ textContent }) => textContent)).toEqual([
      "UAE $271k/h 1",
      "Mexico $0/h 1",
      "Switzerland −$28.6k/h 1",
      "Unsold 1",
      "Loss 1",
    ]);
    fireEvent.click(chips.getByRole("button", { name: /^UAE/ }));
    fireEvent.click(chips.getByRole("button", { name: /^Mexico/ }));
    expect(await screen.findByText("No trips match these filters")).toBeVisible();
    expect(screen.getByRole("button", { name: /^Loss 0/ })).toBeVisible();
    fireEvent.click(screen.getByRole("button", { name: "Clear filters" }));
    expect(await rowsOf("Trips")).toHaveLength(3);
  });
});

describe("the trip in progress", () => {
  const inAir = (destination: string, minutes: number) => ({
    "/user/travel": flightTo(destination, minutes),
  });
  const NO_FLIGHT = { "/user/travel": apiError(17) };

  test.each([
    { hours: 1, entries: 1, answers: inAir("UAE", 125), state: "outbound, lands 14:05" },
    { hours: 1, entries: 1, answers: NO_FLIGHT, state: "outbound, lands 14:01" },
    { hours: 3.1, entries: 2, answers: NO_FLIGHT, state: "abroad since 11:55" },
    { hours: 3.1, entries: 1, answers: NO_FLIGHT, state: "abroad since 11:55" },
    { hours: 4, entries: 3, answers: NO_FLIGHT, state: "returning, lands 14:08" },
    { hours: 4, entries: 3, answers: inAir("Torn", 130), state: "returning, lands 14:10" },
  ])("is $state", async ({ hours, entries, answers, state }) => {
    await show([...RECORDED, ...flights("UAE", hours, entries)], answers);
    expect((await rowsOf("Trips"))[0]).toContain(`UAE${state}nothing bought yet`);
    expect(await glance()).toHaveTextContent("$254,496 per hourLast trip, all sold");
    // Its country counts it, so that the countries add up to the trips.
    expect(screen.getByRole("button", { name: "UAE $254k/h 2" })).toBeVisible();
  });

  test("it has ended if the game says that the player is home", async () => {
    await show([...RECORDED, ...flights("UAE", 1, 1)]);
    expect((await rowsOf("Trips"))[0]).toMatch(/^UAEFri 20 Nov, 11:00nothing bought.*–$/);
  });
});

describe("on a phone", () => {
  test("a trip has two lines and opens on all its figures", async () => {
    onPhone();
    await show(RECORDED);
    const row = await openRow("Trips", "UAE");
    expect(row).toHaveTextContent(
      /UAE 18 Nov \$254,496 \/h 28 × Camel Plushie, all sold \+\$1,535,462/,
    );
    for (const text of ["Spent", "Sold after fees", "Flights", "6 h 02 min"]) {
      expect(within(row).getByText(text)).toBeVisible();
    }
    await waitFor(() => {
      expect(within(row).getByRole("button", { name: /^How it’s calculated/ })).toBeVisible();
    });
  });

  test("what is unsold is short, so that it isn’t cut", async () => {
    onPhone();
    await show(HALF_SOLD);
    const [row] = await findRows("Trips");
    expect(row).toHaveTextContent(/28 × Camel Plushie, 12 unsold about \+\$1,632,108/);
  });

  test("more than 20 trips come in parts, and the totals count all of them", async () => {
    onPhone();
    await show(Array.from({ length: 22 }, (_, trip) => flights("Mexico", 10 * (trip + 1))).flat());
    await waitFor(async () => {
      expect(await findRows("Trips")).toHaveLength(20);
    });
    expect(await screen.findByRole("list", { name: "By country" })).toHaveTextContent("22 trips");
    fireEvent.click(screen.getByRole("button", { name: "Show 2 more" }));
    expect(await findRows("Trips")).toHaveLength(22);
  });
});
