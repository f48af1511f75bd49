import { act, render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";

import { tableExport } from "@/components/table/table-export";
import { PhoneEntries } from "@/components/table/testing/phone-entries";
import { HOUR_MS } from "@/lib/common/time";
import { groupCrimes } from "@/lib/game/crimes/group-crimes";
import type { OrganisedCrime } from "@/lib/game/crimes/organised-crime";
import { summarise } from "@/lib/game/crimes/summary";
import { aCrime, aMember, aSlot } from "@/lib/game/testing/builders";

import { ActionableCrimes, ControlRoom } from "./control-room";
import { MembersNotInOc } from "./members-not-in-oc";
import { LowPassRateCrimes } from "./other-crimes";
import { participationColumns } from "./participation";

vi.mock("next/navigation", () => ({ useSearchParams: () => new URLSearchParams() }));

const EMPTY = { members: new Map(), items: new Map(), prices: new Map() };

test.each([
  { isPartial: false, words: "All clear: no missing items, nobody away, nothing stuck or unpaid." },
  { isPartial: true, words: "No problems in the data that loaded." },
])("no crime that needs anyone, some data missing: $isPartial", ({ isPartial, words }) => {
  render(
    <ActionableCrimes
      rows={[]}
      onBuy={vi.fn()}
      isPartial={isPartial}
      lookups={EMPTY}
      nowMs={0}
      minimumPassRate={90}
      onPayOut={vi.fn()}
      onSettle={vi.fn()}
    />,
  );
  expect(screen.getByRole("region", { name: "Needs you" })).toHaveTextContent(words);
});

test("says that only the pass rates are low, not that the crime, with an empty slot, can start", () => {
  const slots = [
    aSlot({ passRate: 60, member: { id: 1, outcome: null } }),
    aSlot({ member: null }),
  ];
  const crime = aCrime({ name: "Pet Project", status: "Recruiting", slots });
  const room = { lookups: EMPTY, nowMs: 0, isPartial: false };
  const crimes = [{ crime, problems: [] }];
  const { rerender } = render(<LowPassRateCrimes crimes={crimes} {...room} />);
  expect(screen.getByText("Low pass rates are the only problem here.")).toBeVisible();
  const list = screen.getByRole("list", { name: "Low pass rates" });
  expect(list).toHaveTextContent("1 d 0 h");
  expect(list).not.toHaveTextContent("ready");
  rerender(<LowPassRateCrimes crimes={crimes} {...room} isPartial />);
  expect(
    screen.getByText("Low pass rates are the only problem in the data that loaded."),
  ).toBeVisible();
  rerender(<LowPassRateCrimes crimes={[]} {...room} />);
  expect(screen.getByText("No crimes here.")).toBeVisible();
  expect(screen.queryByText(/^Low pass rates are/)).not.toBeInTheDocument();
});

test("a crime that nobody has joined recruits, and isn't on track", () => {
  const open = (id: number, ...slots: OrganisedCrime["slots"]) =>
    aCrime({ id, status: "Recruiting", expiresAtMs: null, slots });
  const empty = aSlot({ member: null });
  const joined = open(1, aSlot({}), empty, empty);
  const waiting = open(2, empty, empty, empty);
  const room = (crimes: readonly OrganisedCrime[]) => (
    <ControlRoom
      crimes={crimes}
      grouped={groupCrimes(crimes, [])}
      summary={summarise(crimes, EMPTY.prices)}
      lookups={EMPTY}
      isPartial={false}
      nowMs={0}
      minimumPassRate={90}
      membersShare={100}
      onPayOut={vi.fn()}
      onSettle={vi.fn()}
    />
  );
  const { rerender } = render(room([joined, waiting]));
  expect(screen.getByText("On track").closest("summary")).toHaveTextContent("1 crime, next ready");
  expect(
    screen.getByText("Recruiting", { selector: "summary *" }).closest("summary"),
  ).toHaveTextContent("1 crime, nobody has joined yet");
  rerender(room([waiting]));
  expect(screen.queryByText("On track")).not.toBeInTheDocument();
});

test.each([
  { members: [], words: "Unknown: the members couldn’t be loaded." },
  { members: [aMember({ isInOc: null })], words: "The game doesn’t report who is in an OC." },
  { members: [aMember({ isInOc: true })], words: "Everyone eligible is in an OC." },
])("with nobody to list: $words", ({ members, words }) => {
  const byId = new Map(members.map((member) => [member.id, member]));
  render(<MembersNotInOc lookups={{ ...EMPTY, members: byId }} />);
  expect(screen.getByRole("region", { name: "Not in an OC" })).toHaveTextContent(words);
});

const NOTHING_SHARED = {
  ...{ crimes: 1, succeeded: 1, failed: 0, hurt: 0 },
  ...{ money: 0, respect: 0, itemsValue: 0 },
  ...{ lastAtMs: null, isUnderWay: false, successRate: 100, percent: null, items: [] },
};

test("the copied shares name a member with their id, and a former member by the id alone", () => {
  const lookups = { ...EMPTY, members: new Map([[1, aMember({ id: 1, name: "Alpha" })]]) };
  const rows = [1, 2].map((memberId) => ({
    original: { memberId, ...NOTHING_SHARED },
    getValue: () => undefined,
  }));
  expect(tableExport(participationColumns(lookups), ["member"], rows).lines).toEqual([
    ["Alpha [1]"],
    ["[2]"],
  ]);
});

test("an entry on a phone keeps the time since a member’s last crime up to date", () => {
  vi.useFakeTimers({ now: 10 * HOUR_MS });
  const rows = [{ memberId: 1, ...NOTHING_SHARED, lastAtMs: 8 * HOUR_MS }];
  render(<PhoneEntries columns={participationColumns(EMPTY)} rows={rows} />);
  expect(screen.getByRole("listitem")).toHaveTextContent("2 h 00 min ago");
  act(() => {
    vi.advanceTimersByTime(HOUR_MS);
  });
  expect(screen.getByRole("listitem")).toHaveTextContent("3 h 00 min ago");
  vi.useRealTimers();
});

test("in an entry on a phone a browser translates “in progress”", () => {
  const rows = [{ memberId: 1, ...NOTHING_SHARED, isUnderWay: true }];
  render(<PhoneEntries columns={participationColumns(EMPTY)} rows={rows} />);
  expect(screen.getByText("in progress")).not.toHaveAttribute("translate");
});
