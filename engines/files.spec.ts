import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";

import { enterSample } from "./enter-sample";
import { expect, test } from "./test";

test.beforeAll(({ tab }) => enterSample(tab));

/** The start of a saved file, once all of it is there. */
const startOf = (folder: string, name: string) => async () => {
  if (!(await readdir(folder)).includes(name)) return null;
  return (await readFile(join(folder, name))).subarray(0, 4).toString("latin1");
};

test("a table is saved as CSV", async ({ tab, downloads }) => {
  await tab.start("/app/faction/members");
  await tab.press({ role: "button", name: "CSV" });
  await expect.poll(startOf(downloads, "members.csv")).toBe("Name");
});

test("the picture of the day is saved", async ({ tab, downloads }) => {
  await tab.start("/app/faction/day");
  await tab.press({ role: "button", name: "Save" });
  await expect.poll(startOf(downloads, "day.png")).toBe("\x89PNG");
});
