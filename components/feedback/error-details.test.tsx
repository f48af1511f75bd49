import { expect, test } from "vitest";

import { apiKeyStore } from "@/lib/store/account/session";

import { errorDetails } from "./error-details";

const NOW = Date.UTC(2026, 10, 20, 12);
const failure = { error: new TypeError("x is not a function"), componentStack: "\n    at Table" };

test("contains message, stack, component stack, timestamp, browser and URL", () => {
  const details = errorDetails(failure, NOW).split("\n\n");
  expect(details.map((part) => /^[^:]+/.exec(part)?.[0])).toEqual([
    "Message",
    "Stack",
    "Component stack",
    "Timestamp",
    "Browser",
    "URL",
  ]);
  expect(details[0]).toBe("Message: x is not a function");
  expect(details[2]).toBe("Component stack: at Table");
  expect(details[3]).toBe("Timestamp: 2026-11-20T12:00:00.000Z");
});

test("never contains the key", () => {
  apiKeyStore.set("AbCd1234EfGh5678");
  const error = new Error("header ApiKey AbCd1234EfGh5678 refused");
  const details = errorDetails({ error, componentStack: "at AbCd1234EfGh5678" }, NOW);
  expect(details).toContain("Message: header ApiKey [API key] refused");
  expect(details).not.toContain("AbCd1234EfGh5678");
});

test("contains nothing that was typed into a search", () => {
  window.history.replaceState(null, "", "/app/torn/items?q=my%20secret+plan&type=Drug#top");
  const error = new Error(`Nothing at ${window.location.href}`);
  const details = errorDetails({ error, componentStack: null }, NOW);
  expect(details).not.toMatch(/secret|plan/);
  expect(details).toContain("/app/torn/items?q&type#top");
  window.history.replaceState(null, "", "/");
});

test.each(["thrown text", 7, null])("includes what it can of %j, which isn't an Error", (error) => {
  const details = errorDetails({ error, componentStack: null }, NOW);
  expect(details).toContain(`Message: ${String(error)}`);
  expect(details).toContain("Stack: none");
});
