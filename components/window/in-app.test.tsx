import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import { textOf } from "@/app/testing/files";
import { writeText } from "@/components/feedback/copy-text";

import { download } from "./download";

type Asked = readonly [name: string, ...given: unknown[]];

/** The app around the page, with its answers by the handlers' names. */
function insideApp(answers: Readonly<Record<string, unknown>>) {
  const asked: Asked[] = [];
  vi.stubGlobal("flutter_inappwebview", {
    callHandler: (...call: Asked) => {
      asked.push(call);
      return call[0] in answers
        ? Promise.resolve(answers[call[0]])
        : Promise.reject(new Error("no such handler"));
    },
  });
  return asked;
}

const TORN_PDA = { isTornPDA: { isTornPDA: true }, shareFile: { status: "success" } };
const FILE = new Blob(["Größe – 5 €"], { type: "image/png" });

const links: string[] = [];
const execCommand = vi.fn<() => boolean>();

beforeEach(() => {
  links.length = 0;
  execCommand.mockReset().mockReturnValue(true);
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    links.push(this.download);
  });
  Object.assign(URL, { createObjectURL: () => "blob:saved" });
  Object.assign(document, { execCommand });
});

afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(URL, "createObjectURL");
  Reflect.deleteProperty(document, "execCommand");
});

describe("Torn PDA, whose browser supports neither files nor the clipboard", () => {
  test("gets a file with its name and its content", async () => {
    const asked = insideApp(TORN_PDA);
    await expect(download("day.png", FILE)).resolves.toBe("handed to the app");
    const [, given] = asked.find(([name]) => name === "shareFile") ?? [];
    const { base64Data, fileName } = given as Record<string, string>;
    expect(fileName).toBe("day.png");
    const bytes = Uint8Array.from(atob(base64Data?.split(",")[1] ?? ""), (it) => it.charCodeAt(0));
    await expect(textOf(new Blob([bytes]))).resolves.toBe("Größe – 5 €");
    expect(links).toEqual([]);
  });

  test("gets a copied text", async () => {
    const asked = insideApp({ ...TORN_PDA, copyToClipboard: null });
    await writeText("Alpha [3000001]");
    expect(asked).toContainEqual(["copyToClipboard", "Alpha [3000001]"]);
    expect(execCommand).not.toHaveBeenCalled();
  });

  test.each([{ isTornPDA: { isTornPDA: true }, shareFile: { status: "error" } }, {}])(
    "if it takes no file, a link saves it, and the outcome is unsure: %o",
    async (answers) => {
      insideApp(answers);
      await expect(download("day.png", FILE)).resolves.toBe("unsure");
      expect(links).toEqual(["day.png"]);
    },
  );

  test("another app with the same bridge is asked for nothing else", async () => {
    const asked = insideApp({});
    await writeText("Alpha [3000001]");
    expect(asked).toEqual([["isTornPDA"]]);
    expect(execCommand).toHaveBeenCalledExactlyOnceWith("copy");
  });
});
