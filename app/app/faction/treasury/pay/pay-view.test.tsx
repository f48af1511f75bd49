import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";

import { address, deferred, renderPage, servePages, setClock } from "@/app/testing/render-page";
import { NOW } from "@/lib/api/testing/answers";
import { apiError } from "@/lib/api/testing/server";
import { DAY_MS } from "@/lib/common/time";

import {
  added,
  CACHE_PRICES,
  fundsNews,
  ORIEL,
  reportWith,
  reportWithout,
} from "../testing/pay-answers";

servePages();

const PATH = "/app/faction/treasury";
const REPORT = "/faction/27811/rankedwarreport";
const CHAIN = "/faction/55001/chainreport";

const type = (label: RegExp | string, text: string) => {
  fireEvent.change(screen.getByLabelText(label), { target: { value: text } });
};

/** The texts of a list's rows. */
const textsOf = (list: string) =>
  within(screen.getByRole("list", { name: list }))
    .getAllByRole("listitem")
    .map(({ textContent }) => textContent);

/** The row of a member in a list. */
function rowOf(list: string, name: string) {
  const row = within(screen.getByRole("list", { name: list }))
    .getAllByRole("listitem")
    .find(({ textContent }) => textContent.includes(name));
  if (row === undefined) throw new Error(`No row of ${name}`);
  return row;
}

/** Opens the page, enters an income of $1,000,000,000, and waits for the list. */
async function renderPay(options: Parameters<typeof renderPage>[1] = {}) {
  const page = await renderPage(PATH, options);
  await screen.findByRole("list", { name: "To pay" });
  type("Income", "1b");
  return page;
}

const glance = () => screen.getByRole("region", { name: "At a glance" });
const account = () => screen.getByRole("region", { name: "Account" });

/** The pay of the rows of a list, in full dollars. */
const moneyOf = (list: string) =>
  textsOf(list).map((text) => /\$\d{1,3}(?:,\d{3})+/.exec(text)?.[0] ?? "–");

/** Opens a member's row, and returns it. */
async function openRow(list: string, name: string) {
  const row = rowOf(list, name);
  fireEvent.click(within(row).getByRole("button", { expanded: false }));
  await within(row).findByText("Pay", { selector: "dt" });
  return row;
}

const openFold = (title: RegExp) => {
  fireEvent.click(screen.getByRole("button", { name: title, expanded: false }));
};

test("the last war that is over: who is to get how much, most first", async () => {
  await renderPay();
  // 941.5, 524.75, 210.75 and 10.25 of 1,687.25 weighted hits
  expect(moneyOf("To pay")).toEqual(["$418,506,445", "$233,256,778", "$93,680,545", "$4,556,230"]);
  expect(glance()).toHaveTextContent("$750m to pay");
  expect(glance()).toHaveTextContent("4 of 4 members, Cold Furnace");
  expect(account()).toHaveTextContent("Split between 4 members$749,999,998");
  expect(account()).toHaveTextContent("Total pay$749,999,998");
  expect(account()).toHaveTextContent("Income less costs$1,000,000,000");
  expect(screen.getByText("4 members, $2 not split")).toBeVisible();
  expect(glance()).toHaveTextContent("Per weighted hit$445k1,687.25 weighted hits");
  expect(screen.getByRole("link", { name: "War report" })).toHaveAttribute(
    "href",
    "/app/faction/war?war=27811",
  );
});

test("an opened row has the parts of the pay", async () => {
  await renderPay();
  const row = await openRow("To pay", "Alpha");
  for (const text of [
    "War hits × 1900",
    "Outside × 0.550",
    "Assists × 0.512",
    "Losses × 0.2522",
    "Retals + 0.2520",
    "Weighted941.50 of 1,687.25",
    "Pay$418,506,445",
    "Bonus hits at10, 1,000",
    "Hits abroad8",
    "Attacks made984",
  ]) {
    expect(row).toHaveTextContent(text);
  }
});

