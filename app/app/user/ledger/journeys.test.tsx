import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";

import { renderPage, servePages } from "@/app/testing/render-page";
import { apiError } from "@/lib/api/testing/server";

import {
  answerLog,
  bought,
  boughtAbroad,
  entry,
  flights,
  ITEMS,
  type RawEntry,
  sold,
} from "./testing/log";

servePages();

const show = (log: readonly RawEntry[], search = "", answers: Record<string, object> = {}) =>
  renderPage(`/app/user/ledger${search}`, {
    answers: { "/user/log": answerLog(log), "/torn/items": ITEMS, ...answers },
  });

const glance = () => screen.findByRole("region", { name: "At a glance" });
const rowsOf = async (name: string) =>
  within(await screen.findByRole("table", { name }))
    .getAllByRole("row")
    .slice(1);
const textsOf = async (name: string) => (await rowsOf(name)).map(({ textContent }) => textContent);

/** The widths of a row's bars: solid and dotted parts, and those of losses. */
function barsOf(row: HTMLElement | undefined) {
  const width = (className: string) =>
    row?.querySelector<HTMLElement>(`.h-0\\.5 .${className}`)?.style.width;
  return {
    whole: row?.querySelector<HTMLElement>(".h-0\\.5")?.style.width,
    solid: width("bg-primary") !== undefined,
    dotted: width("border-dotted"),
    loss: width("bg-destructive") !== undefined,
  };
}

const museum = (hours: number, sets: number, points: number) =>
  entry(7000, "Museum exchange", hours, {
    ...{ set: "Camels", quantity: sets },
    ...Object.fromEntries([["points_received", points]]),
  });
const MUSEUM = { "/torn/museum": { museum: [{ name: "Camels", points: 10, items: [384] }] } };

test("a new trader: one purchase, nothing sold", async () => {
  await show([bought(5, 1, 840_000)]);
  expect(await screen.findByText("No trips since 25 Sept 2026")).toBeVisible();
  expect(await glance()).toHaveTextContent("– per hourNo finished trips in this period");
});

test("a new trader’s purchase is in Trade: unsold, without a profit", async () => {
  await show([bought(5, 1, 840_000)], "?view=trade");
  const rows = await textsOf("Not sold");
  expect(rows).toEqual([expect.stringMatching(/^Xanaxitem market11\$840,000\$807,500−\$32,500$/)]);
  expect(screen.getByRole("heading", { level: 1 })).toBeVisible();
  expect(screen.getByRole("region", { name: "At a glance" })).toHaveTextContent(
    /^– profit.*Unsold, less 5%\$808k1 item$/,
  );
});

test("a loss has its sign, its word and a red bar, and money received has none of them", async () => {
  await show([
    ...flights("Switzerland", 96),
    boughtAbroad("Switzerland", 96, 4, 900_000),
    sold(95.9, 1, 1),
    sold(90, 4, 3_427_600),
    ...flights("UAE", 48),
    boughtAbroad("UAE", 48, 28, 14_000),
    sold(24, 14, 1_000_000),
  ]);
  const [uae, switzerland] = await rowsOf("Trips");
  expect(switzerland).toHaveTextContent("−$172,400 loss");
  expect(barsOf(switzerland)).toMatchObject({ solid: false, dotted: undefined, loss: true });
  // Of 1,622,790, the 14 unsold ones bring 1,014,790 at market.
  expect(uae).toHaveTextContent("about $268,971");
  expect(barsOf(uae)).toMatchObject({ whole: "100%", solid: true, loss: false });
  expect(parseFloat(barsOf(uae).dotted ?? "")).toBeCloseTo(62.53, 1);
});

test("a log that begins in the middle of a stock: no cost is made up", async () => {
  const log = [
    sold(100, 60, 48_000_000, 206),
    bought(90, 28, 22_008_000),
    sold(80, 40, 31_829_200, 206),
    ...flights("Mexico", 130).slice(2),
    boughtAbroad("Mexico", 130, 2, 100),
    sold(120, 2, 900),
  ];
  await show(log, "?view=trade");
  const xanax = (await textsOf("Sold")).find((text) => text.startsWith("Xanax"));
  // 60 and 12 of what was sold came before the log.
  expect(xanax).toMatch(/^Xanaxitem market, owned before2810072000\+\$272,440for 28 of 100$/);
  expect(screen.getByRole("region", { name: "At a glance" })).toHaveTextContent(
    "Sold at unknown cost72not in the profit",
  );
});

test("a trip that left before the log has a profit and no time", async () => {
  await show([
    ...flights("Mexico", 130).slice(2),
    boughtAbroad("Mexico", 130, 2, 100),
    sold(120, 2, 900),
  ]);
  const [mexico] = await textsOf("Trips");
  expect(mexico).toMatch(/^Mexico.*left before the log.*\+\$700––/);
  expect(await glance()).toHaveTextContent("– per hourNo finished trips in this period");
});

test("items in a museum set count like unsold ones", async () => {
  const log = [
    ...flights("UAE", 48),
    boughtAbroad("UAE", 48, 28, 14_000),
    museum(30, 2, 20),
    sold(24, 26, 1_800_000),
  ];
  await show(log, "", MUSEUM);
  expect(await screen.findByText("2 of 28 in a museum set")).toBeVisible();
  expect(await textsOf("Trips")).toEqual([
    expect.stringMatching(/\$1,800,000about \+\$1,552,970.*about \$257,398/),
  ]);
  expect(await glance()).toHaveTextContent("Last trip, 2 in museum sets");
});

test("without the museum’s sets, what was exchanged counts as unsold", async () => {
  const log = [...flights("UAE", 48), boughtAbroad("UAE", 48, 28, 14_000), museum(30, 2, 20)];
  await show([...log, sold(24, 26, 1_800_000)], "", { "/torn/museum": apiError(17) });
  expect(await screen.findByRole("alert")).toHaveTextContent(
    /^Couldn’t load the museum’s sets\. Items that you exchanged count as unsold\./,
  );
  expect(screen.getByText("2 of 28 unsold")).toBeVisible();
});

test("abroad right now, with what was bought: worth what it would bring, of both flights", async () => {
  await show([...flights("UAE", 3.5, 2), boughtAbroad("UAE", 3.5, 12, 14_000)], "", {
    "/user/travel": apiError(17),
  });
  const [row] = await textsOf("Trips");
  // 12 × 76,300 less 5% and what they cost.
  expect(row).toMatch(
    /^UAEabroad since 11:31.*12 × Camel Plushienot sold yet\$168,000\$0about \+\$701,8206 h 02 minabout \$116,324/,
  );
  expect(await glance()).toHaveTextContent("– per hourNo finished trips in this period");
});
