import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";

import { DAY_MS } from "@/lib/common/time";

import type { WeekRow } from "./rows";
import { averageFormatOf } from "./trend-lines";
import { WeekHeadline } from "./week-headline";
import { changeText, noWeekText } from "./weekly-trends";

const FROM = Date.UTC(2026, 10, 13);
const SPAN = { fromMs: FROM, toMs: FROM + 7 * DAY_MS };

const row = (name: string, changes: Partial<WeekRow> = {}): WeekRow => ({
  id: name.length,
  name,
  daysInFaction: 100,
  position: "Member",
  state: "compared",
  gains: { xantaken: 14 },
  exemptions: [],
  unmetMinimums: [],
  crimeIncome: null,
  balance: null,
  ...changes,
});

const MET = row("Alpha");
const BELOW = row("Bravo", { unmetMinimums: [{ stat: "xantaken", gain: 5, minimum: 14 }] });
const JOINED = row("Charlie", { state: "joined", gains: {} });
const NOT_LOADED = row("Delta", { state: "unfetched", gains: {} });

const IDLE = { state: "idle", done: 0, total: 4 } as const;
const READING = { state: "loading", done: 2, total: 4 } as const;
const DONE = { state: "done", done: 4, total: 4 } as const;

test.each([
  {
    rows: [MET, row("Echo")],
    backfill: DONE,
    says: ["0 below minimum", "Nobody is below minimum.", "most: Alpha, 14"],
  },
  // While a member isn't loaded, it can't say "Nobody".
  {
    rows: [MET, NOT_LOADED],
    backfill: READING,
    says: ["1 of 2 members loaded. No loaded member is below minimum."],
  },
  {
    rows: [MET, BELOW],
    backfill: DONE,
    says: ["1 below minimum", "Bravo. Minimum: 14 Xanax."],
  },
  {
    rows: [BELOW, { ...BELOW, name: "Foxtrot" }],
    backfill: DONE,
    says: ["Bravo and Foxtrot. Minimum: 14 Xanax."],
  },
  {
    rows: [
      BELOW,
      row("Golf", { unmetMinimums: [{ stat: "timeplayed", gain: 0, minimum: 3_600 }] }),
    ],
    backfill: DONE,
    says: ["Bravo and Golf. Minimum: 14 Xanax and 1 h played."],
  },
  // As in the table, the member with the least time played comes first.
  {
    rows: [
      { ...BELOW, gains: { timeplayed: 7_200 } },
      { ...BELOW, name: "Hotel", gains: { timeplayed: 60 } },
    ],
    backfill: DONE,
    says: ["Hotel and Bravo. Minimum: 14 Xanax."],
  },
  {
    rows: [MET, JOINED],
    backfill: DONE,
    says: ["Nobody is below minimum. 1 member joined during this period and isn’t counted."],
  },
  {
    rows: [MET, JOINED, { ...JOINED, name: "Golf" }],
    backfill: DONE,
    says: ["2 members joined during this period and aren’t counted."],
  },
  {
    rows: [NOT_LOADED],
    backfill: IDLE,
    says: ["Not loaded yet", "Load the data below: up to 2 API calls per member."],
  },
  { rows: [NOT_LOADED], backfill: READING, says: ["2 of 4 calls done"] },
  // A faction of five days: there is nothing to load.
  {
    rows: [
      { ...JOINED, daysInFaction: 5 },
      { ...JOINED, name: "Golf", daysInFaction: 2 },
    ],
    backfill: DONE,
    says: [
      "Nobody to compare",
      "All members joined during this period. The first 7 days can be compared from 22 Nov 2026.",
    ],
  },
  {
    rows: [row("Hotel", { state: "hidden", gains: {} }), JOINED],
    backfill: DONE,
    says: ["The API has no stats of your members for the start or the end of this period."],
  },
])("of $rows.length members, $backfill.state: $says.0", ({ rows, backfill, says }) => {
  render(
    <WeekHeadline
      rows={rows}
      comparisons={[]}
      backfill={backfill}
      span={SPAN}
      todayMs={SPAN.toMs}
    />,
  );
  const glance = screen.getByRole("region", { name: "At a glance" });
  for (const words of says) expect(glance).toHaveTextContent(words);
});

test.each([
  {
    current: { gymenergy: 820, xantaken: 107 },
    previous: { gymenergy: 1_000, xantaken: 100 },
    says: "Gym energy down 18% and Xanax up 7% on the previous period.",
  },
  {
    current: { gymenergy: 820, timeplayed: 1_070 },
    previous: { gymenergy: 1_000, timeplayed: 1_000 },
    says: "Gym energy down 18% and time played up 7% on the previous period.",
  },
])("changes name the stat, by how much it went down or up, and against what: $says", (row) => {
  const comparisons = [{ current: row.current, previous: row.previous }];
  render(
    <WeekHeadline
      rows={[MET]}
      comparisons={comparisons}
      backfill={DONE}
      span={SPAN}
      todayMs={SPAN.toMs}
    />,
  );
  expect(screen.getByRole("region", { name: "At a glance" })).toHaveTextContent(row.says);
});

/** 20 November 2026 is a Friday; weeks begin on Mondays. */
test.each([
  {
    days: [3, 1],
    says: "No member was here for a whole week yet. The first one ends on 30 Nov 2026.",
  },
  {
    days: [4],
    says: "No member was here for a whole week yet. The first one ends on 23 Nov 2026.",
  },
  { days: [4, null], says: "The API has no stats of your members for these weeks." },
  { days: [100], says: "The API has no stats of your members for these weeks." },
])("members of $days days without a week: $says", ({ days, says }) => {
  const members = days.map((daysInFaction) => ({ daysInFaction }));
  expect(noWeekText(members, SPAN.toMs)).toBe(says);
});

test.each([
  [10, 12, "Down from 12"],
  [12, 10, "Up from 10"],
  [10.04, 10, "As in the week before"],
  [null, 10, "No two weeks to compare yet"],
  [10, null, "No two weeks to compare yet"],
])("last week %s per member, the week before %s: “%s”", (newest, before, says) => {
  expect(changeText(newest, before, (average) => String(Math.round(average)))).toBe(says);
});

test.each([
  { stat: "revives", average: 0.54, words: "0.5" },
  { stat: "revives", average: 1.96, words: "2" },
  { stat: "revives", average: 9.94, words: "9.9" },
  { stat: "revives", average: 9.96, words: "10" },
  { stat: "xantaken", average: 14.2, words: "14" },
  { stat: "xantaken", average: 0, words: "0" },
  { stat: "timeplayed", average: 6_840, words: "1 h 54 min" },
  { stat: "networth", average: 1_500_000, words: "$1.50m" },
] as const)("an average of $average $stat reads “$words”", ({ stat, average, words }) => {
  expect(averageFormatOf(stat)(average)).toBe(words);
});