test("income defaults to the rewards at market value, and costs and percentage come off it", async () => {
  await renderPage(PATH, { answers: { "/torn/items": CACHE_PRICES } });
  await screen.findByRole("list", { name: "To pay" });
  // 2 × 191,822,000 + 350 points at 33,395
  await waitFor(() => {
    expect(screen.getByLabelText("Income")).toHaveValue("$395,332,250");
  });
  expect(screen.getByText("Rewards: 2 items, 350 points")).toBeVisible();
  type("− Costs", "95,332,250");
  type("− Faction keeps (%)", "10");
  expect(account()).toHaveTextContent("Income less costs$300,000,000");
  expect(moneyOf("To pay")[0]).toBe("$150,662,320");
  expect(account()).toHaveTextContent(/Faction keeps\s*\$30,000,00\d/);
});

test("without item prices the income must be entered, and nothing else is missing", async () => {
  await renderPage(PATH, { answers: { "/torn/items": apiError(17) } });
  expect(await screen.findByText("No item prices: enter an amount")).toBeVisible();
  await screen.findByText("Enter the income: until then no amounts are shown.");
  expect(moneyOf("To pay")).toEqual(["–", "–", "–", "–"]);
  expect(screen.queryByRole("link", { name: /^Add to balance/ })).toBeNull();
  for (const name of ["Copy list", "CSV"]) {
    expect(screen.getByRole("button", { name })).toBeDisabled();
  }
  expect(rowOf("To pay", "Alpha")).toHaveTextContent("55.80%");
  type("Income", "1b");
  for (const name of ["Copy list", "CSV"]) {
    expect(screen.getByRole("button", { name })).toBeEnabled();
  }
  expect(moneyOf("To pay")[0]).toBe("$418,506,445");
});

test("by score, with an equal part", async () => {
  await renderPay();
  fireEvent.click(screen.getByRole("button", { name: "By score" }));
  // 5,400, 2,700 and 900 of 9,000; Delta only hit outside
  expect(moneyOf("To pay")).toEqual(["$450,000,000", "$225,000,000", "$75,000,000"]);
  openFold(/Weights and limits/);
  fireEvent.change(await screen.findByLabelText("Equal part (%)"), { target: { value: "20" } });
  expect(moneyOf("To pay")).toEqual(["$397,500,000", "$217,500,000", "$97,500,000", "$37,500,000"]);
  fireEvent.click(screen.getByRole("switch", { name: /Count bonus hits/ }));
  // Without 650, 320 and 100 of bonus hits
  expect(moneyOf("To pay")[0]).toBe("$396,894,703");
});

test("fixed prices may come to more than there is, and say so", async () => {
  await renderPay();
  type("Income", "100m");
  fireEvent.click(screen.getByRole("button", { name: "Fixed prices" }));
  // 900 × 300,000 + 50 × 100,000 + 12 × 100,000 + 20 × 50,000
  expect(moneyOf("To pay")[0]).toBe("$277,200,000");
  expect(
    screen.getByText("Fixed prices come to $420,500,000 more than there is for members."),
  ).toBeVisible();
});

test("costs above the income pay nobody, and the shares stay", async () => {
  await renderPay();
  type("− Costs", "1,012,400,000");
  expect(
    screen.getByText("Costs are $12,400,000 higher than income, so nobody is paid."),
  ).toBeVisible();
  expect(rowOf("To pay", "Alpha")).toHaveTextContent("55.80%");
  expect(screen.queryByRole("link", { name: /^Add to balance/ })).toBeNull();
  expect(glance()).toHaveTextContent("$0 to pay");
});

test("weights and the limit change the split, and a wrong one changes nothing", async () => {
  await renderPay();
  openFold(/Weights and limits/);
  const outside = await screen.findByLabelText("Outside hit");
  fireEvent.change(outside, { target: { value: "1" } });
  const changed = moneyOf("To pay");
  expect(changed[3]).toBe("$8,692,230");
  fireEvent.change(outside, { target: { value: "many" } });
  expect(screen.getByText("Enter a weight of 0 or more, such as 0.5.")).toBeVisible();
  expect(moneyOf("To pay")).toEqual(changed);
  type("Hits per member", "100");
  const row = await openRow("To pay", "Alpha");
  expect(row).toHaveTextContent("War hits × 1100");
  expect(row).toHaveTextContent("Outside × 1850");
});

