import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { copyText } from "./copy-text";
import { type ToastMessage, onToast } from "./show-toast";

const WORDS = { copied: "Three rows", otherwise: "Save them." };

const toasts: ToastMessage[] = [];
let end: () => void;
const write = vi.fn<(items: readonly FakeItem[]) => Promise<void>>();
const writeText = vi.fn<(text: string) => Promise<void>>();

/** Stands in for the browser's ClipboardItem, with data that a test can inspect. */
class FakeItem {
  readonly data: Readonly<Record<string, Promise<Blob>>>;
  constructor(data: Readonly<Record<string, Promise<Blob>>>) {
    this.data = data;
  }
}

beforeEach(() => {
  toasts.length = 0;
  end = onToast((notice) => toasts.push(notice));
  write.mockReset().mockImplementation(async ([item]) => {
    await item?.data["text/plain"];
  });
  writeText.mockReset().mockResolvedValue();
  vi.stubGlobal("navigator", { clipboard: { write, writeText } });
  vi.stubGlobal("ClipboardItem", FakeItem);
});

afterEach(() => {
  end();
  vi.unstubAllGlobals();
});

test("a text is copied, with a toast", async () => {
  await copyText("a", WORDS);
  expect(writeText).toHaveBeenCalledExactlyOnceWith("a");
  expect(toasts).toMatchObject([{ title: "Copied to clipboard", description: "Three rows" }]);
});

test("a text that isn't ready is promised to the clipboard on the click itself", async () => {
  const copying = copyText(Promise.resolve("a"), (text) => ({ ...WORDS, copied: `It is ${text}` }));
  expect(write).toHaveBeenCalledTimes(1);
  await copying;
  const blob = await write.mock.calls[0]?.[0][0]?.data["text/plain"];
  await expect(blob?.text()).resolves.toBe("a");
  expect(toasts).toMatchObject([{ title: "Copied to clipboard", description: "It is a" }]);
});

test("an older browser copies it once it is ready", async () => {
  vi.stubGlobal("ClipboardItem", undefined);
  await copyText(Promise.resolve("a"), WORDS);
  expect(writeText).toHaveBeenCalledExactlyOnceWith("a");
  expect(toasts).toMatchObject([{ title: "Copied to clipboard" }]);
});

test.each(["a", Promise.resolve("a")])(
  "if the browser refuses, a toast says so and what to do instead",
  async (text) => {
    write.mockRejectedValue(new Error("refused"));
    writeText.mockRejectedValue(new Error("refused"));
    await copyText(text, WORDS);
    expect(toasts).toMatchObject([
      {
        title: "Couldn’t copy",
        description: "Your browser blocked the clipboard. Save them.",
      },
    ]);
  },
);

test("if there is no text, a toast says why, and no error is uncaught", async () => {
  const failing = () => Promise.reject(new Error("no network"));
  write.mockRejectedValueOnce(new Error("refused"));
  await copyText(failing(), WORDS);
  await copyText(failing(), WORDS, (error) => `It says: ${String(error)}`);
  expect(toasts).toMatchObject([
    {
      title: "Couldn’t copy",
      description: "Part of this page didn’t load. Check your connection, then try again.",
    },
    { title: "Couldn’t copy", description: "It says: Error: no network" },
  ]);
});
