"use client";

import { Menu } from "lucide-react";
import Link from "next/link";
import { usePathname } from "next/navigation";

import type { PublicLink } from "@/components/navigation/navigation";

interface PublicNavProps {
  links: readonly PublicLink[];
}

/** Links to the public pages, a word each. The link to the current page is highlighted. */
export function PublicNav({ links }: PublicNavProps) {
  return (
    <nav aria-label="Main" className="ml-auto max-md:hidden">
      <ul className="flex gap-6 max-lg:gap-4">
        <Links links={links} />
      </ul>
    </nav>
  );
}

/** The same links on a phone, behind a button that works without JavaScript. */
export function PublicMenu({ links }: PublicNavProps) {
  return (
    <details
      className="relative md:hidden print:hidden"
      onClick={({ target, currentTarget }) => {
        if (target instanceof HTMLAnchorElement) currentTarget.open = false;
      }}
    >
      <summary
        aria-label="Menu"
        className="-mr-3 grid size-11 list-none place-items-center [&::-webkit-details-marker]:hidden"
      >
        <Menu aria-hidden className="size-5" />
      </summary>
      <nav
        aria-label="Main"
        className="absolute top-full right-0 z-20 min-w-44 border border-rule bg-popover px-4 py-1.5"
      >
        <ul>
          <Links links={links} />
        </ul>
      </nav>
    </details>
  );
}

function Links({ links }: PublicNavProps) {
  const here = usePathname();
  return links.map(({ path, short }) => (
    <li key={path}>
      <Link
        href={path}
        prefetch={false}
        aria-current={path === here ? "page" : undefined}
        className="flex min-h-11 items-center no-underline hover:underline aria-[current=page]:font-semibold aria-[current=page]:text-primary"
      >
        {short}
      </Link>
    </li>
  ));
}
