import type { ComponentProps, ReactNode } from "react";

import { ContactLink } from "@/components/game/contact-link";

/** The opening of a public page: its title, and a sentence about it. */
export function PublicHeader({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="pt-10 pb-6 max-md:pt-6 max-md:pb-4">
      <h1 className="font-display text-lead font-medium tracking-[-0.02em] max-md:text-4xl">
        {title}
      </h1>
      <p className="mt-2 max-w-160 text-read text-muted-foreground">{children}</p>
    </div>
  );
}

const LOOK = "text-primary underline max-md:py-3";

/** A link inside a sentence. It doesn't change the line height; on a phone its touch area extends beyond the line. */
export function SentenceLink(props: ComponentProps<"a">) {
  return <a {...props} className={LOOK} />;
}

/** The same link to the makers. */
export function SentenceContactLink(
  props: Pick<ComponentProps<typeof ContactLink>, "href" | "children">,
) {
  return <ContactLink {...props} className={LOOK} />;
}
