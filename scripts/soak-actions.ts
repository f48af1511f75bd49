import { faultNamed, GAME_FAULTS } from "../e2e/faults";
import type { MockGame, Page } from "../e2e/test";
import { HOUR_MS } from "../lib/common/time";
import type { Random } from "../lib/demo/random";
import type { OneClock } from "./soak-clock";

/** An action of the simulated user, with all data that is needed to repeat it. */
export type SoakAction =
  | { do: "press" | "type" | "choose"; name: string; place: number; word: string }
  | { do: "open" | "palette" | "view"; word: string }
  | { do: "key"; word: string }
  | { do: "back" | "scroll" | "recover" }
  | { do: "fault"; word: string }
  | { do: "width" | "sleep"; amount: number };

export interface SoakWorld {
  tab: Page;
  /** True for the first tab, which loads its page once: its memory is measured. */
  isFirst: boolean;
  game: MockGame;
  clock: OneClock;
  /** The pages of the app: address and title. */
  pages: readonly { path: string; title: string }[];
}

const SLEEPS_MS = [5_000, 5_000, 60_000, HOUR_MS, 8 * HOUR_MS, 24 * HOUR_MS, 7 * 24 * HOUR_MS];
const WIDTHS = [320, 360, 768, 1280];
const WORDS = ["alpha", "level > 20", "$1.2m", "<b>", "  ", "مرحبا", "0", "-1", "xanax, drug"];
const KEYS = ["Escape", "Escape", "Tab", "Tab", "Shift+Tab", "Enter", "ArrowDown", "ArrowRight"];

/**
 * Faults of the game and the connection, which end. Faults that log the user out would end the run, and the memory of 10,000
 * records would hide leaks.
 */
const PASSING = GAME_FAULTS.filter(
  ({ name }) => !/error code (1|2|10|12|13|18)$|^\d+ (MB|records)$/.test(name),
);

/** Names of controls that end the visit, or ask for a file. */
const ENDS =
  /log ?out|log in|leave (the )?sample|sample data|clear everything|^remove( api key)?$|restore|choose (a )?file/i;
/** An address that leads to the sample data, which would answer in place of the game from then on. */
const TO_SAMPLE = /[?&]sample/;
/** The palette’s names of the public pages, which are other documents. */
const PUBLIC = /torn almanac|terms|change ?log|suggestions|bug reports|licences/i;

const CONTROLS = {
  press:
    "a[href], button, summary, [role=tab], [role=switch], [role=checkbox], [role=option], input[type=checkbox], input[type=radio]",
  type: "input:not([type=checkbox], [type=radio], [type=file], [type=range], [type=hidden]), textarea",
  choose: "select",
};

interface ControlQuery {
  selector: string;
  leaves: string;
  toSample: string;
  /** Selects any control, at this fraction of the list. */
  fraction: number;
  /** Or selects the control with this name. */
  name: string | null;
  index: number;
  isFirst: boolean;
}

interface FoundControl {
  name: string;
  index: number;
  x: number;
  y: number;
}

/** Runs in the page: a control that can be pressed now, scrolled into view. */
function find({
  selector,
  leaves,
  toSample,
  fraction,
  name,
  index,
  isFirst,
}: ControlQuery): FoundControl | null {
  const nameOf = (control: Element) =>
    (control.getAttribute("aria-label") ?? control.textContent).trim().slice(0, 60);
  const isOurs = (control: Element) => {
    const href = control.getAttribute("href");
    if (href === null) return true;
    if (new RegExp(toSample).test(href)) return false;
    // A public page is another document.
    return isFirst ? /^(\/app|\?)/.test(href) : /^[/?]/.test(href);
  };
  const controls = [...document.querySelectorAll(selector)].filter(
    (control) =>
      control.checkVisibility({ visibilityProperty: true }) &&
      !control.matches(":disabled") &&
      isOurs(control) &&
      !new RegExp(leaves, "i").test(nameOf(control)),
  );
  const start = Math.floor(fraction * controls.length);
  const order =
    name === null
      ? [...controls.slice(start), ...controls.slice(0, start)].slice(0, 5)
      : controls.filter((control) => nameOf(control) === name).slice(index, index + 1);
  for (const control of order) {
    control.scrollIntoView({ block: "center", behavior: "instant" });
    const box = control.getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const top = document.elementFromPoint(x, y);
    if (top === null || !(control.contains(top) || top.contains(control))) continue;
    const same = controls.filter((one) => nameOf(one) === nameOf(control));
    return { name: nameOf(control), index: same.indexOf(control), x, y };
  }
  return null;
}

const wanted = (act: "press" | "type" | "choose", isFirst: boolean) => ({
  selector: CONTROLS[act],
  leaves: isFirst ? `${ENDS.source}|${PUBLIC.source}` : ENDS.source,
  toSample: TO_SAMPLE.source,
  isFirst,
});

/** The possible next actions, each with its weight. */
const CHANCES: readonly (readonly [weight: number, act: Exclude<SoakAction["do"], "view">])[] = [
  [48, "press"],
  [8, "type"],
  [5, "choose"],
  [4, "open"],
  [6, "palette"],
  [8, "key"],
  [3, "back"],
  [3, "scroll"],
  [4, "width"],
  [4, "fault"],
  [5, "recover"],
  [4, "sleep"],
];
const CHOICES = CHANCES.flatMap(([weight, act]) => Array.from({ length: weight }, () => act));

