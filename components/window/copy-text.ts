import { notify } from "@/components/state/notify";

interface CopyWords {
  /** What was copied, for the toast. */
  copied: string;
  /** What to do where the browser refuses. */
  otherwise: string;
}

/** Copies to the clipboard and says so in a toast. */
export async function copyText(text: string, { copied, otherwise }: CopyWords) {
  try {
    await navigator.clipboard.writeText(text);
    notify({ kind: "success", title: "Copied to clipboard", description: copied });
  } catch {
    notify({
      kind: "error",
      title: "Not copied",
      description: `Your browser refused access to the clipboard. ${otherwise}`,
    });
  }
}
