import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";

import { longestOf, ProfitBar } from "./profit-bar";
import { type WeekColumn, WeekColumns } from "./week-columns";

test.each([
  { values: [5, null, 12, -40], longest: 12 },
  { values: [-5, -40, null], longest: 40 },
  { values: [0, null], longest: 0 },
  { values: [], longest: 0 },
])("the longest bar of $values is $longest long", ({ values, longest }) => {
  expect(longestOf(values)).toBe(longest);
});

const parts = (props: Parameters<typeof ProfitBar>[0]) => {
  const { container } = render(<ProfitBar {...props} />);
  const bar = container.querySelector("span");
  return {
    width: bar?.style.width,
    parts: [...(bar?.children ?? [])].map(({ className }) =>
      className.includes("dotted")
        ? "dotted"
        : className.includes("destructive")
          ? "loss"
          : "solid",
    ),
  };
};

test.each([
  { value: 100, highest: 200, market: 0, width: "50%", found: ["solid"] },
  { value: 200, highest: 200, market: 0.25, width: "100%", found: ["dotted", "solid"] },
  { value: 200, highest: 200, market: 1, width: "100%", found: ["dotted"] },
  { value: -50, highest: 200, market: 0, width: "25%", found: ["loss"] },
  { value: -500, highest: 200, market: 0, width: "100%", found: ["loss"] },
  { value: 0, highest: 200, market: 0, width: undefined, found: [] },
  { value: null, highest: 200, market: 0, width: undefined, found: [] },
  { value: 5, highest: 0, market: 0, width: undefined, found: [] },
])("$value of $highest, $market of it unsold: $width, $found", ({ width, found, ...props }) => {
  expect(parts(props)).toEqual({ width, parts: found });
});

const week = (index: number, changes: Partial<WeekColumn> = {}): WeekColumn => ({
  label: `${index} Nov`,
  value: 100,
  text: "$100",
  count: "2",
  isCurrent: false,
  ...changes,
});

const heightsOf = () =>
  [...screen.getByRole("img").querySelectorAll<HTMLElement>("[style*=height]")].map(
    ({ style, className }) => [
      style.height,
      className.includes("repeating") ? "striped" : "solid",
      /text-(destructive|primary|muted)/.exec(className)?.[1],
    ],
  );

test("a week’s column is striped for what is unsold, and red for a loss, whose figure has its sign", () => {
  const weeks = [
    week(2, { value: 200, market: 0.5 }),
    week(9, { value: -100, text: "−$100" }),
    week(16, { isCurrent: true }),
    week(23, { value: null, text: "–" }),
  ];
  render(<WeekColumns label="Weeks" weeks={weeks} />);
  expect(heightsOf()).toEqual([
    ["42.5%", "striped", "muted"],
    ["42.5%", "solid", "muted"],
    ["42.5%", "solid", "destructive"],
    ["42.5%", "solid", "primary"],
    ["0%", "solid", "muted"],
  ]);
  expect(screen.getByRole("img", { name: "Weeks" })).toHaveTextContent(
    "$100−$100$100–2 Nov29 Nov216 Nov223 Nov2",
  );
});

test("of many weeks only some are named, and none has its figure above it", () => {
  const weeks = Array.from({ length: 25 }, (_, index) => week(index, { text: "$7" }));
  render(<WeekColumns label="Weeks" weeks={weeks} />);
  const text = screen.getByRole("img").textContent;
  expect(text).not.toContain("$7");
  expect(text.match(/\d+ Nov/g)).toHaveLength(9);
  expect(heightsOf()).toHaveLength(25);
});

test.each([
  { text: "$245k", count: 9, shown: 9 },
  { text: "$95.2k", count: 9, shown: 9 },
  { text: "+$245k", count: 8, shown: 8 },
  { text: "+$2.71m", count: 7, shown: 7 },
  // They would overlap: every other week has its figure, the newest included.
  { text: "+$2.71m", count: 9, shown: 5 },
  { text: "+$2.71m", count: 8, shown: 4 },
])("$shown of $count weeks have a figure as long as $text above them", ({ text, count, shown }) => {
  const weeks = Array.from({ length: count }, (_, index) => week(index, { text }));
  weeks.push(week(count, { text: `${text.slice(0, -1)}b` }));
  render(<WeekColumns label="Weeks" weeks={weeks.slice(1)} />);
  const figures = screen.getAllByText((content) => content.includes("$"));
  expect(figures).toHaveLength(shown);
  expect(figures.at(-1)).toHaveTextContent(/b$/);
});

test("a phone names every other of many weeks, the newest included", () => {
  const named = (count: number) => {
    const weeks = Array.from({ length: count }, (_, index) => week(index));
    const { container, unmount } = render(<WeekColumns label="Weeks" weeks={weeks} />);
    const days = [...container.querySelectorAll(".whitespace-nowrap")].filter(
      ({ className, textContent }) =>
        textContent.includes("Nov") && !className.includes("invisible"),
    );
    unmount();
    return days.map(({ textContent }) => parseInt(textContent, 10));
  };
  expect(named(5)).toEqual([0, 1, 2, 3, 4]);
  expect(named(8)).toEqual([1, 3, 5, 7]);
  expect(named(9)).toEqual([0, 2, 4, 6, 8]);
});
