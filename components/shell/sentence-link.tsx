import type { ComponentProps } from "react";

import { ContactLink } from "@/components/game/contact-link";

const LOOK = "text-primary underline max-md:py-3";

/** A link inside a sentence: its lines stay as they are, and on a phone its touch area reaches beyond them. */
export function SentenceLink(props: ComponentProps<"a">) {
  return <a {...props} className={LOOK} />;
}

/** The same for a link to the makers. */
export function SentenceContactLink(
  props: Pick<ComponentProps<typeof ContactLink>, "href" | "children">,
) {
  return <ContactLink {...props} className={LOOK} />;
}
