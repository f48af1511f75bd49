import axe, { type RunOptions } from "axe-core";

import { expect, type Page } from "./test";

export const WINDOW = "[role=dialog]";

const ALL: RunOptions = {
  runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
  resultTypes: ["violations"],
};

/** The rules whose results depend on the theme. */
const COLOURS: RunOptions = { ...ALL, runOnly: ["color-contrast", "link-in-text-block"] };

/** A window has the focus itself, and the arrow keys scroll it. */
const IN_WINDOW: RunOptions = {
  ...ALL,
  rules: { "scrollable-region-focusable": { enabled: false } },
};

interface Options {
  what?: string;
  part?: string | undefined;
  rules?: "all" | "colours";
}

/** The page, called `what`, or the part of it, breaks no rule of WCAG 2.2 AA, nor one of axe's best practices. */
export async function expectAccessible(
  page: Page,
  { what = page.url(), part = "html", rules = "all" }: Options = {},
) {
  // axe is injected into this document only, so frames inside it would not be checked.
  expect(page.frames()).toHaveLength(1);
  // Once per loaded document: injecting takes as long as some of the rules.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
  const violations = await page.evaluate(
    async ({ options, selector }) => {
      const { axe: here } = window as unknown as { axe: typeof axe };
      return (await here.run(selector, options)).violations;
    },
    { options: optionsFor(part, rules), selector: part },
  );
  expect(violations, what).toEqual([]);
}

function optionsFor(part: string, rules: Options["rules"]) {
  if (rules === "colours") return COLOURS;
  return part === WINDOW ? IN_WINDOW : ALL;
}