/** The next action, or null if nothing can be pressed. */
export async function nextAction(
  random: Random,
  { tab, isFirst, pages }: SoakWorld,
): Promise<SoakAction | null> {
  const choice = random.pick(CHOICES);
  switch (choice) {
    case "press":
    case "type":
    case "choose": {
      const word = random.pick(WORDS);
      const fraction = random.next();
      const control = await inPage(tab, {
        ...wanted(choice, isFirst),
        ...{ fraction, name: null, index: 0 },
      });
      return control && { do: choice, name: control.name, place: control.index, word };
    }
    case "open":
      return isFirst
        ? { do: "palette", word: random.pick(pages).title }
        : { do: "open", word: random.pick(pages).path };
    case "palette":
      return { do: "palette", word: random.pick(pages).title };
    case "key":
      return { do: "key", word: random.pick(KEYS) };
    case "fault":
      return { do: "fault", word: random.pick(PASSING).name };
    case "width":
      return { do: "width", amount: random.pick(WIDTHS) };
    case "sleep":
      return { do: "sleep", amount: random.pick(SLEEPS_MS) };
    case "back":
    case "scroll":
    case "recover":
      return { do: choice };
  }
}

/** Performs an action. A control that no longer exists is ignored, as a person would. */
export async function performAction(act: SoakAction, world: SoakWorld): Promise<void> {
  const { tab, isFirst, game, clock } = world;
  switch (act.do) {
    case "press":
    case "type":
    case "choose": {
      const one = { ...wanted(act.do, isFirst), fraction: 0, name: act.name, index: act.place };
      const found = await inPage(tab, one);
      if (found === null) return;
      if (act.do === "choose") return chooseAt(tab, found, act.word.length);
      await tab.mouse.click(found.x, found.y);
      if (act.do === "press") return;
      await tab.keyboard.press("Control+a");
      return tab.keyboard.type(act.word);
    }
    case "open":
      // A link that was pressed just before may take precedence.
      return quietly(tab.goto(act.word, { timeout: 20_000 }));
    case "palette": {
      // The palette doesn't open above an open window.
      await tab.keyboard.press("Escape");
      await tab.keyboard.press("Control+k");
      const palette = tab.getByRole("dialog").getByRole("combobox");
      await palette.fill(act.word, { timeout: 1_000 }).catch(() => undefined);
      return tab.keyboard.press("Enter");
    }
    case "view":
      return quietly(tab.locator(`a[href$="${act.word}"]`).first().click({ timeout: 5_000 }));
    case "key":
      if (act.word === "Enter" && (await endsByEnter(tab))) return;
      return tab.keyboard.press(act.word);
    case "back":
      // Not beyond the first page, and in the first tab not to another document.
      return quietly(
        tab.evaluate((stays) => {
          const { currentEntry } = window.navigation;
          const before = window.navigation.entries()[(currentEntry?.index ?? 0) - 1];
          if (before && (before.sameDocument || !stays)) history.back();
        }, isFirst),
      );
    case "scroll":
      return tab.mouse.wheel(0, 600);
    case "width":
      return tab.setViewportSize({ width: act.amount, height: 740 });
    case "fault":
      await faultNamed(act.word).begin({ page: tab, game });
      return;
    case "recover":
      game.restoreResponses();
      // Some errors stop all calls until then.
      return quietly(tab.evaluate(tryAgain));
    case "sleep":
      return clock.sleep(act.amount);
  }
}

/** Selects an option of a list, whose position is the length of the word. */
async function chooseAt(tab: Page, { x, y }: FoundControl, index: number) {
  await quietly(
    tab.evaluate(
      ([left, top, place]) => {
        const list = document.elementFromPoint(left, top);
        if (!(list instanceof HTMLSelectElement)) return;
        list.focus();
        list.selectedIndex = place % list.length;
        list.dispatchEvent(new Event("change", { bubbles: true }));
      },
      [x, y, index] as const,
    ),
  );
}

function tryAgain() {
  for (const button of document.querySelectorAll("button")) {
    if (button.textContent.trim() === "Try again") button.click();
  }
}

/** True if the control with the focus is one that is never pressed. */
const endsByEnter = (tab: Page) =>
  tab
    .evaluate(
      ([leaves, toSample]) => {
        const { activeElement: focused } = document;
        const leadsTo = focused?.getAttribute("href") ?? "";
        const name = focused?.getAttribute("aria-label") ?? focused?.textContent ?? "";
        return (
          new RegExp(toSample).test(leadsTo) || new RegExp(leaves, "i").test(name.slice(0, 60))
        );
      },
      [ENDS.source, TO_SAMPLE.source] as const,
    )
    .catch(() => true);

/** Runs `find` in the page. Null also while the next page is loading. */
const inPage = (tab: Page, one: ControlQuery) => tab.evaluate(find, one).catch(() => null);

const quietly = (doing: Promise<unknown>) =>
  doing.then(
    () => undefined,
    () => undefined,
  );
