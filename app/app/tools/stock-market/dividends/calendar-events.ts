import { stockUrl } from "@/components/game/links";
import type { CalendarEvent } from "@/lib/format/calendar";
import { formatCount, formatMoney } from "@/lib/format/numbers";
import type { Dividend } from "@/lib/game/stocks/dividends";

/** The next due date of each dividend that has one. */
export const calendarEvents = (dividends: readonly Dividend[]): CalendarEvent[] =>
  dividends.flatMap(({ stock, tiers, dueAtMs, dollars }) =>
    dueAtMs === null
      ? []
      : [
          {
            id: `stock-${stock.id}`,
            title: `${stock.acronym} dividend`,
            description: [
              dollars === null ? stock.benefit.description : formatMoney(dollars),
              `${stock.name}, ${formatCount(tiers, "tier", "tiers")}`,
            ]
              .filter((words) => words !== "")
              .join("\n"),
            url: stockUrl(stock.id),
            startsOnMs: dueAtMs,
          },
        ],
  );
