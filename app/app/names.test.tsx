import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";

import { addresses, dataText, isApp } from "@/app/testing/addresses";
import { ANSWERS } from "@/lib/api/testing/answers";

import { renderPage, servePages } from "../testing/render-page";

servePages();

/** Answers that name people, factions and things. */
const NAMING =
  /^\/(faction\/(members|9104\/members|basic|applications|crimes|wars|rankedwars)|torn\/(items|stocks|properties|companies|education)|company\/employees|user\/basic)$/;

function namesIn(value: unknown): string[] {
  if (value === null || typeof value !== "object") return [];
  return Object.entries(value).flatMap(([key, own]: [string, unknown]) => {
    if (typeof own !== "string") return namesIn(own);
    return key === "name" ? [own] : [];
  });
}

/** Names that are words of ours too: the site's label, and statistics. */
const OURS = new Set(["Alpha", "Xanax", "Statistics", "Business", "Law"]);
const NAMES = Object.entries(ANSWERS)
  .filter(([path]) => NAMING.test(path))
  .flatMap(([, body]) => namesIn(body))
  .filter((name) => name.length > 2 && !OURS.has(name));

/** Texts that a browser would translate, and that hold a name from the game. */
function translatedNames() {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  while (walker.nextNode()) {
    const text = walker.currentNode as Text;
    if (text.parentElement?.closest("script, style, template, [translate=no]") !== null) continue;
    for (const name of NAMES) {
      const before = text.data.indexOf(name) - 1;
      const after = before + 1 + name.length;
      if (before < -1 || /\w/.test(text.data.charAt(before) + text.data.charAt(after))) continue;
      found.push(`${name}: ${text.data}`);
    }
  }
  return found;
}

/** Without a width, the shops open in their other view. Without styles, a text follows the one before it without a space. */
const INSTEAD: Readonly<Record<string, string>> = {
  "/app/torn/education?view=path": "3 courses left",
  "/app/tools/item-shop-profitability": "Items in city shops",
};

test("the names are those of the game", () => {
  expect(NAMES).toContain("bravo_the_second_of_that_name1");
});

// Browsers translate no text within translate="no".
test.each(addresses.filter(isApp))("%s lets no browser translate a name", async (path) => {
  await renderPage(path);
  const main = await screen.findByRole("main");
  await waitFor(() => {
    expect(main).toHaveTextContent(dataText(path, INSTEAD));
    expect(within(main).queryAllByText(/^Loading/)).toEqual([]);
  });
  expect(translatedNames()).toEqual([]);
});
