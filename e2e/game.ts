/**
 * The game's API for browser tests. The browser holds each call until it is answered here, by the protocol's own
 * interception with the game's addresses alone. Playwright's routes would do as well, but they turn off the browser's
 * cache: then each page load parses and compiles all scripts again.
 */
import type { Browser, BrowserContext, CDPSession, Page } from "@playwright/test";

import { ANSWERS, API } from "../lib/api/testing/answers";
import profile from "../lib/api/testing/fixtures/player-profile.json" with { type: "json" };
import bounties from "../lib/api/testing/fixtures/torn-bounties.json" with { type: "json" };
import statsNow from "../lib/api/testing/fixtures/user-current-stats.json" with { type: "json" };

/** An answer of the API as its body: an object or null for JSON, a string as it is. */
export type Data = Record<string, unknown> | string | null;
export type Answer = Data | ((call: Call) => Promise<void>);

interface Reply {
  status?: number;
  headers?: Readonly<Record<string, string>>;
  contentType?: string;
  body?: string;
  /** In place of `body`. */
  json?: unknown;
}

/** A call that waits for its answer. Like a route of Playwright, it takes no notice of an answer that comes too late. */
export interface Call {
  url: URL;
  /** The clock of the page that calls, in epoch milliseconds; `null` if it has closed. */
  pageTimeMs: () => Promise<number | null>;
  fulfill: (reply: Reply) => Promise<void>;
  abort: (reason?: string) => Promise<void>;
}

/** Error code `code`, the way the API says it: HTTP 200 with an error in the body. */
export const errorCode = (code: number, error = "for the test") => ({ error: { code, error } });

/** An HTTP answer that isn't the API's JSON. */
export const httpStatus =
  (status: number, body = "") =>
  (call: Pick<Call, "fulfill">) =>
    call.fulfill({ status, body });

/** No answer at all, ever. */
export const neverResponds = () => new Promise<void>(() => undefined);

/** A response that is held back until `release` is called. */
export function deferredResponse(answer: Answer) {
  const { release, coming } = held();
  return { release, answer: (call: Call) => coming.then(() => respond(call, answer)) };
}

/** A promise that a test lets come. */
export function held() {
  let release = (): void => undefined;
  const coming = new Promise<void>((resolve) => {
    release = resolve;
  });
  return { release, coming };
}

export const noConnection = (call: Pick<Call, "abort">) => call.abort("internetdisconnected");

/** The game's clock is the page's, unless a test says otherwise. A closed page needs no answer. */
const ownClock = async (call: Call) => {
  const nowMs = await call.pageTimeMs();
  if (nowMs === null) return call.abort();
  return call.fulfill({ json: { timestamp: Math.floor(nowMs / 1000) } });
};

/** Of this moment as a tree, of a past day as a list. */
const ownStats = (call: Call) =>
  call.fulfill({
    json: call.url.searchParams.get("cat") === "all" ? statsNow : ANSWERS["/user/personalstats"],
  });

/** The players with a bounty, whose states load once updates are on. */
const wanted = bounties.bounties.map(
  ({ target_id: id }) => [`/user/${id}/profile`, { profile: { ...profile.profile, id } }] as const,
);

const DEFAULT_RESPONSES: Readonly<Record<string, Answer>> = {
  ...ANSWERS,
  ...Object.fromEntries(wanted),
  "/user/personalstats": ownStats,
  "/user/timestamp": ownClock,
};

/** The game's API, with the answers that a test wants. */
export class MockGame {
  /** The path of each call that arrived, with its query. */
  readonly calls: string[] = [];
  readonly keys = new Set<string>();
  readonly unanswered: string[] = [];
  /** When each call arrived, in real epoch milliseconds. */
  readonly arrivedAtMs: number[] = [];
  /** The number of calls that have had their answer. */
  answered = 0;
  /** True once the test has changed an answer: the browser may then log the responses that failed. */
  disturbed = false;
  private readonly answers = new Map<string, Answer>(Object.entries(DEFAULT_RESPONSES));

  /** Answers `path` differently from now on. */
  answer(path: string, answer: Answer) {
    this.answers.set(path, answer);
    this.disturbed = true;
  }

  answerAll(answer: Answer) {
    for (const path of Object.keys(ANSWERS)) this.answer(path, answer);
  }

  /** The usual answers again. */
  restoreResponses() {
    for (const [path, answer] of Object.entries(DEFAULT_RESPONSES)) this.answer(path, answer);
  }

