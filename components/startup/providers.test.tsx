import { afterEach, expect, test } from "vitest";

import { ApiError } from "@/lib/api/transport/errors";

import { ignoreErrorsOfUnmountedPages } from "./providers";

const endings: (() => void)[] = [];
afterEach(() => {
  for (const end of endings.splice(0)) end();
});

/** Whether the browser would write it to the console. */
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
