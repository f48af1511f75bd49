/**
 * The outcome of a download, which browsers don't report: "unsure" in those that often ignore it, where the player is
 * offered the text instead.
 */
export type Outcome = "saved" | "handed to the app" | "unsure";

/** Browsers inside other apps fetch the file from its URL only after the player has chosen where to save it. */
const KEPT_MS = 60_000;

/** Saves a file with a temporary link; inside Torn PDA, through the app. */
export async function download(fileName: string, content: Blob): Promise<Outcome> {
  const inApp = isInApp() ? await import("./in-app") : null;
  if (await inApp?.shareFile(fileName, content)) return "handed to the app";
  const link = document.createElement("a");
  link.href = URL.createObjectURL(content);
  link.download = fileName;
  link.click();
  setTimeout(() => {
    URL.revokeObjectURL(link.href);
  }, KEPT_MS);
  if (inApp === null) return "saved";
  if (!content.type.startsWith("image/")) {
    inApp.offerText({
      title: fileName,
      words: "Your browser may not have saved this file. Copy its text instead:",
      text: await content.text(),
    });
  }
  return "unsure";
}

/** Android names a browser that an app has inside, and on an iPhone only those lack Safari’s name, but for a web app. */
function isInApp(): boolean {
  const { userAgent } = navigator;
  return (
    hasBridge() ||
    userAgent.includes("; wv)") ||
    (/iPhone|iPad|iPod/.test(userAgent) &&
      !userAgent.includes("Safari/") &&
      !matchMedia("(display-mode: standalone)").matches)
  );
}

/** Whether the app around this browser may have something for its pages, as Torn PDA has. */
export const hasBridge = () => "flutter_inappwebview" in globalThis;
