import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { HttpResponse } from "msw";
import { setTimeout as sleep } from "node:timers/promises";
import { describe, expect, test, vi } from "vitest";

import { pages } from "@/content/pages";
import { ROUNDS, WRONG, wrongRound } from "@/lib/store/testing/wrong-values";

import { addresses, dataText, isApp, type Shown } from "../testing/addresses";
import { GAME_FAULTS, type GameFault, type Reply, UNCAUGHT } from "../testing/faults";
import {
  type Answers,
  noConnection,
  renderPage,
  restoreAnswers,
  servePages,
} from "../testing/render-page";

servePages();

/** A fault of the game's answers, or values in the browser's storage that no version of the site has written. */
interface Fault extends GameFault {
  stored?: Readonly<Record<string, string>>;
}

const stored = (name: string, values: Readonly<Record<string, string>>): Fault => ({
  name,
  replies: () => new Map(),
  stored: values,
});

const FAULTS_BY_KIND: Readonly<Record<string, readonly Fault[]>> = {
  ...GAME_FAULTS,
  "the browser’s stores": [
    ...ROUNDS.map((round) => stored(`damaged values (${round + 1})`, wrongRound(round))),
    stored(
      "lists in depth in place of all values",
      Object.fromEntries(
        Object.keys(wrongRound(0)).map((key) => [key, WRONG["lists in depth"] ?? ""]),
      ),
    ),
  ].map((fault, round) => ({
    ...fault,
    // A minimum that isn't a percentage becomes the nearest one.
    ...(round === 0 && {
      shows: { "/app/faction/organised-crimes?view=pass-rates": "Underlined: below 0%" },
    }),
  })),
};

const inApp = addresses.filter(isApp);

const faults = Object.entries(FAULTS_BY_KIND).flatMap(([kind, ofKind]) =>
  ofKind.filter(({ needsBrowser }) => !needsBrowser).map((fault) => ({ kind, fault })),
);

/** Every page with every fault; by default each page and each fault once. */
const isAll = process.env.FAULTS === "all";
const cases = isAll
  ? faults.flatMap((one) => inApp.map((address) => ({ address, ...one })))
  : faults.map((one, index) => ({ address: inApp[index % inApp.length] ?? "", ...one }));

/** Codes with which the game rejects the key. */
const REJECTED = /^error code [12]$/;
/** The code after which the page makes no calls until the player tries again. */
const KEY_UNUSABLE = /^error code 10$/;
/** Pages that make no calls, or only after a press. */
const WITHOUT_CALLS: readonly string[] = [pages.messageSender.path, pages.progress.path];

const DRAFT = { recipients: "", message: "Alpha asks for a loan on Fridays" };

/** Longer than the game is left alone after any of its errors. */
const PAUSE_MS = 6 * 60_000;
/** The time in ms that a call may take where the game doesn't answer. */
const SHORTLY_MS = 300;

/** Moves both clocks of the device: that of the day, and that since the page was opened. */
function letPass(ms: number) {
  vi.setSystemTime(Date.now() + ms);
  const now = performance.now.bind(performance);
  vi.spyOn(performance, "now").mockImplementation(() => now() + ms);
}

function answersOf(replies: ReadonlyMap<string, Reply>): Answers {
  return Object.fromEntries([...replies].map(([path, reply]) => [path, answerOf(reply)]));
}

function answerOf(reply: Reply) {
  if (reply === "never") return () => new Promise(() => undefined);
  if (reply === "no connection") return noConnection;
  const { body, status = 200, delayMs = 0 } = reply;
  return async () => {
    if (delayMs > 0) await sleep(delayMs);
    return new HttpResponse(status === 204 ? null : body, { status });
  };
}

/** The texts of the page, each apart from the next. */
function textsOf(element: Element): string[] {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const texts: string[] = [];
  while (walker.nextNode()) {
    if (walker.currentNode.parentElement?.closest("script, style") === null) {
      texts.push(walker.currentNode.textContent ?? "");
    }
  }
  return texts;
}

