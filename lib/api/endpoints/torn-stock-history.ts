import { queryOptions } from "@tanstack/react-query";

import { request } from "@/lib/api/transport/client";
import type { Session } from "@/lib/api/transport/session";
import { currentOrLegacy, epochSeconds, listOf, type List } from "@/lib/api/transport/wire";
import type { Performance, PricePoint, StockHistory } from "@/lib/game/stocks/stock-history";
import * as z from "@/lib/zod";

/** `dropped`: the number of prices that could not be read. */
type FetchedHistory = StockHistory & { dropped: number };

const price = z.pipe(
  z.object({ timestamp: epochSeconds, price: z.number() }),
  z.transform((wire): PricePoint => ({ atMs: wire.timestamp, price: wire.price })),
);

const performance = z.pipe(
  z.object({
    change: z.number(),
    change_percentage: z.number(),
    start: z.number(),
    end: z.number(),
    high: z.number(),
    low: z.number(),
  }),
  z.transform(({ change_percentage: changePercent, ...wire }): Performance => ({
    ...wire,
    changePercent,
  })),
);

/** A period that can't be read doesn't affect the others. */
const period = z.catch(z.nullish(performance), null);

const periods = {
  last_hour: period,
  last_day: period,
  last_week: period,
  last_month: period,
  last_year: period,
  all_time: period,
};

const currentShape = z.pipe(
  z.object({
    stocks: z.object({
      id: z.number(),
      chart: z.object({ performance: z.nullish(z.object(periods)), history: listOf(price) }),
    }),
  }),
  z.transform(({ stocks: { id, chart } }) => history(id, chart.history, chart.performance ?? {})),
);

/** The legacy response is a map of one stock, with the periods beside its other fields. */
const legacyShape = z.pipe(
  z.pipe(
    z.object({ stocks: z.record(z.string(), z.unknown()) }),
    z.transform(({ stocks }) => Object.values(stocks)[0]),
  ),
  z.pipe(
    z.object({ ...periods, stock_id: z.number(), history: listOf(price) }),
    z.transform((wire) => history(wire.stock_id, wire.history, wire)),
  ),
);

function history(
  stockId: number,
  prices: List<PricePoint>,
  wire: Partial<Record<keyof typeof periods, Performance | null | undefined>>,
): FetchedHistory {
  return {
    stockId,
    prices: prices.entries.toSorted((one, other) => one.atMs - other.atMs),
    performance: {
      lastHour: wire.last_hour ?? null,
      lastDay: wire.last_day ?? null,
      lastWeek: wire.last_week ?? null,
      lastMonth: wire.last_month ?? null,
      lastYear: wire.last_year ?? null,
      allTime: wire.all_time ?? null,
    },
    dropped: prices.dropped,
  };
}

export const stockHistoryWire = currentOrLegacy(currentShape, legacyShape);

/** The price history of one stock. */
export function stockHistoryQuery(session: Session, stockId: number) {
  return queryOptions({
    queryKey: ["game", "torn", "stocks", stockId],
    queryFn: ({ signal }) => request(session, `/torn/${stockId}/stocks`, stockHistoryWire, signal),
  });
}
