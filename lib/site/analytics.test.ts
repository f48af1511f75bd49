// @vitest-environment-options { "url": "https://almanac.example.org/app/faction/members?q=secret#note" }
import { afterEach, expect, test, vi } from "vitest";

import { countPageViews, payloadOf } from "./analytics";

const DOMAIN = "almanac.example.org";
const HERE = "https://almanac.example.org";

afterEach(() => {
  vi.unstubAllGlobals();
});

test.each([
  { what: "a page", u: `${HERE}/terms`, sent: `${HERE}/terms` },
  { what: "no query", u: `${HERE}/login?next=%2Fapp%3Fkey%3DAbCd1234`, sent: `${HERE}/login` },
  { what: "no fragment", u: `${HERE}/app/user/logs#AbCd1234`, sent: `${HERE}/app/user/logs` },
])("of an address is sent: $what", ({ u, sent }) => {
  expect(payloadOf({ n: "visit", d: DOMAIN, u })).toEqual({ n: "pageview", d: DOMAIN, u: sent });
});

test("of where somebody came from is sent: the page, without its query", () => {
  const r = "https://www.torn.com/forums.php?p=threads&XID=3000001#/account";
  expect(payloadOf({ n: "visit", d: DOMAIN, u: HERE, r })).toMatchObject({
    r: "https://www.torn.com/forums.php",
  });
});

test("whatever else the library would send is not sent: no account, no measures of the window", () => {
  const more = { p: { player: "3000001" }, $: { amount: 1, currency: "USD" }, w: 1280, i: false };
  expect(Object.keys(payloadOf({ n: "visit", d: DOMAIN, u: HERE, ...more }))).toEqual([
    "n",
    "d",
    "u",
  ]);
});

test("a page view is one request with the page’s path; another query of the same page sends none", () => {
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe = () => undefined;
    },
  );
  const fetched = vi.spyOn(window, "fetch").mockResolvedValue(new Response());
  const sent = () =>
    fetched.mock.calls.map(([to, init]) => [to, JSON.parse(init?.body as string) as unknown]);
  const endpoint = "https://count.example/api/event";
  const pageView = (path: string) => [endpoint, { n: "pageview", d: DOMAIN, u: HERE + path }];

  const count = countPageViews(endpoint, DOMAIN);
  count("/app/faction/members?sort=name.asc");
  expect(sent()).toEqual([pageView("/app/faction/members")]);

  count("/app/torn/items?q=xanax");
  expect(sent()).toEqual([pageView("/app/faction/members"), pageView("/app/torn/items")]);

  window.dispatchEvent(new Event("blur"));
  document.dispatchEvent(new Event("visibilitychange"));
  expect(fetched, "nothing follows of how the page was used").toHaveBeenCalledTimes(2);
});