test("the fields of a rule stay open as the rule changes, and what was typed wrong goes", async () => {
  await renderPay();
  openFold(/Weights and limits/);
  fireEvent.change(await screen.findByLabelText("Outside hit"), { target: { value: "many" } });
  fireEvent.click(screen.getByRole("button", { name: "Fixed prices" }));
  expect(screen.getByRole("button", { name: /^Prices and limits/ })).toHaveAttribute(
    "aria-expanded",
    "true",
  );
  expect(screen.getByLabelText("Outside hit")).toHaveValue("$100,000");
});

test("an adjustment with its reason comes out of what the faction keeps", async () => {
  await renderPay();
  const row = await openRow("To pay", "Delta");
  fireEvent.change(within(row).getByLabelText("Reason"), { target: { value: "Xan" } });
  fireEvent.change(within(row).getByLabelText("Adjustment"), { target: { value: "-1.5m" } });
  expect(row).toHaveTextContent("Xan−$1,500,000");
  fireEvent.change(within(row).getByLabelText("Reason"), { target: { value: "Xanax" } });
  expect(row).toHaveTextContent("Split$4,556,230");
  expect(row).toHaveTextContent("Xanax−$1,500,000");
  expect(row).toHaveTextContent("Pay$3,056,230");
  expect(account()).toHaveTextContent("1 adjustment−$1,500,000");
  expect(account()).toHaveTextContent("Total pay$748,499,998");
  expect(account()).toHaveTextContent("Income less costs$1,000,000,000");
});

test("ticks are those of the war’s report, and a paid member’s adjustment is locked", async () => {
  await renderPay({
    stored: { payoutRuns: [{ warId: 27811, crimeIds: [], percent: 0, paidIds: [3000003] }] },
  });
  expect(rowOf("Paid", "Charlie")).toHaveTextContent("by you, no news");
  const row = await openRow("Paid", "Charlie");
  expect(within(row).queryByLabelText("Adjustment")).toBeNull();
  fireEvent.click(within(rowOf("To pay", "Alpha")).getByRole("checkbox"));
  expect(textsOf("Paid")).toHaveLength(2);
  expect(JSON.parse(localStorage.getItem("payoutRuns") ?? "")).toMatchObject([
    { warId: 27811, paidIds: [3000003, 3000001] },
  ]);
  expect(glance()).toHaveTextContent("2 of 4 members");
  fireEvent.click(within(rowOf("Paid", "Charlie")).getByRole("checkbox"));
  expect(textsOf("Paid")).toHaveLength(1);
});

test("each link opens the game’s form with the amount, and marks the member as paid", async () => {
  await renderPay();
  const link = within(rowOf("To pay", "Alpha")).getByRole("link", { name: /^Add to balance/ });
  expect(link).toHaveAttribute(
    "href",
    expect.stringContaining("addMoneyTo=3000001&money=418506445"),
  );
  const row = await openRow("To pay", "Charlie");
  expect(within(row).getByRole("link", { name: /^Pay \$93,680,545 in game/ })).toHaveAttribute(
    "href",
    expect.stringContaining("giveMoneyTo=3000003&money=93680545"),
  );
  link.addEventListener("click", (event) => {
    event.preventDefault();
  });
  fireEvent.click(link);
  expect(rowOf("Paid", "Alpha")).toHaveTextContent("Paid");
});

test("the news prove the exact amount, twice or not, and no other", async () => {
  await renderPay({
    answers: fundsNews([
      added(3000001, 418_506_445, 9),
      added(3000003, 93_680_545, 10),
      added(3000003, 93_680_545, 11),
      added(3000004, 4_000_000, 12),
    ]),
  });
  await waitFor(() => {
    expect(rowOf("Paid", "Alpha")).toHaveTextContent("news, 5 Nov, 09:00");
  });
  expect(rowOf("Paid", "Charlie")).toHaveTextContent("Paid twice5 Nov, 10:00 and 11:00");
  expect(rowOf("To pay", "Delta")).toHaveTextContent("$4.00m sent on 5 Nov, 12:00, not deducted");
  expect(glance()).toHaveTextContent("2 in news, 0 by you");
  expect(glance()).toHaveTextContent("Unclear payments2see Funds");
  // Funds lists a tick that no news proves, too.
  fireEvent.click(within(rowOf("To pay", "Delta")).getByRole("checkbox"));
  expect(glance()).toHaveTextContent("Unclear payments2see Funds");
  fireEvent.click(within(screen.getByRole("list", { name: "To pay" })).getByRole("checkbox"));
  await waitFor(() => {
    expect(glance()).toHaveTextContent("Unclear payments3see Funds");
  });
  expect(within(glance()).getByRole("link", { name: "Funds" })).toHaveAttribute(
    "href",
    "/app/faction/treasury?view=funds&days=30",
  );
});

