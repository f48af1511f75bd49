import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";

import { DAY_MS } from "@/lib/common/time";
import { statisticsOf } from "@/lib/game/progress/statistics";
import type { SpanName } from "@/lib/game/progress/series";

import { columnsOf } from "./columns";
import { ProgressHeadline } from "./progress-headline";
import { progressRows } from "./rows";

const TODAY = Date.UTC(2026, 10, 28);

/** A month's days as they are stored: the values of the last ones, and null where the game was asked and gave none. */
const history = (values: readonly (number | null)[], name = "xantaken") =>
  Object.fromEntries(
    Array.from({ length: 31 }, (_, age) => [TODAY - age * DAY_MS, { [name]: values[age] ?? null }]),
  );

const rowsOf = (values: readonly (number | null)[], span: SpanName = "week") =>
  progressRows(statisticsOf(["xantaken"]), history(values), TODAY, span, undefined);

const FIVE_DAYS = [50, 40, 30, 20, 10];

interface Glance {
  rows: ReturnType<typeof rowsOf>;
  span: SpanName;
  isLoaded: boolean;
  says: string;
}

const GLANCES: readonly Glance[] = [
  {
    rows: rowsOf(FIVE_DAYS),
    span: "week",
    isLoaded: true,
    says: "No change known in the last 7 daysYour stats begin on 24 Nov 2026. The change over 7 days shows from 30 Nov 2026.",
  },
  {
    rows: rowsOf(FIVE_DAYS, "month"),
    span: "month",
    isLoaded: true,
    says: "No change known in the last 30 daysYour stats begin on 24 Nov 2026. The change over 30 days shows from 23 Dec 2026.",
  },
  {
    rows: rowsOf([60, 50, 40, 30, 20, 10, null, null, null, 1]),
    span: "week",
    isLoaded: true,
    says: "No change known in the last 7 daysThe game has no value for the start or the end of this period.",
  },
  {
    rows: rowsOf([]),
    span: "week",
    isLoaded: true,
    says: "No data for your tracked statsYour API key can’t access these stats, or you have none yet.",
  },
  {
    rows: rowsOf([1, 1, 1, 1, 5, 5, 5, 5]),
    span: "week",
    isLoaded: true,
    says: "Reset in the last 7 daysThe game reset your stats in between",
  },
  {
    rows: [],
    span: "week",
    isLoaded: true,
    says: "No stats tracked yetUse Choose stats below.",
  },
  {
    rows: rowsOf(FIVE_DAYS),
    span: "week",
    isLoaded: false,
    says: "Not loaded yetEach API call loads one day of up to 10 stats.",
  },
];

test.each(GLANCES)("loaded: $isLoaded, over a $span: $says", ({ says, ...glance }) => {
  render(<ProgressHeadline {...glance} todayMs={TODAY} />);
  expect(screen.getByRole("region", { name: "At a glance" })).toHaveTextContent(says);
});

test("the day that is named is the first with a change", () => {
  const later = (days: number) => {
    const values = Array.from({ length: 5 + days }, (_, age) => 100 - age);
    const [row] = progressRows(
      statisticsOf(["xantaken"]),
      Object.fromEntries(
        values.map((value, age) => [TODAY + (days - age) * DAY_MS, { xantaken: value }]),
      ),
      TODAY + days * DAY_MS,
      "week",
      undefined,
    );
    return row?.change ?? null;
  };
  expect(later(1)).toBeNull();
  // 30 November.
  expect(later(2)).not.toBeNull();
});

test("the latest value includes what today added", () => {
  const now = columnsOf("week").find(({ id }) => id === "now")?.meta?.phone;
  const cell = typeof now === "object" && "cell" in now ? now.cell : undefined;
  const [row] = progressRows(statisticsOf(["xantaken"]), history(FIVE_DAYS), TODAY, "week", {
    xantaken: 53,
  });
  if (cell === undefined || row === undefined) throw new Error("no cell");
  render(<>{cell(row)}</>);
  expect(screen.getByText(/^Latest 53, today \+3/)).toBeVisible();
});

test("on a phone a stat that the game was asked for and has no value of isn’t “not loaded”", () => {
  const now = columnsOf("week").find(({ id }) => id === "now")?.meta?.phone;
  const cell = typeof now === "object" && "cell" in now ? now.cell : undefined;
  const [asked] = rowsOf([]);
  const [never] = progressRows(statisticsOf(["networth"]), history([]), TODAY, "week", undefined);
  if (cell === undefined || asked === undefined || never === undefined) throw new Error("no cell");
  const { rerender } = render(<>{cell(asked)}</>);
  expect(screen.getByText("No data")).toBeVisible();
  rerender(<>{cell(never)}</>);
  expect(screen.getByText("Not loaded yet")).toBeVisible();
});
