import MODERN_TARGET from "next/dist/shared/lib/modern-browserslist-target";
import { afterEach, describe, expect, test, vi } from "vitest";

import { LOGIN_REDIRECT_SCRIPT, START_DEFERRED_SCRIPT, TOO_OLD_SCRIPT } from "./scripts";

const TOLD = "This browser is too old for this site: update it, or open the site in another one.";

/** `RegExp` of a browser without lookbehind. */
function OlderRegExp(pattern: string) {
  if (pattern.includes("(?<=")) throw new SyntaxError("Invalid regular expression");
}

/** The features that the scripts check, and how to remove each. */
const LACKING: Readonly<Record<string, () => void>> = {
  "patterns that look behind": () => {
    vi.stubGlobal("RegExp", OlderRegExp);
  },
  "Array.prototype.toSorted": () => {
    lack(Array.prototype, "toSorted");
  },
  "AbortSignal.timeout": () => {
    lack(AbortSignal, "timeout");
  },
  AbortSignal: () => {
    vi.stubGlobal("AbortSignal", undefined);
  },
};

const putBack: (() => void)[] = [];

function lack(owner: object, name: string) {
  const had = Object.getOwnPropertyDescriptor(owner, name);
  Reflect.deleteProperty(owner, name);
  putBack.push(() => {
    if (had) Object.defineProperty(owner, name, had);
  });
}

afterEach(() => {
  vi.unstubAllGlobals();
  for (const back of putBack.splice(0)) back();
  document.body.replaceChildren();
  document.documentElement.hidden = false;
});

/** Runs a script, and returns where it redirects to. */
function run(script: string, lacks?: () => void) {
  const done: string[] = [];
  const replace = (to: string) => done.push(to);
  lacks?.();
  // eslint-disable-next-line @typescript-eslint/no-implied-eval, @typescript-eslint/no-unsafe-call -- as a browser runs it
  new Function("location", "stop", script)({ pathname: "/app/faction", search: "", replace }, () =>
    done.push("stop"),
  );
  vi.unstubAllGlobals();
  for (const back of putBack.splice(0)) back();
  return done;
}

/** A page whose script waits for the start. */
function waitingPage() {
  document.body.innerHTML = '<h1>Changelog</h1><script type="text/later" id="late"></script>';
  vi.spyOn(document, "hidden", "get").mockReturnValue(true);
}

const alert = () => document.querySelector("[role=alert]")?.textContent;
const isWaiting = () => document.querySelector("#late")?.getAttribute("type") === "text/later";

describe.each(Object.entries(LACKING))("a browser without %s", (_, lacks) => {
  test("goes from a page of the app to the rescue page", () => {
    expect(run(LOGIN_REDIRECT_SCRIPT, lacks)).toEqual(["stop", "/rescue"]);
    expect(document.documentElement.hidden).toBe(true);
  });

  test("says so above a public page, whose scripts don't start", () => {
    waitingPage();
    run(START_DEFERRED_SCRIPT, lacks);
    expect(document.body.firstElementChild?.textContent).toBe(TOLD);
    expect(document.body).toHaveTextContent("Changelog");
    expect(isWaiting()).toBe(true);
  });

  test("says so on the rescue page", () => {
    run(TOO_OLD_SCRIPT, lacks);
    expect(alert()).toBe(TOLD);
  });
});

test("a browser with all of it sees no message", () => {
  waitingPage();
  run(START_DEFERRED_SCRIPT);
  run(TOO_OLD_SCRIPT);
  expect(alert()).toBeUndefined();
  expect(isWaiting()).toBe(false);
  expect(run(LOGIN_REDIRECT_SCRIPT)).toEqual(["stop", "/login?next=%2Fapp%2Ffaction"]);
});

test.each([LOGIN_REDIRECT_SCRIPT, START_DEFERRED_SCRIPT, TOO_OLD_SCRIPT])(
  "browsers of 2019 can parse the script that says so: %.20s",
  (script) => {
    expect(script).not.toMatch(
      /\?\?|\?\.(?!\d)|[|&*?]{2}=|\bstatic\b|#\w+ in|\d_\d|\dn\b|replaceAll/,
    );
  },
);

type Versions = readonly [chrome: number, firefox: number, safari: number];

const versions = ([chrome, firefox, safari]: Versions) => ({ chrome, firefox, safari });

/** Features that the scripts check, with the first version of each browser that has them. */
const ASKED_FOR: Readonly<Record<string, Versions>> = {
  "patterns that look behind": [62, 78, 16.4],
  "Array.prototype.toSorted": [110, 115, 16],
  "AbortSignal.timeout": [103, 100, 16],
};

/** Features that the site uses unchecked: every browser without them must count as too old. */
const CALLED: Readonly<Record<string, Versions>> = {
  "AbortSignal.prototype.throwIfAborted": [100, 97, 15.4],
  "Array.prototype.findLast": [97, 104, 15.4],
  "Array.prototype.findLastIndex": [97, 104, 15.4],
  "Array.prototype.toReversed": [110, 115, 16],
  "Array.prototype.toSpliced": [110, 115, 16],
  "CSS.escape": [46, 31, 10.1],
  "Element.prototype.replaceChildren": [86, 78, 14],
  "HTMLDialogElement.prototype.showModal": [37, 98, 15.4],
  IntersectionObserver: [51, 55, 12.1],
  "MediaQueryList.prototype.addEventListener": [39, 55, 14],
  ResizeObserver: [64, 69, 13.1],
  "String.prototype.replaceAll": [85, 77, 13.1],
  WeakRef: [84, 79, 14.1],
  queueMicrotask: [71, 69, 12.1],
};

const floor = versions(
  [0, 1, 2].map((n) => Math.max(...Object.values(ASKED_FOR).map((since) => since[n] ?? 0))) as [
    number,
    number,
    number,
  ],
);

test.each(Object.entries(CALLED))("a browser that lacks %s counts as too old", (_, since) => {
  const { chrome, firefox, safari } = versions(since);
  expect(chrome).toBeLessThanOrEqual(floor.chrome);
  expect(firefox).toBeLessThanOrEqual(floor.firefox);
  expect(safari).toBeLessThanOrEqual(floor.safari);
});

test("browsers that aren't too old can run what Next.js writes", () => {
  // Chrome 111 added no syntax, so 110 runs what is compiled for it.
  expect(MODERN_TARGET).toEqual(["chrome 111", "edge 111", "firefox 111", "safari 16.4"]);
  expect(floor).toEqual({ chrome: 110, firefox: 115, safari: 16.4 });
});
