import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";

import { onPhone } from "@/app/testing/on-phone";
import { findRows, openRow } from "@/app/testing/phone-rows";
import { address, servePages } from "@/app/testing/render-page";
import { cellTexts, columnTexts, headerOf, rowsOf, rowWith } from "@/app/testing/table-texts";

import { findTiers, renderRoi, tiersIn } from "./testing/roi-page";

servePages();

const tiers = () => tiersIn(screen.getByRole("table"));
const acronyms = () => new Set(tiers().map((tier) => tier.slice(0, 3)));

test("the tiers that the player doesn’t own are listed by ROI, and lead to the stock in the game", async () => {
  await renderRoi();
  const table = await findTiers();
  expect(screen.getByRole("heading", { name: "Stock ROI Analysis" })).toBeVisible();
  expect(
    within(table)
      .getAllByRole("columnheader")
      .map((header) => header.textContent),
  ).toEqual([
    "Status",
    "Stock",
    "Tier",
    "Cost",
    "Benefit",
    "Benefit Type",
    "Frequency",
    "Annual Benefit",
    "ROI▼",
  ]);
  expect(tiersIn(table)).toEqual([
    ..."HRG 1,PTS 1,TCT 2,TSB 1,HRG 2,PTS 2,TCT 3,TSB 2,HRG 3,PTS 3,TCT 4,TSB 3".split(","),
    ..."SYM 2,TCC 1,HRG 4,PTS 4,TCT 5,TSB 4,SYM 3,TCC 2,HRG 5,PTS 5".split(","),
    ..."TCT 6,TSB 5,SYM 4,TCC 3".split(","),
  ]);
  expect(headerOf(table, "ROI")).toHaveAttribute("aria-sort", "descending");
  expect(within(rowWith(table, "TSB")).getByRole("link")).toHaveAttribute(
    "href",
    "https://www.torn.com/page.php?sid=stocks&stockID=1&tab=dividend",
  );
  for (const [acronym, type, benefit, annual] of [
    ["SYM", "Variable", "1x Drug Pack$500,000", "$52,142,857"],
    ["HRG", "Random", "1x Random Property$45,456,058", "$535,208,421"],
    ["PTS", "Volatile", "100 points$3,200,000", "$166,857,143"],
    ["TCC", "Variable", "1x Clothing Cache$13,000,000", "$153,064,516"],
    ["TSB", "Fixed", "$50,000,000", "$588,709,677"],
  ] as const) {
    const [, , , , ...cells] = cellTexts(rowWith(table, acronym));
    expect([cells[0], cells[1]]).toEqual([benefit, type]);
    expect(cells[3]).toContain(annual);
  }
});

test("bought tiers have a state, and tiers that return less than 1% are hidden", async () => {
  await renderRoi("?purchased=on");
  const table = await findTiers();
  expect(cellTexts(rowWith(table, "TCT"))).toEqual([
    "Active",
    "TCT The Torn City Times",
    "1",
    "$30,000,000",
    "$1,000,000",
    "Fixed",
    "31 days",
    "$11,774,194",
    "39.25%",
  ]);
  expect(rowWith(table, "SYM")).toHaveTextContent("Pending");
  const second = rowsOf(table)[tiersIn(table).indexOf("TCT 2")];
  expect(second).toHaveTextContent(/^Inactive/);
  expect(second).toHaveTextContent(/\$23,548,387/);
  expect(second).toHaveTextContent(/19\.62%/);
  expect(screen.getByText("Values with ROI below 1.00% ROI are hidden.")).toBeVisible();
  expect(tiersIn(table)).not.toContain("TCT 7");
  const rois = columnTexts(table, 8).map((text) => Number.parseFloat(text));
  expect(Math.min(...rois)).toBeGreaterThanOrEqual(1);
  // They have no cash value.
  expect(acronyms()).not.toContain("EVL");
  expect(acronyms()).not.toContain("LSC");
});

test("name, type and purchase filter the tiers", async () => {
  const { user } = await renderRoi();
  await findTiers();
  const search = screen.getByLabelText("Name or acronym");
  for (const [text, shown] of [
    ["shanghai", "TSB"],
    ["tct", "TCT"],
  ] as const) {
    await user.type(search, text);
    await waitFor(() => {
      expect(acronyms()).toEqual(new Set([shown]));
    });
    await user.clear(search);
  }
  await waitFor(() => {
    expect(acronyms().size).toBe(6);
  });

  const purchased = screen.getByRole("switch", { name: "Show Purchased Dividends" });
  expect(purchased).not.toBeChecked();
  expect(tiers()).not.toContain("TCT 1");
  await user.click(purchased);
  expect(purchased).toBeChecked();
  await waitFor(() => {
    expect(tiers()).toEqual(expect.arrayContaining(["TCT 1", "SYM 1"]));
  });

  const types = within(screen.getByRole("group", { name: "Benefit Type" }));
  for (const name of ["Fixed", "Random", "Variable", "Volatile"]) {
    expect(types.getByRole("button", { name })).toHaveAttribute("aria-pressed", "false");
  }
  await user.click(types.getByRole("button", { name: "Random" }));
  await user.click(types.getByRole("button", { name: "Volatile" }));
  await waitFor(() => {
    expect(new Set(columnTexts(screen.getByRole("table"), 5))).toEqual(
      new Set(["Random", "Volatile"]),
    );
  });
});

