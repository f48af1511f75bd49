import { enterSample } from "./enter-sample";
import { expect, test } from "./test";

const MEMBERS = "/app/faction/members";
const SEARCH = { role: "combobox", name: /member/ };
const ROW = { role: "row" };

test.beforeAll(({ tab }) => enterSample(tab));
test.beforeEach(({ tab }) => tab.resize(1280));

test("the journey hears of a script that fails, a promise that nobody waits for, and a warning", async ({
  tab,
}) => {
  await tab.start("/terms");
  await tab.evaluate(`void setTimeout(() => { throw new Error("thrown"); })`);
  await tab.evaluate(`void Promise.reject(new Error("rejected"))`);
  await tab.evaluate(`void console.warn("warned")`);
  const heard: string[] = [];
  await expect
    .poll(async () => {
      heard.push(...(await tab.takeProblems()));
      return heard
        .map((problem) => /thrown|rejected|warned/.exec(problem)?.[0] ?? problem)
        .toSorted();
    })
    .toEqual(["rejected", "thrown", "warned"]);
});

test("a key that can't be checked: the login says so", async ({ tab }) => {
  await tab.start("/login");
  const alert = { role: "alert", within: { role: "main" } };
  await tab.press({ role: "button", name: "Login" });
  await expect.poll(() => tab.texts(alert)).toEqual(["API key is required"]);
  // A key field has no role: it is reached by the label that it is named by.
  await tab.evaluate(`document.getElementById("api-key").focus()`);
  await tab.type("AbCd1234EfGh5678");
  await tab.key("Enter");
  await expect.poll(() => tab.texts(alert)).toEqual(["user could not be reached"]);
  await tab.expectPath("/login");
});

test("the members are searched and sorted", async ({ tab }) => {
  await tab.start(MEMBERS);
  await tab.see(ROW);
  await tab.press(SEARCH);
  await tab.type("level:>80");
  await tab.expectPath(/\?q=level/);
  await tab.expectWhole(1280);
  const level = { role: "columnheader", name: /^Level/ };
  await tab.press({ role: "button", within: level });
  await expect.poll(() => tab.attribute(level, "aria-sort")).toBe("ascending");
  const levels = async () =>
    (await tab.texts(ROW)).slice(1).map((text) => Number(/\] (\d+) /.exec(text)?.[1]));
  await expect
    .poll(async () => {
      const all = await levels();
      return all.length > 1 && all.every((each, at) => each > 80 && each >= (all[at - 1] ?? 0));
    })
    .toBe(true);
});

test("a window opens, closes and gives the focus back", async ({ tab }) => {
  await tab.start(MEMBERS);
  for (const { opener, window } of [
    { opener: "How to search", window: "How to search" },
    { opener: "Columns", window: /^Columns of/ },
  ]) {
    const button = { role: "button", name: opener };
    await tab.press(button);
    await tab.see({ role: "dialog", name: window });
    await tab.key("Escape");
    await tab.seeNo({ role: "dialog" });
    await tab.expectFocus(button);
  }
});

test("on a phone the menu opens, and leads to another page", async ({ tab }) => {
  await tab.resize(360);
  await tab.start(MEMBERS);
  await tab.press({ role: "button", name: "Toggle sidebar" });
  const menu = { role: "dialog", name: "Sidebar" };
  await tab.press({ role: "link", name: /^Items/, within: menu });
  await tab.expectPath("/app/torn/items");
  await tab.seeNo(menu);
});

test("the palette finds a page and opens it", async ({ tab }) => {
  await tab.start("/app/dashboard");
  await tab.key("Control+k");
  await tab.see({ role: "option", name: /^Dashboard/ });
  await tab.type("Properties");
  await tab.see({ role: "option", name: /^Properties/ });
  await tab.key("Enter");
  await tab.expectPath("/app/torn/properties");
  await tab.expectWhole(1280);
});

test("the theme is switched, and stays", async ({ tab }) => {
  for (const { name, background } of [
    { name: "Dark", background: "dark" },
    { name: "Light", background: "light" },
  ]) {
    await tab.start("/app/dashboard");
    await tab.press({ role: "button", name, within: { role: "group", name: "Theme" } });
    const theme = () => tab.evaluate("document.documentElement.className");
    await expect.poll(theme).toContain(background);
    await tab.start("/terms");
    await expect.poll(theme).toContain(background);
  }
});
