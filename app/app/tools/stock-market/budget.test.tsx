import { QueryClientProvider } from "@tanstack/react-query";
import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";

import { address, servePages } from "@/app/testing/render-page";
import { SessionProvider, sessionOf } from "@/components/session/session";
import { moneyQuery } from "@/lib/api/endpoints/user-money";
import { summarise } from "@/lib/game/stocks/returns";
import { aQueryClient } from "@/lib/api/testing/query-client";

import { Budget } from "./budget";

servePages();

const MARKET = {
  positions: [],
  values: new Map(),
  tiers: [],
  nextTiers: [],
  summary: summarise([], new Map()),
  fetchedAtMs: 0,
  unlisted: [],
};

/** Renders the budget after another page has loaded the player's cash. */
function show(cashInHand: number | null, query = "") {
  window.history.replaceState(null, "", `/app/tools/stock-market${query}`);
  const session = sessionOf("test-key");
  const client = aQueryClient();
  client.setQueryData(moneyQuery(session).queryKey, {
    cashInHand,
    investment: null,
    factionBalance: null,
  });
  render(
    <QueryClientProvider client={client}>
      <SessionProvider value={session}>
        <Budget market={MARKET} />
      </SessionProvider>
    </QueryClientProvider>,
  );
  return screen.getByLabelText("Money to spend");
}

test("the money to spend is the player’s cash at first, and says so", async () => {
  const field = show(61_400_000);
  expect(field).toHaveValue("61,400,000");
  expect(field).toHaveAccessibleDescription("Your cash");
  expect(address()).toBe("/app/tools/stock-market");
  fireEvent.change(field, { target: { value: "5m" } });
  expect(field).not.toHaveAccessibleDescription();
  await waitFor(() => {
    expect(address()).toBe("/app/tools/stock-market?money=5m");
  });
});

test("it may be emptied, and stays empty", async () => {
  const field = show(61_400_000);
  fireEvent.change(field, { target: { value: "" } });
  await waitFor(() => {
    expect(address()).toBe("/app/tools/stock-market?money=");
  });
  expect(field).toHaveValue("");
});

test.each([
  { cash: 61_400_000, query: "?money=1k", value: "1k" },
  { cash: 61_400_000, query: "?money=", value: "" },
  { cash: 0, query: "", value: "" },
  { cash: null, query: "", value: "" },
])("with $cash in hand, “$query” shows “$value”", ({ cash, query, value }) => {
  expect(show(cash, query)).toHaveValue(value);
});