  async take(call: Call, authorization: string | null) {
    const path = call.url.pathname.replace("/v2", "");
    this.calls.push(path + call.url.search);
    this.arrivedAtMs.push(Date.now());
    this.keys.add(authorization ?? "none");
    const answer = this.answers.get(path);
    if (answer === undefined) this.unanswered.push(path);
    await (answer === undefined ? call.abort() : respond(call, answer));
    this.answered += 1;
  }
}

function respond(call: Call, answer: Answer) {
  if (typeof answer === "function") return answer(call);
  return call.fulfill(typeof answer === "string" ? { body: answer } : { json: answer });
}

export const PICTURES = "https://www.torn.com/images/";
export const PICTURE = '<svg xmlns="http://www.w3.org/2000/svg" width="100" height="50"/>';

/** The headers by which the API allows calls from every site. The browser asks for them once for each address. */
const CORS = {
  "Access-Control-Allow-Origin": "*",
  "Access-Control-Allow-Headers": "Authorization",
  "Access-Control-Max-Age": "7200",
};

/** Of the event `Fetch.requestPaused`. */
interface Paused {
  requestId: string;
  frameId: string;
  request: { method: string; url: string; headers: Readonly<Record<string, string>> };
}

/** Answers all calls of a browser: to the game, and for the game's pictures, which all load and are empty. */
export class Interception {
  /** The game of a page that was opened for itself, by the page's target; every other page calls `current`. */
  private readonly gameOfTarget = new Map<string, MockGame>();
  private current = new MockGame();
  private context: BrowserContext | undefined;
  private readonly protocol: CDPSession;

  private constructor(protocol: CDPSession) {
    this.protocol = protocol;
  }

  static async of(browser: Browser) {
    const protocol = await browser.newBrowserCDPSession();
    const interception = new Interception(protocol);
    protocol.on("Fetch.requestPaused", (paused) => void interception.answer(paused));
    await protocol.send("Fetch.enable", {
      patterns: [{ urlPattern: `${API}/*` }, { urlPattern: `${PICTURES}*` }],
    });
    return interception;
  }

  /** The pages of a test call this game from now on. */
  use(game: MockGame, context: BrowserContext) {
    this.current = game;
    this.context = context;
  }

  async useFor(page: Page, game: MockGame) {
    this.gameOfTarget.set(await targetOf(page), game);
  }

  private async answer({ requestId, request, frameId }: Paused) {
    const { method, url, headers } = request;
    const fulfill = ({ status = 200, headers = {}, contentType, body, json }: Reply) => {
      const type = contentType ?? (json === undefined ? "text/plain" : "application/json");
      const sent = { ...CORS, "Content-Type": type, ...headers };
      return this.send("Fetch.fulfillRequest", {
        requestId,
        responseCode: status,
        responseHeaders: Object.entries(sent).map(([name, value]) => ({ name, value })),
        body: Buffer.from(json === undefined ? (body ?? "") : JSON.stringify(json)).toString(
          "base64",
        ),
      });
    };
    if (url.startsWith(PICTURES)) return fulfill({ contentType: "image/svg+xml", body: PICTURE });
    if (method === "OPTIONS") return fulfill({ status: 204 });

    const call: Call = {
      url: new URL(url),
      fulfill,
      abort: (reason) =>
        this.send("Fetch.failRequest", {
          requestId,
          errorReason: reason === "internetdisconnected" ? "InternetDisconnected" : "Failed",
        }),
      pageTimeMs: async () => {
        const page = await this.pageOf(frameId);
        return page?.evaluate(() => Date.now()).catch(() => null) ?? null;
      },
    };
    const game = this.gameOfTarget.get(frameId) ?? this.current;
    await game.take(call, new Headers(headers).get("authorization"));
  }

  /** A page that has closed needs no answer, nor does a call that it has cancelled: the browser knows neither. */
  private async send(...[method, params]: Parameters<CDPSession["send"]>) {
    await this.protocol.send(method, params).catch(() => undefined);
  }

  private async pageOf(frameId: string) {
    for (const page of this.context?.pages() ?? []) {
      if ((await targetOf(page).catch(() => null)) === frameId) return page;
    }
    return undefined;
  }
}

/** The protocol names a page's target and its main frame alike. */
async function targetOf(page: Page) {
  const session = await page.context().newCDPSession(page);
  const { targetInfo } = await session.send("Target.getTargetInfo");
  await session.detach();
  return targetInfo.targetId;
}
