import { QueryClientProvider } from "@tanstack/react-query";
import { render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { SessionProvider } from "@/components/session/session";
import { warAttacksTimeline } from "@/lib/api/endpoints/faction-war-attacks";
import { aQueryClient } from "@/lib/api/testing/query-client";
import { aSession } from "@/lib/api/testing/session";
import { HOUR_MS, MINUTE_MS } from "@/lib/common/time";
import { anAttack } from "@/lib/game/testing/builders";

import { HitsTable } from "./hits-table";

const NOW = Date.UTC(2026, 10, 20, 12);
const WAR_MS = NOW - 5 * HOUR_MS;
const OWN = 9001;
const ENEMY = 9002;

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
});
afterEach(() => {
  vi.useRealTimers();
});

const hit = (id: number, minutesAgo: number) => {
  const atMs = NOW - minutesAgo * MINUTE_MS;
  return { ...anAttack({ id, startedAtMs: atMs, endedAtMs: atMs }), fairFight: null };
};

test.each([
  {
    loaded: "the whole war",
    spans: [{ fromMs: 0, toMs: NOW }],
    says: "3 hits on the enemy since the war began.",
  },
  {
    loaded: "the last hour, and what was loaded before the tab was hidden",
    spans: [
      { fromMs: NOW - HOUR_MS, toMs: NOW },
      { fromMs: 0, toMs: NOW - 3 * HOUR_MS },
    ],
    says: "2 hits on the enemy since 11:00.",
  },
])("with $loaded: $says", ({ spans, says }) => {
  const client = aQueryClient();
  const session = aSession();
  client.setQueryData(warAttacksTimeline(session).queryKey, {
    ...{ entries: [hit(3, 5), hit(2, 30), hit(1, 200)], dropped: 0 },
    ...{ spans, overfull: 0 },
  });
  render(
    <QueryClientProvider client={client}>
      <SessionProvider value={session}>
        <HitsTable
          {...{ ownId: OWN, enemyId: ENEMY, fromMs: WAR_MS }}
          members={{ entries: [], dropped: 0 }}
        />
      </SessionProvider>
    </QueryClientProvider>,
  );
  expect(screen.getByText(/on the enemy since/)).toHaveTextContent(says);
});
