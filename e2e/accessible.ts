import AxeBuilder from "@axe-core/playwright";

import { expect, type Page } from "./test";

const STANDARDS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** The rules that ask which colours are drawn: all that another theme can break. */
const COLOUR_RULES = ["color-contrast", "link-in-text-block"];

/**
 * The page breaks no rule of WCAG 2.2 AA, nor one of axe's best practices. `rules` says which are tried: all, or, on a
 * page that has passed all of them in one theme, those that its other theme can break.
 */
export async function expectAccessible(
  page: Page,
  { what = page.url(), rules = "all" }: { what?: string; rules?: "all" | "colour" } = {},
) {
  // Without frames there is nothing to gather from other documents, which takes axe most of its time.
  expect(page.frames()).toHaveLength(1);
  const axe = new AxeBuilder({ page }).options({ resultTypes: ["violations"] }).setLegacyMode();
  const { violations } = await (
    rules === "all" ? axe.withTags(STANDARDS) : axe.withRules(COLOUR_RULES)
  ).analyze();
  expect(violations, what).toEqual([]);
}