test("payments of a war that Funds no longer reaches back to are to check in the list", async () => {
  setClock(NOW + 14 * DAY_MS);
  await renderPay({
    answers: fundsNews([added(3000001, 418_506_445, 9), added(3000004, 4_000_000, 12)]),
  });
  await waitFor(() => {
    expect(glance()).toHaveTextContent("Unclear payments1marked below");
  });
  expect(within(glance()).queryByRole("link", { name: "Funds" })).toBeNull();
});

test("the list waits for the news, since paid members stand last in it", async () => {
  const news = deferred({ news: [] });
  await renderPage(PATH, { answers: { "/faction/news": news.answer } });
  expect(await screen.findByText("Loading payments...")).toBeVisible();
  expect(screen.queryByRole("list", { name: "To pay" })).toBeNull();
  news.release();
  expect(await screen.findByRole("list", { name: "To pay" })).toBeVisible();
});

test("the news since a war of long ago loads only on request", async () => {
  setClock(NOW + 60 * DAY_MS);
  const asked: string[] = [];
  await renderPage(PATH, {
    answers: {
      "/faction/news": ({ search }: URL) => {
        asked.push(search);
        return { news: [] };
      },
    },
  });
  await screen.findByRole("list", { name: "To pay" });
  expect(asked).toEqual([]);
  fireEvent.click(screen.getByRole("button", { name: "Load news" }));
  await waitFor(() => {
    expect(asked).toHaveLength(1);
  });
  expect(await screen.findByText(/^0 news entries back to/)).toBeVisible();
});

test("without a chain’s report pay counts war hits, and says so", async () => {
  await renderPay({ answers: { [CHAIN]: apiError(17) } });
  expect(
    screen.getByText(
      /Couldn’t load the chain of 1,720\. Outside hits, assists and losses are unknown/,
    ),
  ).toBeVisible();
  // 900, 500 and 200 of 1,600
  expect(moneyOf("To pay")).toEqual(["$421,875,000", "$234,375,000", "$93,750,000"]);
  expect(rowOf("To pay", "Alpha")).toHaveTextContent("– outside");
  expect(document.body).toHaveTextContent("1 member did nothing that counts: Delta.");
});

test("without the war’s report there is no list, but another war can be chosen", async () => {
  await renderPage(PATH, { answers: { [REPORT]: apiError(17) } });
  expect(await screen.findByText("Error loading the war’s report")).toBeVisible();
  fireEvent.click(screen.getByRole("button", { name: /^Cold Furnace/ }));
  fireEvent.click(await screen.findByRole("button", { name: /^Chain of 83/ }));
  expect(await screen.findByRole("list", { name: "To pay" })).toBeVisible();
  expect(address()).toContain("war=chain-54900012");
});

test("without the chains the war is paid by war hits", async () => {
  await renderPay({ answers: { "/faction/chains": apiError(17) } });
  expect(screen.getByText(/Couldn’t load your faction’s chains/)).toBeVisible();
  expect(moneyOf("To pay")).toHaveLength(3);
});

test("without the wars a chain can be paid", async () => {
  await renderPage(PATH, { answers: { "/faction/rankedwars": apiError(17) } });
  expect(await screen.findByText(/Couldn’t load your faction’s ranked wars/)).toBeVisible();
  expect(await screen.findByRole("button", { name: /^Chain of 1,720/ })).toBeVisible();
});

