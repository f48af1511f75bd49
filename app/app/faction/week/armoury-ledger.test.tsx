import { screen, waitFor } from "@testing-library/react";
import { HttpResponse } from "msw";
import { expect, test } from "vitest";

import { renderPage, servePages } from "@/app/testing/render-page";
import { cellTexts, findTable, rowWith } from "@/app/testing/table-texts";
import { NOW } from "@/lib/api/testing/answers";
import { apiError } from "@/lib/api/testing/server";
import { dayStartMs } from "@/lib/common/time";

import { cellsOf, headsOf } from "../testing/tables";
import { PATH } from "./testing/week-answers";

servePages();

const VIEW = `${PATH}?view=ledger`;

const linkTo = (id: number, name: string) =>
  `<a href = "http://www.torn.com/profiles.php?XID=${id}">${name}</a>`;
const ALPHA = linkTo(3000001, "Alpha");
const BRAVO = linkTo(3000002, "Bravo");

/** The faction's news, by hours before the last midnight. */
const NEWS = {
  "/faction/news": {
    news: Object.entries({
      2: `${ALPHA} used 3 of the faction's Xanax items`,
      3: `${ALPHA} deposited $1,250,000`,
      4: `${BRAVO} returned 14x Smoke Grenade`,
      6: `${BRAVO} deposited 2x Xanax`,
      5: `${BRAVO} used 25 of the faction's points to refill energy`,
      [24 * 9]: `${BRAVO} used one of the faction's Xanax items`,
    }).map(([hours, text]) => ({
      ...{ id: `entry ${hours}`, text },
      timestamp: dayStartMs(NOW) / 1000 - Number(hours) * 3_600,
    })),
  },
};

test("what the armoury gave to members, by member and by item", async () => {
  const { user } = await renderPage(VIEW, { answers: NEWS });
  await waitFor(async () => {
    expect(cellsOf(await findTable(), /^bravo/)).toContain("14 returned");
  });
  expect(headsOf(await findTable())).toEqual([
    "Member",
    "Taken▼",
    "Deposited",
    "Items taken",
    "Loans",
  ]);
  const main = screen.getByRole("main");
  const [, ...alpha] = cellsOf(await findTable(), /^Alpha/);
  expect(alpha).toEqual(["$2,615,574", "0", "Xanax × 3", "0"]);
  const [, ...bravo] = cellsOf(await findTable(), /^bravo/);
  expect(bravo).toEqual(["0", "$1,743,716", "none", "14 returned"]);
  // The headline and the line below it have the sums of the first two columns.
  expect(main).toHaveTextContent("$2.62m taken by 1 member");
  expect(main).toHaveTextContent(
    "Took most: Alpha, $2.62m. Deposited most: bravo_the_second_of_that_name1, $1.74m of $1.74m.",
  );
  expect(screen.getByText(/1 other news entry isn’t included\./)).toBeVisible();

  await user.selectOptions(screen.getByLabelText("Group by"), "Item");
  await waitFor(async () => {
    const heads = headsOf(await findTable());
    expect(heads).toContain("Given out");
    expect(heads).toContain("Loaned out");
  });
  const table = await findTable();
  expect(cellTexts(rowWith(table, "Xanax"))[2]).toBe("3");
  expect(rowWith(table, "Smoke Grenade")).toBeVisible();
});

const newsWith = (part: string) => ({
  "/faction/news": { news: NEWS["/faction/news"].news.filter(({ text }) => text.includes(part)) },
});

test("without items taken, nothing is taken, and the top depositor is named", async () => {
  await renderPage(VIEW, { answers: newsWith("deposited 2x") });
  await waitFor(() => {
    expect(screen.getByRole("main")).toHaveTextContent("$0 taken by 0 members");
  });
  expect(screen.getByRole("main")).toHaveTextContent("Deposited most: bravo_");
  expect(screen.getByRole("main")).not.toHaveTextContent("Took most");
});

// It goes onto the member's own balance.
test("deposited money isn’t a deposit in the armoury", async () => {
  await renderPage(VIEW, { answers: newsWith("$1,250,000") });
  await waitFor(() => {
    expect(screen.getByRole("main")).toHaveTextContent("$0 taken by 0 members");
  });
  expect(screen.getByRole("main")).not.toHaveTextContent("Deposited most");
});

test("items on loan are in Treasury", async () => {
  await renderPage(VIEW, { answers: NEWS });
  expect(await screen.findByRole("link", { name: "Items on loan, in Treasury" })).toHaveAttribute(
    "href",
    "/app/faction/treasury?view=armoury",
  );
});

test("without access to the news it says so, and other weeks can be chosen", async () => {
  await renderPage(VIEW, { answers: { "/faction/news": apiError(7) } });
  expect(await screen.findByText(/You do not have faction API access\./)).toBeVisible();
  expect(screen.getByLabelText("Week")).toBeVisible();
  expect(screen.queryByText(/0 news entries/)).toBeNull();
});

test.each([
  { what: "code 5", answer: apiError(5) },
  { what: "HTTP 429", answer: () => new HttpResponse(null, { status: 429 }) },
])("after $what the view says at once that loading failed", async ({ answer }) => {
  const paths = ["basic", "members", "contributors", "news"].map((name) => `/faction/${name}`);
  const answers = [...paths, "/torn/items"].map((path): [string, typeof answer] => [path, answer]);
  await renderPage(VIEW, { answers: Object.fromEntries(answers) });
  expect(await screen.findByText(/^Error loading data/)).toBeVisible();
  expect(screen.getByRole("button", { name: "Try again" })).toBeVisible();
  expect(screen.queryByText("Loading data...")).toBeNull();
});
