import { expect, test } from "vitest";

import { apiKeyStore } from "./session";

test.each([
  { stored: "AbCd1234EfGh5678", key: "AbCd1234EfGh5678" },
  { stored: '"AbCd1234EfGh5678"', key: "AbCd1234EfGh5678" },
  { stored: "1234567890123456", key: "1234567890123456" },
  { stored: '""', key: "" },
  { stored: "", key: "" },
])("$stored in storage is the key $key", ({ stored, key }) => {
  localStorage.setItem("apiKey", stored);
  expect(apiKeyStore.get()).toBe(key);
});

test("writes the key bare", () => {
  apiKeyStore.set("AbCd1234EfGh5678");
  expect(localStorage.getItem("apiKey")).toBe("AbCd1234EfGh5678");
});

test("leaves nothing behind when it is cleared", () => {
  apiKeyStore.set("AbCd1234EfGh5678");
  apiKeyStore.clear();
  expect(localStorage.getItem("apiKey")).toBeNull();
  expect(apiKeyStore.get()).toBe("");
});
