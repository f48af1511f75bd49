import { QueryClientProvider } from "@tanstack/react-query";
import { render, screen } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import type { ReactNode } from "react";
import { beforeEach, expect, test, vi } from "vitest";

import { API } from "@/lib/api/testing/answers";
import { aQueryClient } from "@/lib/api/testing/query-client";
import { serveCalls, server } from "@/lib/api/testing/server";
import { apiKeyStore } from "@/lib/store/account/session";

import FactionWeekPage from "./page";

const search = vi.hoisted(() => ({ params: "" }));
vi.mock("next/navigation", async (original) => ({
  ...(await original()),
  useSearchParams: () => new URLSearchParams(search.params),
}));

// The frame of every page needs the sidebar.
vi.mock("@/components/shell/page", () => ({
  Page: ({ children }: { children: ReactNode }) => children,
}));

serveCalls();

const NO_FACTION =
  '{ "info": { "user": { "id": 3000001, "faction_id": null }, "access": { "level": 4, "type": "Full Access" } } }';

beforeEach(() => {
  apiKeyStore.set("a-key-without-faction");
});

test.each([
  { params: "", basic: 7 },
  { params: "view=weeks", basic: 7 },
  { params: "view=ledger", basic: 7 },
  { params: "view=ledger", basic: 17 },
])(
  "a player without a faction reads so, and nothing else: $params, faction/basic code $basic",
  async ({ params, basic }) => {
    search.params = params;
    server.use(
      http.get(`${API}/faction/basic`, () =>
        HttpResponse.json({ error: { code: basic, error: "for the test" } }),
      ),
      http.get(`${API}/faction/*`, () =>
        HttpResponse.json({ error: { code: 7, error: "Incorrect ID-entity relation" } }),
      ),
      http.get(`${API}/key/info`, () => new HttpResponse(NO_FACTION)),
    );
    render(
      <QueryClientProvider client={aQueryClient()}>
        <FactionWeekPage />
      </QueryClientProvider>,
    );
    expect(await screen.findByText("You are not in a faction.")).toBeVisible();
    expect(screen.queryByText(/taken/)).toBeNull();
    expect(screen.getAllByRole("alert")).toHaveLength(1);
    expect(screen.queryByRole("navigation")).toBeNull();
  },
);
