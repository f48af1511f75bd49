import { render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import type { CrimeLookups } from "@/components/crimes/crime-lookups";
import { groupCrimes } from "@/lib/game/crimes/group-crimes";
import type { OrganisedCrime } from "@/lib/game/crimes/organised-crime";
import { findProblems } from "@/lib/game/crimes/problems";
import { summarise } from "@/lib/game/crimes/summary";
import type { Member } from "@/lib/game/faction/member";
import { aCrime, aMember, anItem, aSlot } from "@/lib/game/testing/builders";

import { CrimesHeadline } from "../organised-crimes";
import { CrimeRow } from "./crime-row";

const MINUTE = Date.UTC(2026, 10, 20, 12);
const HOUR_MS = 3_600_000;
const [DRILL, XANAX, MUG] = [1331, 206, 1485];

beforeEach(() => {
  vi.useFakeTimers({ now: MINUTE + 50_000 });
});
afterEach(() => {
  vi.useRealTimers();
});

/** Renders the headline and the row of a crime as the page does: with the time rounded down to the minute. */
function draw(
  crime: OrganisedCrime,
  changes: Partial<Member> = {},
  prices: CrimeLookups["prices"] = new Map(),
) {
  const asked = {
    nowMs: MINUTE,
    minimumPassRate: 70,
    payouts: { membersShare: 100, settled: { crimes: {}, upTo: [] } },
  };
  const inHospital = { id: 1, state: "Hospital", stateUntilMs: MINUTE + 90 * HOUR_MS };
  const members = [aMember({ ...inHospital, ...changes })];
  const { actionable } = groupCrimes([crime], findProblems([crime], members, asked));
  const items = new Map([[DRILL, anItem({ id: DRILL })]]);
  const lookups = { members: new Map(), items, prices };
  const terms = {
    lookups,
    nowMs: MINUTE,
    minimumPassRate: 70,
    onPayOut: vi.fn(),
    onSettle: vi.fn(),
    onBuy: vi.fn(),
    isReturning: false,
  };
  render(
    <>
      <CrimesHeadline
        crimes={[crime]}
        actionable={actionable}
        summary={summarise([crime], new Map())}
        nowMs={MINUTE}
      />
      <ol aria-label="Crimes that need you">
        {actionable.map((row) => (
          <CrimeRow key={crime.id} row={row} {...terms} />
        ))}
      </ol>
    </>,
  );
}

const lead = () => screen.getByRole("region", { name: "At a glance" });
const needs = () => screen.getByRole("list", { name: "Crimes that need you" });
const absent = aSlot({ member: { id: 1, outcome: null } });

test("a crime’s row shows the same time left as the headline, to the second", () => {
  draw(aCrime({ status: "Planning", readyAtMs: MINUTE + 2 * HOUR_MS, slots: [absent] }));
  expect(lead()).toHaveTextContent("Next ready in 1 h 59 min");
  expect(needs()).toHaveTextContent("1 h 59 min");
});

test("so does a crime with empty slots, whose start moves with the clock", () => {
  const slots = [absent, aSlot({ member: null })];
  draw(aCrime({ status: "Recruiting", readyAtMs: null, expiresAtMs: null, slots }));
  expect(lead()).toHaveTextContent("Next ready in 1 d 0 h");
  expect(needs()).toHaveTextContent("1 d 0 h");
});

test("a late crime shows how late it is, to the second", () => {
  draw(aCrime({ status: "Planning", readyAtMs: MINUTE - 2 * HOUR_MS + 20_000, slots: [absent] }));
  expect(needs()).toHaveTextContent("2 h 00 min");
});

test.each([
  { minutes: 90, abroadIn: null, words: "in hospital until 13:30" },
  { minutes: 90, abroadIn: "Japan", words: "[1] in hospital in Japan Open profile" },
  { minutes: 90, abroadIn: "", words: "[1] in hospital abroad Open profile" },
  { minutes: -1, abroadIn: "Japan", words: "[1] in Japan Open profile" },
])("in hospital for $minutes min, abroad in $abroadIn: $words", ({ minutes, abroadIn, words }) => {
  const stateUntilMs = MINUTE + minutes * 60_000;
  draw(aCrime({ status: "Planning", readyAtMs: MINUTE - HOUR_MS, slots: [absent] }), {
    stateUntilMs,
    abroadIn,
  });
  expect(needs()).toHaveTextContent(words);
});

test.each([
  { missing: [DRILL, XANAX], words: "2 items, $905k" },
  { missing: [DRILL, XANAX, MUG], words: "3 items, at least $905k" },
  { missing: [MUG, MUG], words: "2 items, no market value" },
])("missing $missing: $words", ({ missing, words }) => {
  const slots = missing.map((id) => ({
    ...absent,
    item: { id, isAvailable: false, isReusable: false },
  }));
  const prices = new Map([
    [DRILL, 5_000],
    [XANAX, 900_000],
  ]);
  draw(
    aCrime({ status: "Planning", readyAtMs: MINUTE + 2 * HOUR_MS, slots }),
    { state: "Okay" },
    prices,
  );
  expect(needs()).toHaveTextContent(words);
});
