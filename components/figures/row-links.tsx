import type { Route } from "next";
import Link from "next/link";
import type { ReactNode } from "react";

const LOOK = "inline-flex min-h-8 items-center text-primary underline max-md:min-h-11";

/** The links of a section in a row, each big enough for a thumb. On a phone the row scrolls sideways. */
export function RowLinks({ children }: { children: ReactNode }) {
  return (
    <p className="mt-1 flex flex-wrap gap-x-6 [scrollbar-width:none] max-md:-mx-4 max-md:mt-0 max-md:flex-nowrap max-md:overflow-x-auto max-md:px-4 max-md:whitespace-nowrap">
      {children}
    </p>
  );
}

/** A link to a page of this site. */
export function PageLink({ href, children }: { href: Route; children: ReactNode }) {
  return (
    <Link href={href} prefetch={false} className={LOOK}>
      {children}
    </Link>
  );
}

/** A link to a page of the game. */
export function GameLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} target="_blank" rel="noreferrer" className={LOOK}>
      {children}
    </a>
  );
}
