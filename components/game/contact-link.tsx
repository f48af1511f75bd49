import type { ComponentProps } from "react";

/**
 * A way to the makers. While content/site.ts does not know it, the address is one of our own pages, which says so: then
 * the link says so too.
 */
export function ContactLink({ href, children, ...props }: ComponentProps<"a"> & { href: string }) {
  return (
    <a {...props} href={href} target="_blank" rel="noreferrer">
      {children}
      {href.startsWith("/") && " (not set yet)"}
    </a>
  );
}
