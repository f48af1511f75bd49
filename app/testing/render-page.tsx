import { act, cleanup, render } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { http, HttpResponse, type JsonBodyType } from "msw";
import { type ComponentType, useSyncExternalStore } from "react";
import { afterEach, beforeEach, vi } from "vitest";

import { ANSWERS, API, NOW } from "@/lib/api/testing/answers";
import currentStats from "@/lib/api/testing/fixtures/user-current-stats.json";
import { serveCalls, server } from "@/lib/api/testing/server";

/** A JSON body, or a function of the call that returns one, or a response with a status. */
export type Answer = object | ((call: URL) => unknown);

/** Answers in place of the fixtures, by path: `{ "/user/bars": apiError(17) }`. */
export type Answers = Readonly<Record<string, Answer>>;

interface Options {
  answers?: Answers;
  /** Values of localStorage, as their JSON, by key. */
  stored?: Readonly<Record<string, unknown>>;
}

const PAGES = import.meta.glob<{ default: ComponentType }>("../app/**/page.tsx");

/** Paths that answer by their query. */
const DEFAULT_ANSWERS: Answers = {
  "/user/timestamp": { timestamp: NOW / 1000 },
  "/user/personalstats": (url: URL) =>
    url.searchParams.get("cat") === "all" ? currentStats : ANSWERS["/user/personalstats"],
};

// Pages read the window's address, as they do on the site.
vi.mock("next/navigation", () => ({
  useRouter: () => ({ push: navigate, replace: navigate, prefetch: () => undefined }),
  usePathname: () => useAddress().pathname,
  useSearchParams: () => useAddress().searchParams,
}));

// Without a database, which jsdom lacks, only ten calls a second are made.
vi.mock("@/lib/store/engine/shared-entries", async (original) => ({
  ...(await original()),
  SharedEntries: (await import("@/lib/api/testing/calls-in-memory")).CallsInMemory,
}));

// Tasks that start seconds later have tests of their own, and would load again what a test has made old.
vi.mock("@/components/startup/background-tasks", () => ({ startBackgroundTasks: () => undefined }));

const ADDRESS_CHANGED = "addresschanged";
let current = new URL("http://localhost/");

function useAddress(): URL {
  return useSyncExternalStore(
    (listener) => {
      window.addEventListener(ADDRESS_CHANGED, listener);
      return () => {
        window.removeEventListener(ADDRESS_CHANGED, listener);
      };
    },
    () => current,
  );
}

/** The page's path and query. */
export const address = () => window.location.pathname + window.location.search;

function navigate(path: string) {
  window.history.pushState(null, "", path);
}

function followAddress() {
  const follow = () => {
    current = new URL(window.location.href);
    window.dispatchEvent(new Event(ADDRESS_CHANGED));
  };
  for (const name of ["pushState", "replaceState"] as const) {
    const change = window.history[name].bind(window.history);
    vi.spyOn(window.history, name).mockImplementation((...step) => {
      change(...step);
      follow();
    });
  }
}

/** Prepares a test file for `renderPage`. Call it once, at the top. */
export function servePages() {
  serveCalls();
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ["Date"], now: NOW });
    followAddress();
    // Elements have no size in jsdom, and long lists render only the rows within the viewport.
    vi.spyOn(Element.prototype, "getBoundingClientRect").mockReturnValue(
      new DOMRect(0, 0, 1280, 40),
    );
    vi.spyOn(window, "scrollTo").mockImplementation(() => undefined);
    allowLogs();
  });
  afterEach(() => {
    // While the clock and the answers are still the test's: by another clock the page would load everything again, and store it
    // for the next test.
    cleanup();
    vi.useRealTimers();
    sessionStorage.clear();
  });
}

/** Ignores two harmless logs of React: of an element that jsdom doesn't know, and of an API error that a card shows. */
function allowLogs() {
  const spied = vi.mocked(console.error);
  const report = spied.getMockImplementation();
  spied.mockImplementation((...args: unknown[]) => {
    const [text, subject] = args;
    const isElement = String(text).includes("is unrecognized in this browser");
    if (isElement && subject === "search") return;
    if (subject instanceof Error && subject.name === "ApiError") return;
    report?.(...args);
  });
}

const isFunction = (value: Answer): value is (call: URL) => unknown => typeof value === "function";

/** Sets the device's clock. The page follows at once, as when the device wakes up. */
export function setClock(atMs: number) {
  vi.setSystemTime(atMs);
  act(() => {
    window.dispatchEvent(new Event("pageshow"));
  });
}

/** Changes the answers of some paths. */
export function answer(answers: Answers) {
  server.use(
    ...Object.entries(answers).map(([path, value]) =>
      http.get(API + path, async ({ request }) => {
        const body = isFunction(value) ? await value(new URL(request.url)) : value;
        return body instanceof Response ? body : HttpResponse.json(body as JsonBodyType);
      }),
    ),
  );
}

/** From now on the page gets no answers: it has to go by those that it has. */
export function answerNothing() {
  server.use(http.get(`${API}/*`, () => new Promise<never>(() => undefined)));
}

/** Restores the fixtures. */
export function restoreAnswers() {
  server.resetHandlers();
  answer(DEFAULT_ANSWERS);
}

/** An answer that comes when `release` is called. */
export function deferred(value: Answer) {
  let release: () => void = () => undefined;
  const answered = new Promise((resolve) => {
    release = () => {
      resolve(value);
    };
  });
  return {
    answer: () => answered,
    release: () => {
      release();
    },
  };
}

/** Answers as if the network were gone. */
export const noConnection = () => HttpResponse.error();

/** An answer with a status and no JSON. */
export const httpStatus = (status: number) => () => new HttpResponse(null, { status });

/**
 * Renders a page of the app by its address at the time `NOW`, for a player who is logged in and has nothing stored. Its
 * modules are loaded again each time. All of the page is there except the menu. Returns a user that presses and types, the
 * paths called so far with their queries, and `unmount`, after which no more are counted.
 */
export async function renderPage(path: string, { answers = {}, stored = {} }: Options = {}) {
  const load = PAGES[`..${path.replace(/\?.*/, "")}/page.tsx`];
  if (load === undefined) throw new Error(`No page at ${path}`);
  vi.resetModules();
  localStorage.setItem("apiKey", "test-key");
  localStorage.setItem("gameClock", JSON.stringify({ aheadMs: 0, comparedAtMs: NOW }));
  for (const [key, value] of Object.entries(stored)) {
    localStorage.setItem(key, JSON.stringify(value));
  }
  window.history.replaceState(null, "", path);
  answer(DEFAULT_ANSWERS);
  answer(answers);
  const calls: string[] = [];
  const count = ({ request }: { request: Request }) => {
    calls.push(request.url.replace(API, ""));
  };
  server.events.on("request:start", count);
  const [{ default: Page }, { Providers }, { SidebarProvider }, { Shortcuts }] = await Promise.all([
    load(),
    import("@/components/startup/providers"),
    import("@/components/navigation/sidebar-state"),
    import("@/components/palette/shortcuts"),
  ]);
  const { unmount } = render(
    <Providers>
      <SidebarProvider>
        <Shortcuts pages={[]}>
          <Page />
        </Shortcuts>
      </SidebarProvider>
    </Providers>,
  );
  return {
    user: userEvent.setup(),
    calls,
    unmount: () => {
      server.events.removeListener("request:start", count);
      unmount();
    },
  };
}