test("a chain: all hits alike, respect in place of score, and no outside hits", async () => {
  await renderPage(`${PATH}?war=chain-54900012`);
  expect(await screen.findByText("A chain has no rewards: enter an amount")).toBeVisible();
  type("Income", "1b");
  // 950, 540, 210 and 20 hits, with assists, losses and retals
  const row = await openRow("To pay", "Alpha");
  expect(row).toHaveTextContent("Hits × 1950");
  expect(row).toHaveTextContent("Respect6,010.55");
  expect(row).not.toHaveTextContent("Outside");
});

test("a war in progress is listed and can’t be paid", async () => {
  await renderPay();
  fireEvent.click(screen.getByRole("button", { name: /^Cold Furnace/ }));
  fireEvent.click(await screen.findByRole("button", { name: /^Iron Harbour/ }));
  expect(await screen.findByText("This war can’t be paid yet")).toBeVisible();
  expect(screen.queryByRole("list", { name: "To pay" })).toBeNull();
  expect(screen.getByRole("link", { name: "War Room" })).toHaveAttribute(
    "href",
    "/app/faction/war",
  );
});

test("no wars and no chains yet", async () => {
  await renderPage(PATH, {
    answers: { "/faction/rankedwars": { rankedwars: [] }, "/faction/chains": { chains: [] } },
  });
  expect(await screen.findByText("No wars or chains yet")).toBeVisible();
});

test("members who left are named, and paid out of the vault", async () => {
  await renderPay({ answers: { [REPORT]: reportWith(ORIEL) } });
  const row = rowOf("To pay", "Oriel");
  expect(row).toHaveTextContent("Left the faction");
  expect(within(row).getByRole("link", { name: /^Pay in game/ })).toHaveAttribute(
    "href",
    expect.stringContaining("giveMoneyTo=3000099"),
  );
  expect(within(row).queryByRole("link", { name: /^Add to balance/ })).toBeNull();
});

test("if the members can’t be loaded, nobody is said to have left", async () => {
  await renderPay({
    answers: { [REPORT]: reportWith(ORIEL), "/faction/members": apiError(17) },
  });
  expect(rowOf("To pay", "Oriel")).not.toHaveTextContent("Left the faction");
  expect(rowOf("To pay", "alpha_one")).toBeVisible();
});

test("members who couldn’t be loaded keep their part", async () => {
  await renderPay({
    answers: { "/faction/chains": { chains: [] }, [REPORT]: reportWithout(3000002) },
  });
  expect(moneyOf("To pay")).toEqual(["$421,875,000", "$93,750,000"]);
  expect(document.body).toHaveTextContent(
    "1 member couldn’t be loaded and isn’t in this list: 500 war hits, 2,700 score. $234,375,000 is set aside.",
  );
  expect(account()).toHaveTextContent("Total pay$750,000,000");
});

test("the list is copied with full dollars and the total", async () => {
  await renderPay();
  fireEvent.click(screen.getByRole("button", { name: "Copy list" }));
  expect(await screen.findByText("Copied to clipboard")).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe(
    [
      "Alpha [3000001]  $418,506,445",
      "bravo_the_second_of_that_name1 [3000002]  $233,256,778",
      "Charlie [3000003]  $93,680,545",
      "Delta [3000004]  $4,556,230",
      "Total  $749,999,998",
    ].join("\n"),
  );
});

test("what the player sets is there at the next visit, and the next war begins with the same rule", async () => {
  const { unmount } = await renderPay();
  fireEvent.click(screen.getByRole("button", { name: "By score" }));
  type("− Faction keeps (%)", "10");
  unmount();
  const { unmount: leave } = await renderPage(PATH);
  await screen.findByRole("list", { name: "To pay" });
  expect(screen.getByLabelText("Income")).toHaveValue("$1,000,000,000");
  expect(moneyOf("To pay")[0]).toBe("$540,000,000");
  leave();
  await renderPage(`${PATH}?war=chain-54900012`);
  await screen.findByRole("list", { name: "To pay" });
  expect(screen.getByRole("button", { name: "By score" })).toHaveAttribute("aria-pressed", "true");
  expect(screen.getByLabelText("− Faction keeps (%)")).toHaveValue("10");
  expect(screen.getByLabelText("Income")).toHaveValue("");
});
