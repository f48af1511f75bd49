import { afterEach, describe, expect, it, test, vi } from "vitest";

import { pages } from "@/content/pages";
import { loginPath, samplePath } from "@/lib/site/next-path";
import { apiKeyStore, authStore, sampleStore } from "@/lib/store/account/session";
import { WRONG } from "@/lib/store/testing/wrong-values";

import { LOGIN_REDIRECT_SCRIPT } from "./scripts";

const KEY = "AbCd1234EfGh5678";
const MEMBERS = "/app/faction/members";

afterEach(() => {
  sampleStore.set(false);
});

/** The address that the script redirects to, or null if the page loads. */
function run(address: string, storage: Pick<Storage, "getItem"> = localStorage) {
  const { pathname, search } = new URL(address, "https://here.invalid");
  const done: string[] = [];
  const root = { hidden: false };
  const location = { pathname, search, replace: (to: string) => done.push(to) };
  const names = ["location", "document", "localStorage", "stop"];
  // eslint-disable-next-line @typescript-eslint/no-implied-eval, @typescript-eslint/no-unsafe-call -- as a browser runs it
  new Function(...names, LOGIN_REDIRECT_SCRIPT)(
    location,
    { documentElement: root },
    storage,
    () => {
      done.push("stop");
    },
  );
  if (done.length === 0) return null;
  expect(root.hidden).toBe(true);
  // Stopped later, the page would stay.
  expect(done[0]).toBe("stop");
  expect(done).toHaveLength(2);
  return done[1];
}

describe("without a key", () => {
  it.each([MEMBERS, `${MEMBERS}?sort=name.asc&search=a%26b`, "/app", "/app/", "/app?next=sample"])(
    "%s leads to the login, as by the guard",
    (address) => {
      expect(run(address)).toBe(loginPath(address));
    },
  );

  it("shows a page of the sample data while this tab does", () => {
    sampleStore.set(true);
    expect(run(MEMBERS)).toBeNull();
    expect(run("/app")).toBe(pages.dashboard.path);
    const getItem = vi.fn();
    run(MEMBERS, { getItem });
    expect(getItem).not.toHaveBeenCalled();
  });

  it("opens the sample data from the start page, as its link asks", () => {
    expect(run(samplePath())).toBe(pages.dashboard.path);
    expect(sampleStore.get()).toBe(true);
  });

  it("leaves a named page of the sample data to the start page, which checks that it is safe", () => {
    expect(run(samplePath(MEMBERS))).toBeNull();
    expect(run("/app?sample=//evil.example")).toBeNull();
    expect(sampleStore.get()).toBe(false);
  });
});

test("a player sees the page, and the start page leads on", () => {
  apiKeyStore.set(KEY);
  expect(run(MEMBERS)).toBeNull();
  expect(run("/app")).toBe(pages.dashboard.path);
});

test.each([...Object.values(WRONG), `"${KEY}"`, '""', '"  "', " ", '"', "a".repeat(101)])(
  "with %j in the place of the key it says what the store says",
  (raw) => {
    localStorage.setItem("apiKey", raw);
    expect(run(MEMBERS) !== null).toBe(authStore.get().kind === "signed-out");
  },
);

test("a browser that refuses storage lets the page go on", () => {
  const refused = () => {
    throw new DOMException("denied", "SecurityError");
  };
  expect(run(MEMBERS, { getItem: refused })).toBeNull();
});
