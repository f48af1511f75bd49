/** Where Next.js asks for a page that is opened, and where it prefetches one. */
const PAGE_HEADER = "rsc";
const PREFETCH_HEADER = "next-router-prefetch";

const PATIENCE_MS = 5_000;

/** The path of the page opened last. */
let opened: string | null = null;
/** The same, if the network doesn't deliver it. */
let held: string | null = null;
const listeners = new Set<() => void>();
/** The retry of each waiting page. */
const waiting = new Set<() => void>();
/** The responses of pages opened before: inside the app they open again without a network. */
const known = new Map<string, Response>();

/** The path of the page that the player has opened but that doesn't load, for React. */
export const heldPage = {
  get: () => held,
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
  fallback: null,
};

/**
 * Next.js leaves the app for the browser's error page if it can't fetch a page that is opened by a link, the
 * palette or the browser's Back. Until the returned function is called, such a fetch waits for the network instead.
 */
export function holdPages(): () => void {
  const ask = window.fetch.bind(window);
  window.fetch = (input, init) =>
    isOfPage(init) ? pageAt(pathOf(input), () => ask(input, init)) : ask(input, init);
  window.addEventListener("online", askAgain);
  // Before Next.js learns about it, since it may then open another page.
  window.addEventListener("popstate", forget, { capture: true });
  return () => {
    window.fetch = ask;
    window.removeEventListener("online", askAgain);
    window.removeEventListener("popstate", forget, { capture: true });
  };
}

/** For a page whose scripts don't load: only a full reload requests them again. */
export function holdScripts(): () => void {
  const reload = () => {
    window.location.reload();
  };
  waiting.add(reload);
  tell(window.location.pathname);
  return () => {
    waiting.delete(reload);
    forget();
  };
}

export function askAgain() {
  for (const ask of waiting) ask();
}

async function pageAt(path: string, ask: () => Promise<Response>): Promise<Response> {
  opened = path;
  tell(null);
  const hold = () => {
    if (opened === path) tell(path);
  };
  const slow = setTimeout(hold, PATIENCE_MS);
  try {
    for (;;) {
      const answer = await whole(ask).catch(() => null);
      if (answer?.ok) known.set(path, answer.clone());
      const page = answer ?? known.get(path)?.clone();
      if (page) return page;
      hold();
      await turn();
    }
  } finally {
    clearTimeout(slow);
    if (opened === path) forget();
  }
}

/** A complete response: a truncated one would make Next.js leave the app as well. */
async function whole(ask: () => Promise<Response>): Promise<Response> {
  const answer = await ask();
  await answer.clone().arrayBuffer();
  return answer;
}

/** Until the browser or the player says so, or some time has passed: a network may come back without an event. */
const turn = () =>
  new Promise<void>((resolve) => {
    const goOn = () => {
      clearTimeout(timer);
      waiting.delete(goOn);
      resolve();
    };
    const timer = setTimeout(goOn, PATIENCE_MS);
    waiting.add(goOn);
  });

function forget() {
  opened = null;
  tell(null);
}

function tell(path: string | null) {
  held = path;
  for (const listener of listeners) listener();
}

function isOfPage(init: RequestInit | undefined): boolean {
  const headers = new Headers(init?.headers);
  return headers.has(PAGE_HEADER) && !headers.has(PREFETCH_HEADER);
}

/** "/app/torn/items" of "https://…/app/torn/items.txt?_rsc=…", as a static export names it. */
const pathOf = (input: RequestInfo | URL) =>
  new URL(input instanceof Request ? input.url : input, window.location.origin).pathname.replace(
    /\.txt$/,
    "",
  );
