import axe, { type RunOptions } from "axe-core";

import { expect, type Page } from "./test";

export const WINDOW = "[role=dialog]";

const OPTIONS: RunOptions = {
  runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
  resultTypes: ["violations"],
};

/** A window has the focus itself, and the arrow keys scroll it. */
const IN_WINDOW: RunOptions = {
  ...OPTIONS,
  rules: { "scrollable-region-focusable": { enabled: false } },
};

/** The page, called `what`, or the part of it, breaks no rule of WCAG 2.2 AA, nor one of axe's best practices. */
export async function expectAccessible(page: Page, what = page.url(), part = "html") {
  // axe is injected into this document only, so frames inside it would not be checked.
  expect(page.frames()).toHaveLength(1);
  // Once per loaded document: injecting takes as long as some of the rules.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
  const violations = await page.evaluate(
    async ({ options, selector }) => {
      const { axe: here } = window as unknown as { axe: typeof axe };
      return (await here.run(selector, options)).violations;
    },
    { options: part === WINDOW ? IN_WINDOW : OPTIONS, selector: part },
  );
  expect(violations, what).toEqual([]);
}
