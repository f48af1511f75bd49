import { expect, test } from "vitest";

import { palettePages } from "./navigation";
import { pages } from "./pages";

const found = palettePages();

test("the palette finds every page, those of the app first", () => {
  expect(found.map(({ path }) => path).toSorted()).toEqual(
    Object.values(pages)
      .map(({ path }) => path)
      .toSorted(),
  );
  const places = found.map(({ path }) => path.startsWith("/app"));
  expect(places).toEqual(places.toSorted((a, b) => Number(b) - Number(a)));
});

test("a page is found by its entry in the sidebar too, where that differs from its title", () => {
  const also = Object.fromEntries(found.map((page) => [page.title, page.also]));
  expect(also["Faction Members"]).toContain("Members");
  expect(also.Items).not.toContain("Items");
});
