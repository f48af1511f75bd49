import { hasBridge } from "@/components/window/bridge";

import { showToast } from "./show-toast";

interface CopyMessages {
  /** A description of the copied text, for the toast. */
  copied: string;
  /** The advice for when the browser refuses. */
  otherwise: string;
}

/** The advice for when code that loads on the click fails to load. */
export const notLoadedText = () =>
  "Part of this page didn’t load. Check your connection, then try again.";

/**
 * Copies to the clipboard and says so in a toast. It must be called in the click handler itself, with a promise if the text
 * isn't ready yet.
 */
export async function copyText(
  text: string | Promise<string>,
  words: CopyMessages | ((text: string) => CopyMessages),
  whyNoText: (error: unknown) => string = notLoadedText,
) {
  const refused = await writeText(text).then(
    () => false,
    () => true,
  );
  try {
    const made = await text;
    const { copied, otherwise } = typeof words === "function" ? words(made) : words;
    if (!refused) showToast({ kind: "success", title: "Copied to clipboard", description: copied });
    else if (!hasClipboard()) await offer(made);
    else notCopied(`Your browser blocked the clipboard. ${otherwise}`);
  } catch (error) {
    notCopied(whyNoText(error));
  }
}

const notCopied = (description: string) => {
  showToast({ kind: "error", title: "Couldn’t copy", description });
};

/** Shows the text to copy by hand, for browsers without a clipboard. */
async function offer(text: string) {
  const { offerText } = await import("@/components/window/in-app");
  offerText({
    title: "Copy this text",
    words: "Your browser doesn’t let this page copy. Copy the text yourself:",
    text,
  });
}

/** False in browsers inside other apps, and if the connection isn’t secure. */
const hasClipboard = () => (navigator as { clipboard?: Clipboard }).clipboard !== undefined;

/** Writes to the clipboard, in any way that the browser or the app around it supports. Rejects if none works. */
export async function writeText(text: string | Promise<string>) {
  if (hasBridge() || !hasClipboard()) {
    const { copyInApp } = await import("@/components/window/in-app");
    if (await copyInApp(await text)) return;
  }
  // Browsers before 2024 support only `writeText`, and Safari's `writeText` accepts no text that arrives after the press.
  if (typeof text === "string" || typeof ClipboardItem === "undefined") {
    await navigator.clipboard.writeText(await text);
    return;
  }
  const blob = text.then((made) => new Blob([made], { type: "text/plain" }));
  // A browser that refuses the write ignores this promise, whose later rejection would be unhandled.
  blob.catch(() => undefined);
  await navigator.clipboard.write([new ClipboardItem({ "text/plain": blob })]);
}
