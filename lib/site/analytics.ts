import { init, type PlausibleRequestPayload, track } from "@plausible-analytics/tracker";

/**
 * The event name under which the library passes a page view to `payloadOf`. With its own, "pageview", it would also send
 * how far the page was scrolled and how long it was looked at.
 */
const EVENT = "visit";

/** An address without its query and its fragment, which may hold filters, names and accounts. */
function bare(url: string): string {
  const { origin, pathname } = new URL(url);
  return origin + pathname;
}

/** All that is sent about a page view: which of our pages, and from where. Whatever else the library knows is not sent. */
export function payloadOf({ d, u, r }: PlausibleRequestPayload): PlausibleRequestPayload {
  return { n: "pageview", d, u: bare(u), ...(r && { r: bare(r) }) };
}

/**
 * Counts the page that is open, then each one that is reported to it.
 * @param endpoint the address that takes events, as Plausible's /api/event does
 * @param domain what the site is called there
 * @returns reports a page that is being opened, by its address; the same page with another query is not a new page view
 */
export function countPageViews(endpoint: string, domain: string): (url: string) => void {
  init({
    endpoint,
    domain,
    autoCapturePageviews: false,
    bindToWindow: false,
    logging: false,
    transformRequest: payloadOf,
  });
  let counted = "";
  function count(url: string) {
    const page = bare(new URL(url, window.location.href).href);
    if (page === counted) return;
    counted = page;
    track(EVENT, { url: page });
  }
  count(window.location.href);
  return count;
}
