import { expect, test, vi } from "vitest";

import * as z from "@/lib/zod";

import { jsonValue } from "./stored-value";

const schema = z.object({ dark: z.boolean() });
const stored = () => jsonValue("messageDraft", schema, { dark: false });

test("returns what was set, and calls its listeners", () => {
  const store = stored();
  const listener = vi.fn();
  const unsubscribe = store.subscribe(listener);

  store.set({ dark: true });
  unsubscribe();

  expect(store.get()).toEqual({ dark: true });
  expect(listener).toHaveBeenCalledOnce();
});

test("returns one identity while nothing changed", () => {
  localStorage.setItem("messageDraft", '{"dark":true}');
  const store = stored();
  expect(store.get()).toBe(store.get());
});

test.each(["not json", '{"dark":"yes"}', "null"])("falls back from %s", (raw) => {
  localStorage.setItem("messageDraft", raw);
  expect(stored().get()).toEqual({ dark: false });
});

test("follows another tab until unsubscribed", () => {
  const store = stored();
  const listener = vi.fn();
  const unsubscribe = store.subscribe(listener);

  localStorage.setItem("messageDraft", '{"dark":true}');
  window.dispatchEvent(new StorageEvent("storage", { key: "messageDraft" }));
  expect(store.get()).toEqual({ dark: true });
  expect(listener).toHaveBeenCalledOnce();

  unsubscribe();
  window.dispatchEvent(new StorageEvent("storage", { key: "messageDraft" }));
  expect(listener).toHaveBeenCalledOnce();
});

test("keeps working when the browser refuses to show its storage", () => {
  const storage = vi.spyOn(window, "localStorage", "get").mockImplementation(() => {
    throw new DOMException("denied", "SecurityError");
  });
  const store = stored();
  expect(store.get()).toEqual({ dark: false });
  store.set({ dark: true });
  expect(store.get()).toEqual({ dark: true });
  store.clear();
  expect(store.get()).toEqual({ dark: false });
  storage.mockRestore();
});

test("keeps working when storage is blocked", () => {
  const blocked = () => {
    throw new DOMException("denied", "SecurityError");
  };
  vi.spyOn(Storage.prototype, "getItem").mockImplementation(blocked);
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(blocked);

  const store = stored();
  store.set({ dark: true });
  expect(store.get()).toEqual({ dark: true });
});
