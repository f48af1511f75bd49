import { enterSample } from "./enter-sample";
import type { Tab } from "./tab";
import { expect, test } from "./test";

test.beforeAll(({ tab }) => enterSample(tab));

const TOAST = { role: "listitem", within: { role: "region", name: /^Notifications/ } };

const expectCopied = (tab: Tab) =>
  expect.poll(() => tab.texts(TOAST)).toEqual([expect.stringMatching(/^Copied/)]);

const inTable = (name: string) => ({
  role: "button",
  name,
  within: { role: "group", name: /^Tools for/ },
});

test("a name is copied by a press", async ({ tab }) => {
  await tab.start("/app/faction/members?q=quill");
  await tab.press({ role: "button", name: /\[\d+\]$/, within: { role: "table" } });
  await expectCopied(tab);
});

test("a table is copied", async ({ tab }) => {
  await tab.start("/app/faction/members");
  await tab.press(inTable("Copy"));
  await expectCopied(tab);
});

test("a text that is made at the press is copied", async ({ tab }) => {
  await tab.start("/app/faction/week");
  await tab.press({ role: "button", name: "Copy newsletter text" });
  await expectCopied(tab);
});

test("the picture of the day is copied", async ({ tab }) => {
  await tab.start("/app/faction/day");
  await tab.press({ role: "button", name: "Copy picture" });
  await expectCopied(tab);
});

test("the player's own name is copied by the palette", async ({ tab }) => {
  await tab.start("/app/settings");
  await tab.key("Control+k");
  await tab.type("copy my");
  await tab.see({ role: "option", name: /^Copy/ });
  await tab.key("Enter");
  await expectCopied(tab);
});
