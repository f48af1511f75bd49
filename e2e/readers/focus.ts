import { expect, type Page } from "../test";

/** The position of the focus after a key, and its faults, a sentence for each. */
interface Stop {
  /** Null: it has left the page. */
  name: string | null;
  /** Its name, without its role. */
  label: string;
  faults: string[];
}

/** More than any page has. */
const MAX_STOPS = 600;

/** Goes through the page by Tab alone, from its beginning to its end; what is wrong, a sentence for each fault. */
export async function walk(page: Page): Promise<{ stops: string[]; faults: string[] }> {
  // The first Tab loads the tooltips, and each control with one becomes another element then.
  await page.keyboard.press("Tab");
  await expect(page.locator("[data-tooltip]:not([data-state])")).toHaveCount(0);
  const first = await throughToEnd(page);
  // Elements that have appeared meanwhile are reached the second time.
  const left = await page.evaluate(leftOut);
  if (left.length > 0) {
    await page.keyboard.press("Tab");
    await throughToEnd(page);
  }
  return { stops: first.stops, faults: [...first.faults, ...(await page.evaluate(leftOut))] };
}

/** By Tab to the control of that name. The focus is seen at each stop, and never lost. */
export async function tabTo(page: Page, name: string | RegExp, key: "Tab" | "Shift+Tab" = "Tab") {
  const passed: string[] = [];
  for (;;) {
    await page.keyboard.press(key);
    let label = "";
    const look = async () => {
      const seen = await page.evaluate(lookAtFocus);
      label = seen.label;
      return seen.faults;
    };
    await expect.poll(look).toEqual([]);
    if (typeof name === "string" ? label === name : name.test(label)) {
      return page.locator(":focus");
    }
    passed.push(label);
    expect(passed.length, `Tab doesn’t reach “${name}”, but ${passed.join(", ")}`).toBeLessThan(
      MAX_STOPS,
    );
  }
}

/** The focus is here, and seen, after what a key has done. */
export const expectFocus = (page: Page, label: string | RegExp) =>
  expect
    .poll(() => page.evaluate(lookAtFocus))
    .toMatchObject({
      label: typeof label === "string" ? label : expect.stringMatching(label),
      faults: [],
    });

async function throughToEnd(page: Page) {
  const stops: string[] = [];
  const faults: string[] = [];
  for (;;) {
    const { name, faults: here } = await page.evaluate(lookAtFocus);
    faults.push(...here);
    if (name === null) break;
    stops.push(name);
    if (stops.length === MAX_STOPS) {
      faults.push(`the focus does not leave the page: ${stops.slice(-5).join(", ")}`);
      break;
    }
    await page.keyboard.press("Tab");
  }
  return { stops, faults };
}

/** Runs in the page, so it holds all that it needs. */
function lookAtFocus(): Stop {
  const focused = document.activeElement;
  if (!(focused instanceof HTMLElement) || focused === document.body) {
    return { name: null, label: "the end of the page", faults: [] };
  }
  focused.dataset.walked = "";
  const isField = focused instanceof HTMLInputElement || focused instanceof HTMLTextAreaElement;
  const labels = isField ? focused.labels : null;
  const label = (
    focused.getAttribute("aria-label") ??
    labels?.[0]?.textContent ??
    focused.textContent
  ).trim();
  const name = `${focused.tagName.toLowerCase()} “${label.slice(0, 40)}”`;
  const faults: string[] = [];

  // Inside a field for a date the browser has a button of its own, and shows the focus there itself.
  const isBrowsers = focused.matches("input[type=date]:not(:focus-visible)");
  // A switch or a box to tick may be seen by what lies beside or around it.
  const shown = [focused, focused.parentElement, focused.nextElementSibling].filter(
    (each) => each !== null,
  );
  const isOutlined = shown.some((each) => {
    const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(each);
    return (
      outlineStyle !== "none" &&
      parseFloat(outlineWidth) >= 2 &&
      !/transparent|, 0\)$/.test(outlineColor)
    );
  });
  if (!isOutlined && !isBrowsers) faults.push(`${name}: the focus is not seen`);

  const box = focused.getBoundingClientRect();
  const left = Math.max(0, box.left);
  const right = Math.min(innerWidth, box.right);
  const top = Math.max(0, box.top);
  const bottom = Math.min(innerHeight, box.bottom);
  if (right - left < 1 || bottom - top < 1) {
    faults.push(`${name}: the focus is outside the window`);
    return { name, label, faults };
  }
  const places = [0.1, 0.5, 0.9].flatMap((x) => [0.1, 0.5, 0.9].map((y) => [x, y] as const));
  const isOnTop = places.some(([x, y]) => {
    const there = document.elementFromPoint(left + (right - left) * x, top + (bottom - top) * y);
    return there !== null && (focused.contains(there) || there.contains(focused));
  });
  if (!isOnTop) faults.push(`${name}: something lies over the focus`);
  return { name, label, faults };
}

/** Runs in the page: what can be pressed with a finger, but was never reached by Tab. */
function leftOut(): string[] {
  const pressed =
    "a[href], button:enabled, summary, select:enabled, textarea:enabled, input:enabled:not([type=hidden])";
  return (
    [...document.querySelectorAll<HTMLElement>(pressed)]
      .filter((each) => each.dataset.walked === undefined)
      .filter((each) => each.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .filter((each) => {
        // Of tabs and of a choice the keyboard reaches one by Tab, the others by the arrow keys.
        const isOneOfSome = each.closest("[role=tablist], [role=radiogroup]") !== null;
        return !isOneOfSome && !(each instanceof HTMLInputElement && each.type === "radio");
      })
      // Hidden behind the button that opens it.
      .filter((each) => each.getBoundingClientRect().width > 1)
      .map((each) => {
        const label = each.getAttribute("aria-label") ?? each.textContent.trim();
        return `${each.tagName.toLowerCase()} “${label.slice(0, 40)}”: Tab doesn’t reach it`;
      })
  );
}
