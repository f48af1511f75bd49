import axe, { type RunOptions } from "axe-core";

import { expect, type Page } from "./test";

const OPTIONS: RunOptions = {
  runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
  resultTypes: ["violations"],
};

/** The page, called `what`, breaks no rule of WCAG 2.2 AA, nor one of axe's best practices. */
export async function expectAccessible(page: Page, what = page.url()) {
  // axe is injected into this document only, so frames inside it would not be checked.
  expect(page.frames()).toHaveLength(1);
  // Once per loaded document: injecting takes as long as some of the rules.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
  const violations = await page.evaluate(async (options) => {
    const { axe: here } = window as unknown as { axe: typeof axe };
    return (await here.run(document, options)).violations;
  }, OPTIONS);
  expect(violations, what).toEqual([]);
}
