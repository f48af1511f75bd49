import { useQuery } from "@tanstack/react-query";
import { render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";

import { gymsQuery } from "@/lib/api/endpoints/torn-gyms";
import { failOnce, serveCalls } from "@/lib/api/testing/server";
import { aSession } from "@/lib/api/testing/session";
import { ApiError } from "@/lib/api/transport/errors";
import { apiKeyStore, rejectionStore } from "@/lib/store/account/session";

import { ignoreErrorsOfUnmountedPages, Providers } from "./providers";

serveCalls();

const endings: (() => void)[] = [];
afterEach(() => {
  for (const end of endings.splice(0)) end();
  apiKeyStore.clear();
  rejectionStore.clear();
  globalThis.takePreloadedCall = undefined;
});

const STORED_KEY = "AbCd1234EfGh5678";

function Gyms({ apiKey }: { apiKey: string }) {
  const { error } = useQuery(gymsQuery(aSession(apiKey)));
  return error && <p>{error.message}</p>;
}

test.each([
  { whose: "the stored key", apiKey: STORED_KEY, left: "" },
  { whose: "the key before it", apiKey: "EfGh5678AbCd1234", left: STORED_KEY },
])("once $whose is rejected, “$left” is stored", async ({ apiKey, left }) => {
  apiKeyStore.set(STORED_KEY);
  failOnce("/torn/gyms", 2);
  render(
    <Providers>
      <Gyms apiKey={apiKey} />
    </Providers>,
  );
  expect(await screen.findByText("for the test")).toBeVisible();
  expect(apiKeyStore.get()).toBe(left);
});

test("once the key is rejected, the page's other first calls are discarded: they'd reject it again after the login", async () => {
  apiKeyStore.set(STORED_KEY);
  const response = Promise.resolve(Response.json({ error: { code: 2, error: "" } }));
  globalThis.takePreloadedCall = (path) =>
    path === "/torn/education" ? { startedAtMs: Date.now(), response } : undefined;
  failOnce("/torn/gyms", 2);
  render(
    <Providers>
      <Gyms apiKey={STORED_KEY} />
    </Providers>,
  );
  expect(await screen.findByText("for the test")).toBeVisible();
  expect(globalThis.takePreloadedCall).toBeUndefined();
});

/** True if the browser would log the error to the console. */
function isReported(event: Event): boolean {
  let isLeft = false;
  // The test's own, so that the error doesn't end it.
  const look = (heard: Event) => {
    isLeft = !heard.defaultPrevented;
    heard.preventDefault();
  };
  window.addEventListener(event.type, look);
  window.dispatchEvent(event);
  window.removeEventListener(event.type, look);
  return isLeft;
}

const errorEvent = (error: Error) => new ErrorEvent("error", { error, cancelable: true });

test("the browser doesn't report the game's errors, and reports all others", () => {
  endings.push(ignoreErrorsOfUnmountedPages());
  expect(isReported(errorEvent(new ApiError("offline", "")))).toBe(false);
  expect(isReported(errorEvent(new Error("a bug")))).toBe(true);
});

test("an unhandled rejection is still reported", () => {
  endings.push(ignoreErrorsOfUnmountedPages());
  const unhandled = new Event("unhandledrejection", { cancelable: true });
  expect(isReported(Object.assign(unhandled, { reason: new ApiError("offline", "") }))).toBe(true);
});

test("it ends", () => {
  ignoreErrorsOfUnmountedPages()();
  expect(isReported(errorEvent(new ApiError("offline", "")))).toBe(true);
});
