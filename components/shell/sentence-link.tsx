import type { ComponentProps } from "react";

/** A link inside a sentence: its lines stay as they are, and on a phone its touch area reaches beyond them. */
export function SentenceLink(props: ComponentProps<"a">) {
  return <a {...props} className="text-primary underline max-md:py-3" />;
}
