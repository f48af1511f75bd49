import { expect, test } from "vitest";

import { userTradesWire } from "@/lib/api/endpoints/user-trades";
import trades from "@/lib/api/testing/fixtures/user-trades.json";

test("a trade has its players, and a time only if it was completed", () => {
  expect(userTradesWire.parse(trades).trades).toEqual({
    entries: [
      {
        id: 900_002,
        description: "Plushies",
        completedAtMs: 1_795_100_000_000,
        players: [
          { id: 3_000_001, name: "Alpha" },
          { id: 3_000_002, name: "Bravo" },
        ],
      },
      {
        id: 900_001,
        description: "",
        completedAtMs: null,
        players: [
          { id: 3_000_003, name: "Charlie" },
          { id: 3_000_001, name: "Alpha" },
        ],
      },
    ],
    dropped: 0,
  });
});

test("a trade without a player is dropped and counted", () => {
  const [first, second] = trades.trades;
  const body = { trades: [{ ...first, trader: null }, second] };
  expect(userTradesWire.parse(body).trades).toMatchObject({
    entries: [{ id: 900_001 }],
    dropped: 1,
  });
});
