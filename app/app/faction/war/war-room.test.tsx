import { screen } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { Suspense } from "react";
import { expect, test, vi } from "vitest";

import { renderSignedIn } from "@/components/session/testing/render-signed-in";
import { API } from "@/lib/api/testing/answers";
import wars from "@/lib/api/testing/fixtures/faction-wars.json" with { type: "json" };
import { serveCalls, server } from "@/lib/api/testing/server";
import { HOUR_MS } from "@/lib/common/time";

import { WarViews } from "./war-room";

vi.mock("next/navigation", () => ({ useSearchParams: () => new URLSearchParams() }));

// Parts of the page below the viewport don't load.
vi.mock("@/components/charts/use-in-view", () => ({ useInView: () => false }));

serveCalls();

const inSeconds = (hours: number) => Math.floor((Date.now() + hours * HOUR_MS) / 1000);

/** The ranked war of the fixture, begun two days ago. */
const war = (endsInHours: number | null, winner: number | null) => ({
  ...wars.wars.ranked,
  start: inSeconds(-48),
  end: endsInHours === null ? null : inSeconds(endsInHours),
  winner,
});

test.each([
  { what: "under way", of: war(null, null), shows: "Lead 2,140", hasHits: true },
  { what: "that has ended", of: war(-2, 9001), shows: "The Testers won.", hasHits: false },
])("the hits of a war $what have a heading: $hasHits", async ({ of, shows, hasHits }) => {
  server.use(
    http.get(`${API}/faction/wars`, () =>
      HttpResponse.json({ pacts: [], wars: { ranked: of, raids: [], territory: [] } }),
    ),
  );
  renderSignedIn(
    <Suspense>
      <WarViews />
    </Suspense>,
  );
  const block = await screen.findByRole("region", { name: "Ranked war" });
  expect(block).toHaveTextContent(shows);
  expect(screen.queryAllByRole("heading", { name: "Hits in this war" })).toHaveLength(
    hasHits ? 1 : 0,
  );
});
