import { expect, test } from "vitest";

import { ACCESS } from "./access";
import { newKeyUrl, selectionsOf } from "./custom-key";

test("a custom key lists each selection once, and none that any key may use", () => {
  const selections = selectionsOf([
    ...(["torn/{stockId}/stocks", "key/info", "torn/stocks"] as const),
    ...(["user/{id}/personalstats", "user/personalstats"] as const),
  ]);
  expect([...selections]).toEqual([
    ["torn", ["stocks"]],
    ["user", ["personalstats"]],
  ]);
});

test("it is created on the game's own page, with every selection filled in", () => {
  const [start = "", ...sections] = newKeyUrl("Almanac").split(/&(?=[a-z]+=)/);
  expect(start).toBe("https://www.torn.com/preferences.php#tab=api?step=addNewKey");
  expect(sections[0]).toBe("title=Almanac");
  const selections = sections.slice(1).flatMap((section) => {
    const [name = "", list = ""] = section.split("=");
    return list.split(",").map((selection) => `${name}/${selection}`);
  });
  const readByKey = Object.keys(ACCESS).filter((path) => path !== "key/info");
  const ofPaths = readByKey.map((path) => path.replace(/\/\{\w+\}/, ""));
  expect(selections.toSorted()).toEqual([...new Set(ofPaths)].toSorted());
  expect(sections[1]).toMatch(/^user=.*bars,basic,/);
});
