import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";

import { servePages } from "@/app/testing/render-page";

import { findTiers, holdings, renderRoi } from "./testing/roi-page";

servePages();

const card = (name: string) =>
  within(screen.getByRole("region", { name: "Summary" })).getByRole("group", { name });

test("the headline is the tier that returns most on the money still needed", async () => {
  await renderRoi();
  await findTiers();
  const lead = screen.getByRole("region", { name: "At a glance" });
  expect(lead).toHaveTextContent("78.49% per year");
  expect(lead).toHaveTextContent("TCT tier 2, which needs $15,000,000 more of $60,000,000");
  expect(lead).toHaveTextContent("465 days");
  // EVL is ready, and has no cash value; TCI is passive.
  expect(lead).toHaveTextContent(/Ready to collect\s*–\s*EVL/);
  expect(lead).not.toHaveTextContent("TCI");
});

test("each summary card has its figure, what it means and how it is calculated", async () => {
  const { user } = await renderRoi();
  await findTiers();
  // The code of tooltips loads with the first movement of the mouse, and renders the buttons again.
  const toggle = () => screen.getByRole("button", { name: "Toggle sidebar" });
  await user.hover(toggle());
  await waitFor(() => {
    expect(toggle()).toHaveAttribute("data-state");
  });
  for (const { label, texts, meaning, line } of [
    {
      label: "Dividend Stock Value",
      texts: ["$465m", "$465,000,000"],
      meaning: "Current value of the dividend stocks you hold.",
      line: "250,000 × $300.00 = $75,000,000",
    },
    {
      label: "Passive Stock Value",
      texts: ["$1.82b", "$1,820,000,000"],
      meaning: "a permanent benefit instead of dividends",
      line: "1,500,000 × $1,200.00 = $1,800,000,000",
    },
    {
      label: "Annual Benefits",
      texts: ["$11.8m", "$11,774,194"],
      meaning: "your tiers pay per year",
      line: "365 ÷ 31 × $1,000,000 × 1 = $11,774,194",
    },
    {
      label: "Total Return",
      texts: ["2.53%", "per year"],
      meaning: "as a share of Dividend Stock Value",
      line: "$465,000,000",
    },
  ]) {
    for (const text of texts) expect(card(label)).toHaveTextContent(text);
    const help = within(card(label)).getByRole("button", {
      name: `How it’s calculated: ${label}`,
    });
    await user.click(help);
    const how = await screen.findByRole("dialog");
    expect(how).toHaveTextContent(line);
    expect(how).toHaveTextContent(meaning);
    await user.keyboard("{Escape}");
  }
});

test("without a holding, there is no return", async () => {
  await renderRoi("", { "/user/stocks": { stocks: [] } });
  await findTiers();
  expect(card("Total Return")).toHaveTextContent(/Total Return\s*–/);
  expect(card("Annual Benefits")).toHaveTextContent(/\$0/);
});

test("two lists, closed at first, have all stocks with their state and why one has no cash value", async () => {
  const { user } = await renderRoi();
  await findTiers();
  const open = async (name: string) => {
    expect(screen.queryByRole("list", { name })).toBeNull();
    await user.click(screen.getByRole("heading", { name: new RegExp(`^${name.slice(0, 8)}`) }));
    return within(await screen.findByRole("list", { name }));
  };
  const dividends = await open("Dividend Stocks");
  const entry = (text: string) =>
    dividends.getAllByRole("listitem").find((item) => item.textContent.includes(text));
  expect(entry("The Torn City Times")).toHaveTextContent("1 tier, $1,000,000");
  expect(entry("Symbiotic Ltd.")).toHaveTextContent("1 pending, 1x Drug Pack");
  expect(entry("Torn & Shanghai Banking")).toHaveTextContent("Inactive");
  expect(entry("Torn & Shanghai Banking")).toHaveClass("text-muted-foreground");
  expect(entry("EVL")).toHaveTextContent("1000 happiness can’t be sold");
  expect(entry("LSC")).toHaveTextContent("Lottery Voucher isn’t traded");
  const passive = await open("Passive Stocks (No Dividends)");
  expect(passive.getByText(/Torn City Investments/)).toBeVisible();
});

test.each([
  {
    held: { 99: [5, 0] },
    words: "stock [99], which the game no longer lists. Without a price, it isn’t counted.",
  },
  {
    held: { 98: [10, 0], 99: [5, 0] },
    words:
      "stock [98] and stock [99], which the game no longer lists. Without a price, they aren’t counted.",
  },
] as const)("holdings that are no longer listed are named: $words", async ({ held, words }) => {
  await renderRoi("", { "/user/stocks": holdings(held) });
  expect(await screen.findByText(/^You also hold/)).toHaveTextContent(`You also hold ${words}`);
});
