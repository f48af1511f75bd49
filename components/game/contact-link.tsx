import type { ComponentProps } from "react";

/** True if a link to the makers isn't set in content/site.ts yet. It then leads to the terms, which say so. */
export const isUnset = (href: string): boolean => href.startsWith("/");

/** A link to the makers. */
export function ContactLink({ href, ...props }: ComponentProps<"a"> & { href: string }) {
  return (
    <a {...props} href={href} {...(!isUnset(href) && { target: "_blank", rel: "noreferrer" })} />
  );
}
