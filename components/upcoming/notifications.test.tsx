import { render } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";

import { HOUR_MS, MINUTE_MS } from "@/lib/common/time";
import { gameClockStore } from "@/lib/store/preferences/game-clock";
import { notificationsStore } from "@/lib/store/user/dashboard";

import { dueEvents, Notifications } from "./notifications";

const NOW = Date.UTC(2026, 10, 20, 12);

afterEach(() => {
  gameClockStore.clear();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const event = (kind: string) => (atMs: number | null) => ({
  ...{ id: kind, kind, atMs },
  ...{ title: kind, note: "" },
});
const drug = event("drug");
const booster = event("booster");

const idsDue = (changes: Partial<Parameters<typeof dueEvents>[0]>) =>
  dueEvents({
    events: [drug(NOW - 1000), booster(NOW - 500)],
    kinds: ["drug", "booster"],
    leadMinutes: {},
    notified: new Map(),
    sinceMs: NOW - MINUTE_MS,
    nowMs: NOW,
    ...changes,
  }).map(({ id }) => id);

test.each([
  { case: "ended since the last check", atMs: NOW - 1, isDue: true },
  { case: "ends this very moment", atMs: NOW, isDue: true },
  { case: "ends later", atMs: NOW + 1, isDue: false },
  { case: "had ended by the last check", atMs: NOW - MINUTE_MS, isDue: false },
  { case: "was ready when the page opened", atMs: null, isDue: false },
])("what $case: notified is $isDue", ({ atMs, isDue }) => {
  expect(idsDue({ events: [drug(atMs)] })).toEqual(isDue ? ["drug"] : []);
});

test.each([
  { lead: 5, endsInMin: 5, isDue: true },
  { lead: 5, endsInMin: 6, isDue: false },
  { lead: 15, endsInMin: 15, isDue: true },
  { lead: 15, endsInMin: 5, isDue: false },
  { lead: 0, endsInMin: 0, isDue: true },
])("$lead min before, what ends in $endsInMin min: notified is $isDue", (row) => {
  const events = [drug(NOW + row.endsInMin * MINUTE_MS)];
  const due = idsDue({ events, leadMinutes: { drug: row.lead } });
  expect(due).toEqual(row.isDue ? ["drug"] : []);
});

test("only the kinds that the player has ticked are notified", () => {
  expect(idsDue({ kinds: [] })).toEqual([]);
  expect(idsDue({ kinds: ["booster"] })).toEqual(["booster"]);
  expect(idsDue({ kinds: ["energy"] })).toEqual([]);
});

test.each([
  { case: "the same end", before: NOW - 1000, isDue: false },
  { case: "the same end, 2 s off in a later response", before: NOW - 3000, isDue: false },
  { case: "the next end of the same thing", before: NOW - 1000 - MINUTE_MS, isDue: true },
])("$case after a notification: notified again is $isDue", ({ before, isDue }) => {
  const notified = new Map([["drug", before]]);
  expect(idsDue({ events: [drug(NOW - 1000)], notified })).toEqual(isDue ? ["drug"] : []);
});

test("happy that falls to its maximum is notified under its own kind, not under that of a full bar", () => {
  const reset = event("happy-reset")(NOW - 1);
  expect(idsDue({ events: [reset], kinds: ["happy-reset"] })).toEqual(["happy-reset"]);
  expect(idsDue({ events: [reset], kinds: ["happy", "energy"] })).toEqual([]);
});

test("after an hour of sleep everything that ended meanwhile is notified", () => {
  const events = [drug(NOW - 50 * MINUTE_MS), booster(NOW - 10 * MINUTE_MS)];
  expect(idsDue({ events, sinceMs: NOW - 60 * MINUTE_MS })).toEqual(["drug", "booster"]);
});

test.each([
  { device: "two hours behind", aheadMs: 2 * HOUR_MS },
  { device: "two hours ahead", aheadMs: -2 * HOUR_MS },
])(
  "a device $device: its correction ends nothing, and each end is notified once",
  ({ aheadMs }) => {
    const deviceMs = NOW - aheadMs;
    vi.useFakeTimers({ now: deviceMs });
    const titles: string[] = [];
    vi.stubGlobal("Notification", function (title: string) {
      titles.push(title);
    });
    const landing = `landing ${aheadMs}`;
    const cooldown = `cooldown ${aheadMs}`;
    notificationsStore.set({ kinds: [landing, cooldown], inTitle: false });
    const asOf = (nowMs: number) => [
      event(landing)(nowMs + 41 * MINUTE_MS),
      event(cooldown)(nowMs + 60 * MINUTE_MS),
    ];
    const pass = (minutes: number) => vi.advanceTimersByTime(minutes * MINUTE_MS);

    const { rerender } = render(<Notifications source="dashboard" events={asOf(deviceMs)} />);
    gameClockStore.set({ aheadMs, comparedAtMs: deviceMs });
    rerender(<Notifications source="dashboard" events={asOf(NOW)} />);
    expect(titles).toEqual([]);
    pass(40);
    expect(titles).toEqual([]);
    pass(1);
    expect(titles).toEqual([landing]);
    pass(60);
    expect(titles).toEqual([landing, cooldown]);
  },
);
