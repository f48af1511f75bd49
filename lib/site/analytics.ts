import { init, type PlausibleRequestPayload, track } from "@plausible-analytics/tracker";

/**
 * The event name under which the library passes a page view to `payloadOf`. With its own name, "pageview", it would also send how
 * far the page was scrolled and for how long it was open.
 */
const EVENT = "visit";

/** An address without its query and its fragment, which may hold filters, names and accounts. */
function bare(url: string): string {
  const { origin, pathname } = new URL(url);
  return origin + pathname;
}

/**
 * The only data that is sent about a page view: the page, and the page that the visitor came from. No other data of the library
 * is sent.
 */
export function payloadOf({ d, u, r }: PlausibleRequestPayload): PlausibleRequestPayload {
  return { n: "pageview", d, u: bare(u), ...(r && { r: bare(r) }) };
}

/**
 * Counts the open page, then each page that is reported.
 * @param endpoint the address that takes events, as Plausible's /api/event does
 * @param domain the name of the site there
 * @returns a function that reports a page that is being opened, by its address; the same page with another query is not a new
 * page view
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