test("the ROI of a tier says how it is calculated", async () => {
  const { user } = await renderRoi();
  await findTiers();
  await user.click(screen.getByLabelText("How it’s calculated: the ROI of TCT tier 2"));
  const how = await screen.findByRole("dialog");
  for (const text of [
    "100,000 × 2^1 = 200,000",
    "$300.00",
    "$60,000,000",
    "365 ÷ 31 × $1,000,000 × 2 = $23,548,387",
    "19.62%",
  ]) {
    expect(how).toHaveTextContent(text);
  }
});

test("on a phone, each tier is a row with the figures that matter, which opens on the others", async () => {
  onPhone();
  await renderRoi("?purchased=on");
  const [row] = await findRows("Stock ROI Analysis");
  expect(row).toHaveTextContent("TCT tier 1 39.25% $30.0m, back in 930 days Active");
  const opened = await openRow("Stock ROI Analysis", "TCT tier 1");
  for (const text of ["$30,000,000", "$11,774,194", "Fixed", "31 days"]) {
    expect(opened).toHaveTextContent(text);
  }
  expect(within(opened).getByRole("link", { name: /^TCT/ })).toBeVisible();
  expect(within(opened).getByRole("button", { name: "Set your value for TCT" })).toBeVisible();
  expect(within(opened).getByRole("button", { name: /the ROI of TCT tier 1$/ })).toBeVisible();
  expect(screen.queryByRole("table")).toBeNull();
});

test.each([
  [
    "next-tier",
    "Next tier",
    /TCT tier 2, \$1\.00m per 31 days 465 days 50,000 shares, \$15\.0m \+\$11\.8m per year/,
  ],
  ["budget&money=900m", "Budget", /^1\.TCT tier 2 \$15\.0m .* per year$/],
])("on a phone, the rows of %s say what is compared", async (view, list, text) => {
  onPhone();
  await renderRoi(`?view=${view}`);
  await waitFor(async () => {
    expect((await findRows(list))[0]).toHaveTextContent(text);
  });
});

test("on a phone, Next tier says what comes, and for how many shares", async () => {
  onPhone();
  await renderRoi("?view=next-tier");
  const rows = (await findRows("Next tier")).map(({ textContent }) => textContent);
  expect(rows.find((text) => text.startsWith("HRG"))).toMatch(
    /^HRG tier 1, Random Property .* years 10,000,000 shares, \$2\.50b/,
  );
  expect(rows.find((text) => text.startsWith("TCT"))).toMatch(
    /^TCT tier 2, \$1\.00m per 31 days 465 days 50,000 shares, \$15\.0m/,
  );
});

test("the headline’s tier is found in the list", async () => {
  const { user } = await renderRoi();
  const table = await findTiers();
  expect(tiersIn(table)[0]).not.toMatch(/^TCT/);
  const [best] = within(screen.getByLabelText("At a glance")).getAllByRole("button");
  if (best === undefined) throw new Error("no button");
  expect(best).toHaveTextContent("TCT tier 2");
  await user.click(best);
  await waitFor(() => {
    expect(tiersIn(table).every((tier) => tier.startsWith("TCT"))).toBe(true);
  });
  expect(address()).toMatch(/\?q=TCT$/);
});

test("a tier bought in part says what the money still needed returns, as the headline does", async () => {
  const { user } = await renderRoi();
  const table = await findTiers();
  const cells = cellTexts(rowWith(table, "TCT"));
  expect(cells[0]).toContain("Best next step");
  expect(cells[3]).toMatch(/^\$60,000,000\s?rest \$15\.0m$/);
  expect(cells[7]).toMatch(/^\$23,548,387\s?2 tiers × \$11\.8m$/);
  expect(cells[8]).toMatch(/^19\.62%\s?rest 78\.49%$/);
  expect(rowWith(table, "TSB")).not.toHaveTextContent(/rest|tiers ×/);
  expect(screen.getAllByText("Best next step")).toHaveLength(1);
  expect(screen.getByLabelText("At a glance")).toHaveTextContent("78.49% per year");
  await user.click(screen.getByLabelText("How it’s calculated: the ROI of TCT tier 2"));
  const how = await screen.findByRole("dialog");
  expect(how).toHaveTextContent("The rest, still to pay$15,000,000");
  expect(how).toHaveTextContent("ROI on the restROI × cost ÷ the rest = 78.49%");
});

test("on a phone, a payback of thousands of days is in years", async () => {
  onPhone();
  await renderRoi("?q=TCT");
  const rows = await findRows("Stock ROI Analysis");
  expect(rows[0]).toHaveTextContent(
    "TCT tier 2, best next step 19.62% $15.0m more, back in 465 days 78.49% on $15.0m",
  );
  expect(rows[1]).toHaveTextContent(
    "TCT tier 3 9.81% $120m, back in 10.2 years $1.00m per 31 days",
  );
});