const main = () => screen.getByRole("main");

/** True if an element shows the text, in one piece or in several. */
function shows(element: Element, text: string | RegExp): boolean {
  const isIn = (words: string) =>
    typeof text === "string" ? words.toLowerCase().includes(text.toLowerCase()) : text.test(words);
  return isIn(element.textContent) || isIn(textsOf(element).join(" ").replaceAll(/\s+/g, " "));
}

const expectNothingUnhandled = () => {
  expect(textsOf(document.body).join(" ")).not.toMatch(UNCAUGHT);
};

/** Waits until no text of the page begins like this. */
async function expectNone(beginning: RegExp) {
  const page = main();
  await waitFor(() => {
    expect(textsOf(page).filter((text) => beginning.test(text))).toEqual([]);
  });
}

const LOADING = /^(Loading|Counting today’s purchases)/;
const FAILED = /^Error loading/;

async function expectData(address: string, instead?: Shown) {
  const page = main();
  const data = dataText(address, instead);
  await waitFor(() => {
    expect(shows(page, data), String(data)).toBe(true);
  });
}

/** Presses the one button that reads again. */
function tryAgain() {
  const paused = screen.queryByText("Calls to the game are paused.")?.closest("div");
  const ofBanner = paused && within(paused).queryByRole("button", { name: "Try again" });
  fireEvent.click(ofBanner ?? screen.getByLabelText("Refresh"));
}

/** Lets calls time out at once, or React say that two records have the same number. */
function prepareFor({ name }: Fault) {
  if (name === "no answer, ever") {
    const timeout = AbortSignal.timeout.bind(AbortSignal);
    vi.spyOn(AbortSignal, "timeout").mockImplementation(() => timeout(SHORTLY_MS));
  }
  if (name === "each record twice") {
    const report = vi.mocked(console.error).getMockImplementation();
    vi.mocked(console.error).mockImplementation((...args: unknown[]) => {
      if (!String(args[0]).includes("two children with the same key")) report?.(...args);
    });
  }
}

const kinds = Object.keys(FAULTS_BY_KIND).filter((kind) => cases.some((one) => one.kind === kind));

describe.each(kinds)("%s", (kind) => {
  const ofKind = cases.filter((one) => one.kind === kind);
  test.each(ofKind)("$address with $fault.name", async ({ address, fault }) => {
    prepareFor(fault);
    for (const [key, raw] of Object.entries(fault.stored ?? {})) localStorage.setItem(key, raw);
    const draft = localStorage.getItem("messageDraft") ?? JSON.stringify(DRAFT);
    localStorage.setItem("messageDraft", draft);
    const isCalling = !WITHOUT_CALLS.includes(address);
    const { calls } = await renderPage(address, { answers: answersOf(fault.replies()) });

    // It bears the fault.
    await waitFor(() => {
      expect(calls.length > 0).toBe(isCalling);
    });
    await expectNone(LOADING);
    expect(screen.getByRole("heading", { level: 1 })).toBeVisible();
    expectNothingUnhandled();
    if (fault.isBorne) await expectData(address, fault.shows);
    if (fault.hidesData && isCalling) expect(shows(main(), dataText(address))).toBe(false);

    // It recovers, and shows its data.
    restoreAnswers();
    if (REJECTED.test(fault.name) && isCalling) {
      await waitFor(() => {
        expect(localStorage.getItem("apiKey")).toBeNull();
      });
    } else {
      // The banner, which has the button, loads after the page.
      if (KEY_UNUSABLE.test(fault.name) && isCalling) {
        await screen.findByText("Calls to the game are paused.");
      }
      letPass(PAUSE_MS);
      tryAgain();
      // Damaged values stay as they are; the game answers as usual again.
      await expectData(address, fault.stored && fault.shows);
      await expectNone(FAILED);
      await expectNone(LOADING);
      expectNothingUnhandled();
    }

    // The player's message is still there.
    expect(localStorage.getItem("messageDraft")).toBe(draft);
  });
});
