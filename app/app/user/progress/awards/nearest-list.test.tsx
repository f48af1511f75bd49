import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { beforeEach, expect, test, vi } from "vitest";

import { SessionProvider } from "@/components/session/session";
import type { DailyStatsRequest } from "@/lib/api/endpoints/personal-stats";
import { aSession } from "@/lib/api/testing/session";
import { DAY_MS } from "@/lib/common/time";
import type { Award } from "@/lib/game/awards/award";
import type { StatHistory } from "@/lib/game/history/stat-history";

import { NearestList } from "./nearest-list";

const TODAY = Date.UTC(2026, 10, 20);
const MONTH_AGO = TODAY - 30 * DAY_MS;

const honor = (id: number, name: string, description: string): Award => ({
  ...{ kind: "honor", id, name, description },
  ...{ category: null, rarity: null, circulation: null, isOfOldCrimes: false },
});

const AWARDS = [
  honor(37, "Xanax taker", "Take 50 Xanax"),
  honor(1, "Window Shopper", "Find 50 items in the city"),
];

vi.mock("./use-awards", () => ({
  useAwards: () => ({ awards: AWARDS, won: [], isLoading: false, failed: [] }),
  useCurrentStats: () => undefined,
}));

const { fetched } = vi.hoisted(() => ({
  fetched: vi.fn<(session: unknown, asked: DailyStatsRequest) => Promise<StatHistory>>(),
}));
vi.mock("@/lib/api/endpoints/personal-stats", () => ({ fetchDailyStats: fetched }));
vi.mock("@/lib/api/transport/backfill-limiter", () => ({
  BACKFILL_LIMIT: 60,
  createBackfillLimiter: () => ({ acquire: () => Promise.resolve() }),
}));

beforeEach(() => {
  fetched.mockReset();
  fetched.mockImplementation((_, { dayMs }) =>
    Promise.resolve({ [dayMs]: { cityfinds: dayMs === TODAY ? 48 : 46 } }),
  );
});

/** The tracked stat leads to its award in ten years. */
const LOADED: StatHistory = { [MONTH_AGO]: { xantaken: 8.99 }, [TODAY]: { xantaken: 9.33 } };

function Kept() {
  const [history, setHistory] = useState(LOADED);
  return (
    <NearestList
      own={1}
      history={history}
      add={(days) => {
        setHistory((before) => {
          const all: Record<string, StatHistory[string]> = { ...before };
          for (const [day, stats] of Object.entries(days.get(1) ?? {})) {
            all[day] = { ...all[day], ...stats };
          }
          return all;
        });
        return Promise.resolve();
      }}
      tracked={["xantaken"]}
      todayMs={TODAY}
      room=""
    />
  );
}

const renderList = (isSample: boolean) =>
  render(
    <SessionProvider value={{ ...aSession(), isSample }}>
      <Kept />
    </SessionProvider>,
  );

test("in the sample data the nearest of all awards are loaded and shown, tracked or not", async () => {
  renderList(true);
  expect(await screen.findByText("48 of 50")).toBeInTheDocument();
  expect(screen.getByRole("listitem")).toHaveTextContent(/^Window Shopper.*about 30 days$/);
  expect(screen.queryByRole("button")).not.toBeInTheDocument();
});

test("a player loads the stats of the other awards on request", async () => {
  renderList(false);
  expect(screen.queryByRole("listitem")).not.toBeInTheDocument();
  expect(
    screen.getByText("No award within two years among your loaded stats."),
  ).toBeInTheDocument();
  expect(fetched).not.toHaveBeenCalled();
  await userEvent.setup().click(screen.getByRole("button", { name: "Load the rest, 2 calls" }));
  expect(await screen.findByText("48 of 50")).toBeInTheDocument();
  expect(await screen.findByRole("listitem")).toHaveTextContent("about 30 days");
  expect(fetched).toHaveBeenCalledTimes(2);
});
