import type * as z from "@/lib/zod";

import { sampleKeyOf, type StoredKey } from "./keys";

/** The format of a value in storage. */
export interface Format<T> {
  /** Throws if the text can't be read. */
  read: (raw: string) => T;
  write: (value: T) => string;
}

export interface StoredValue<T> {
  get: () => T;
  set: (value: T) => void;
  /** Resets to the fallback, and removes the value from storage. */
  clear: () => void;
  subscribe: (listener: () => void) => () => void;
  /** Parses a text in the format of the store; undefined if it can't be read. Stores nothing. */
  parse: (raw: string) => T | undefined;
  /** The text that would be stored for a value. */
  write: (value: T) => string;
  /** The value in the prerendered page, before the browser's storage can be read. */
  fallback: T;
}

/** The name in the tab's storage of whether it displays the sample data. */
export const SAMPLE_NAME = "demo";

/** True if this tab displays the sample data. */
export function isSampleTab(): boolean {
  try {
    return sessionStorage.getItem(SAMPLE_NAME) !== null;
  } catch {
    return false;
  }
}

/**
 * A value in localStorage: validated on read, shared between tabs, safe if storage is blocked. In a tab with the sample data it
 * is the sample's own, if `keys.ts` says so: what is entered there is about nobody.
 */
export function storedValue<T>(name: StoredKey, format: Format<T>, fallback: T): StoredValue<T> {
  const listeners = new Set<() => void>();
  const sampleKey = sampleKeyOf(name);
  const key = () => (sampleKey !== null && isSampleTab() ? sampleKey : name);
  // React compares snapshots by identity, so one raw string must always give the same object.
  let cached: { raw: string | null; value: T } = { raw: null, value: fallback };

  function get(): T {
    const raw = readItem(key(), cached.raw);
    if (raw !== cached.raw) {
      cached = { raw, value: raw === null ? fallback : parse(raw, format, fallback) };
    }
    return cached.value;
  }

  function set(value: T) {
    const raw = format.write(value);
    cached = { raw, value };
    writeItem(key(), raw);
    notify();
  }

  function clear() {
    cached = { raw: null, value: fallback };
    removeItem(key());
    notify();
  }

  function notify() {
    for (const listener of listeners) listener();
  }

  function onStorage(event: StorageEvent) {
    if (event.key === key() || event.key === null) notify();
  }

  function subscribe(listener: () => void) {
    if (listeners.size === 0) window.addEventListener("storage", onStorage);
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) window.removeEventListener("storage", onStorage);
    };
  }

  return {
    get,
    set,
    clear,
    subscribe,
    parse: (raw) => parse<T | undefined>(raw, format as Format<T | undefined>, undefined),
    write: format.write,
    fallback,
  };
}

/** A value stored as JSON and validated by a schema; the fallback if it is invalid. */
export const jsonValue = <T>(name: StoredKey, schema: z.ZodMiniType<T>, fallback: T) =>
  storedValue<T>(
    name,
    { read: (raw) => schema.parse(JSON.parse(raw)), write: JSON.stringify },
    fallback,
  );

/** True unless the stored text is "off". */
export const onOrOff: Format<boolean> = {
  read: (raw) => raw !== "off",
  write: (isOn) => (isOn ? "on" : "off"),
};

function parse<T>(raw: string, format: Format<T>, fallback: T): T {
  try {
    return format.read(raw);
  } catch {
    return fallback;
  }
}

/** Makes every store of this tab reread its value, after several were changed at once. */
export const refreshAllStores = () =>
  window.dispatchEvent(new StorageEvent("storage", { key: null }));

/** Reads an item. Storage throws if the browser blocks it; then the value lasts as long as the page. */
export function readItem(name: string, otherwise: string | null): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    return otherwise;
  }
}

let writesDisabled = false;

/** Blocks writes until the page is left, so that data that has just been removed stays removed. */
export function disableWrites() {
  writesDisabled = true;
}

/** Returns true if the browser stored it. Storage may be blocked or full. */
export function writeItem(name: string, raw: string): boolean {
  if (writesDisabled) return false;
  try {
    localStorage.setItem(name, raw);
    return true;
  } catch {
    return false;
  }
}

export function removeItem(name: string) {
  try {
    localStorage.removeItem(name);
  } catch {
    // See readItem.
  }
}
