import type { ComponentProps } from "react";

/** Whether content/site.ts does not know a way to the makers yet: its address is then our own page, which says so. */
export const isUnset = (href: string): boolean => href.startsWith("/");

/** A way to the makers. */
export function ContactLink({ href, ...props }: ComponentProps<"a"> & { href: string }) {
  return (
    <a {...props} href={href} {...(!isUnset(href) && { target: "_blank", rel: "noreferrer" })} />
  );
}
