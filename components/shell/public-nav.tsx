"use client";

import Link from "next/link";
import { usePathname } from "next/navigation";

import type { PublicLink } from "./navigation";

/** The public pages, a word each; the open one is highlighted. */
export function PublicNav({ links }: { links: readonly PublicLink[] }) {
  const here = usePathname();
  return (
    <nav aria-label="Main" className="ml-auto max-md:order-last max-md:ml-0 max-md:w-full">
      <ul className="flex gap-6 max-lg:gap-4">
        {links.map(({ path, short }) => (
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
        ))}
      </ul>
    </nav>
  );
}
