import { hasBridge } from "./bridge";

/**
 * The outcome of a download, which browsers don't report. It is "unsure" in browsers that often ignore a download; the player is
 * then offered the text instead, unless the file is an image.
 */
export type Outcome = "saved" | "handed to the app" | "unsure";

/**
 * The lifetime of the file's URL: browsers inside other apps fetch the file only after the player has selected where to save it.
 */
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

/**
 * True in a browser inside another app. On Android its user agent says so. On an iPhone only such a browser lacks Safari’s name,
 * apart from an installed web app.
 */
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
