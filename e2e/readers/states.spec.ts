import { pages } from "../../content/pages";
import { expectAccessible, WINDOW } from "../accessible";
import { addresses, isApp } from "../addresses";
import { type Fault, faultNamed } from "../faults";
import { answerEachStock } from "../stock-answers";
import { expect, type Page, untilHydrated, test } from "../test";

type State = readonly [name: string, begin: Fault["begin"]];

const LOADING: State = ["while it loads", faultNamed("no answer, ever").begin];
const FAILING: State = ["while the game fails", faultNamed("HTTP 502").begin];
const EMPTY: State = ["with nothing in it", faultNamed("lists without records").begin];
const STATES = [LOADING, FAILING, EMPTY];

/** pages.spec.ts has each page's data in two of the looks. */
const ALL: readonly State[] = [["with its data", () => undefined], ...STATES];

const LOOKS = [
  { width: 320, theme: "dark" },
  { width: 1280, theme: "light" },
  { width: 320, theme: "light" },
  { width: 1280, theme: "dark" },
] as const;

async function open(page: Page, address: string) {
  await page.goto(address);
  await untilHydrated(page);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
}

async function look(
  page: Page,
  { width, theme }: (typeof LOOKS)[number],
  what: string,
  part?: string,
) {
  await page.emulateMedia({ colorScheme: theme, reducedMotion: "reduce" });
  await page.setViewportSize({ width, height: 740 });
  await expect(page.locator("html")).toHaveClass(new RegExp(theme));
  await expectAccessible(page, { what: `${what}, ${theme}, ${width} px wide`, part });
}

const inApp = addresses.filter(isApp);

/** Cards, a table, a list of cards, and a page whose parts fail one by one. Each state is made of the same parts on all pages. */
const WITH_EACH_PART: Readonly<Record<string, readonly State[]>> = {
  [pages.dashboard.path]: STATES,
  [pages.members.path]: [LOADING],
  [pages.items.path]: [EMPTY],
  [pages.warRoom.path]: [FAILING],
};

for (const address of inApp) {
  const at = Object.keys(WITH_EACH_PART).indexOf(address);
  const some = { states: WITH_EACH_PART[address] ?? [], looks: LOOKS.slice(at % 2, (at % 2) + 1) };
  for (const { states, looks, tag } of [
    ...(at === -1 ? [] : [{ ...some, tag: [] }]),
    { states: ALL, looks: LOOKS, tag: "@long" },
  ]) {
    const title = `${address} ${states.map(([state]) => state).join(", ")}: no rule of WCAG 2.2 AA is broken`;
    test(title, { tag }, async ({ page, signIn, game }) => {
      test.slow();
      await signIn();
      for (const [state, begin] of states) {
        await begin({ page, game });
        await open(page, address);
        if (state !== LOADING[0]) {
          await expect(page.getByRole("main").getByText(/^Loading/)).toHaveCount(0);
        }
        for (const each of looks) await look(page, each, state);
      }
    });
  }
}

for (const address of inApp) {
  for (const each of LOOKS.slice(0, 2)) {
    const title = `${address}, ${each.width} px wide: each kind of window that it opens breaks no rule, and gives the focus back`;
    test(title, { tag: "@long" }, async ({ page, signIn, game }) => {
      test.slow();
      // The first stock depends on the day.
      answerEachStock(game);
      await page.setViewportSize({ width: each.width, height: 740 });
      await signIn();
      await open(page, address);
      await expect(page.getByText(/^Loading/)).toHaveCount(0);
      const openers = page.getByRole("main").locator("button[aria-haspopup=dialog]:visible");
      const names = await openers.evaluateAll((all) =>
        all.map((one) => one.getAttribute("aria-label") ?? one.textContent.trim()),
      );
      const kinds = new Map(names.map((name, nth) => [name.split(" ")[0], { name, nth }]));
      for (const { name, nth } of kinds.values()) {
        const opener = openers.nth(nth);
        await opener.click();
        const window = page.getByRole("dialog");
        await expect(window).toBeVisible();
        await expect(window.getByText(/^Loading/)).toHaveCount(0);
        // The dialog may cover the page behind it.
        await look(page, each, `“${name}”`, WINDOW);
        await page.keyboard.press("Escape");
        await expect(window).toBeHidden();
        await expect(opener).toBeFocused();
      }
    });
  }
}
