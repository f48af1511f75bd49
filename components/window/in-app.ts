/**
 * A browser inside another app may support neither downloads nor the clipboard. Torn PDA offers both to its pages:
 * https://github.com/Manuito83/torn-pda/tree/main/docs/webview lists the handlers.
 */
interface Bridge {
  callHandler: (name: string, ...given: unknown[]) => Promise<unknown>;
}

/** Torn PDA's bridge, if the page is open in it: apps built with the same library have other handlers. */
async function tornPda(): Promise<Bridge | null> {
  const bridge = Reflect.get(window, "flutter_inappwebview") as Bridge | undefined;
  try {
    return bridge && field(await bridge.callHandler("isTornPDA"), "isTornPDA") === true
      ? bridge
      : null;
  } catch {
    return null;
  }
}

const field = (answer: unknown, name: string): unknown =>
  typeof answer === "object" && answer !== null ? Reflect.get(answer, name) : undefined;

/** Lets the app save or send the file. Resolves to true if it did. */
export async function shareFile(fileName: string, content: Blob): Promise<boolean> {
  const app = await tornPda();
  if (app === null) return false;
  try {
    const base64Data = await dataUrl(content);
    return (
      field(await app.callHandler("shareFile", { base64Data, fileName }), "status") === "success"
    );
  } catch {
    return false;
  }
}

const dataUrl = (content: Blob) =>
  new Promise<string>((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => {
      resolve(reader.result as string);
    };
    reader.onerror = () => {
      reject(reader.error ?? new Error("not read"));
    };
    reader.readAsDataURL(content);
  });

/** Copies without the Clipboard API: through the app, or from a selected text. Resolves to true if it did. */
export async function copyInApp(text: string): Promise<boolean> {
  const app = await tornPda();
  if (app === null) return copySelected(text);
  return app.callHandler("copyToClipboard", text).then(
    () => true,
    () => false,
  );
}

function copySelected(text: string): boolean {
  const before = document.activeElement;
  const field = document.createElement("textarea");
  field.value = text;
  field.className = "sr-only";
  host().append(field);
  field.select();
  try {
    // The only way where there is no `navigator.clipboard`.
    // oxlint-disable-next-line typescript/no-deprecated
    return document.execCommand("copy");
  } catch {
    return false;
  } finally {
    field.remove();
    if (before instanceof HTMLElement) before.focus();
  }
}

export interface Offer {
  title: string;
  /** The reason why it is shown. */
  words: string;
  text: string;
}

/** Shows a text to copy by hand, selected. Without React, since the rescue page has none. */
export function offerText({ title, words, text }: Offer) {
  const dialog = document.createElement("dialog");
  dialog.setAttribute("aria-label", title);
  dialog.className =
    "pointer-events-auto m-auto w-[calc(100%-2rem)] max-w-160 border border-rule bg-popover p-6 text-popover-foreground backdrop:bg-coal/50";
  const heading = document.createElement("h2");
  heading.className = "text-read font-semibold wrap-anywhere";
  heading.textContent = title;
  const why = document.createElement("p");
  why.className = "mt-2 mb-3";
  why.textContent = words;
  const field = document.createElement("textarea");
  field.setAttribute("aria-label", "Text to copy");
  field.readOnly = true;
  field.rows = 8;
  field.className = "w-full border border-input bg-card p-2 text-small";
  field.value = text;
  const close = document.createElement("button");
  close.type = "button";
  close.className = "mt-3 min-h-11 rounded-md border border-input px-4 hover:bg-accent";
  close.textContent = "Close";
  close.onclick = () => {
    dialog.close();
  };
  dialog.onclose = () => {
    dialog.remove();
  };
  dialog.append(heading, why, field, close);
  host().append(dialog);
  dialog.showModal();
  field.focus();
  field.select();
}

/** The parent of an added element: an open dialog, if there is one, takes the focus back from anything outside it. */
const host = () => document.querySelector('[role="dialog"][data-state="open"]') ?? document.body;
