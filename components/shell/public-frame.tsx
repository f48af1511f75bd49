import Link from "next/link";
import type { ReactNode } from "react";

import { Brand } from "@/components/brand/brand";
import { ThemeSwitch } from "@/components/theme/theme-switch";
import { Button } from "@/components/ui/button";

import { SkipLink } from "./skip-link";

/** The public pages, in a word and in full. */
const LINKS = [
  { path: "/changes", short: "Changes", label: "Change log" },
  { path: "/suggestions", short: "Suggestions", label: "Suggestions" },
  { path: "/bugs", short: "Bugs", label: "Bug Reports" },
  { path: "/terms", short: "Terms", label: "Terms of Service" },
] as const;

/** What stands around every public page: running head and colophon. */
export function PublicFrame({
  site,
  children,
}: {
  site: { name: string; label: string };
  children: ReactNode;
}) {
  return (
    <div className="mx-auto max-w-304">
      <SkipLink />
      <header className="sticky top-0 z-15 bg-background px-8 max-md:static max-md:px-4">
        <div className="flex min-h-15 items-center gap-4">
          <Brand {...site} href="/" />
          <nav aria-label="Main" className="ml-auto flex gap-6 max-lg:gap-4 max-md:hidden">
            {LINKS.map(({ path, short }) => (
              <Link
                key={path}
                href={path}
                prefetch={false}
                className="flex min-h-11 items-center no-underline hover:underline"
              >
                {short}
              </Link>
            ))}
          </nav>
          <div className="max-md:hidden">
            <ThemeSwitch />
          </div>
          <Button variant="outline" asChild className="max-md:ml-auto">
            <Link href="/login" prefetch={false}>
              Log in
            </Link>
          </Button>
        </div>
        <div className="scotch-rule" />
      </header>
      <main id="main" tabIndex={-1} className="px-8 max-md:px-4">
        {children}
      </main>
      <footer className="mt-20 px-8 pb-12 text-muted-foreground max-md:mt-12 max-md:px-4">
        <div className="mb-5 scotch-rule-reversed" />
        <div className="flex flex-wrap justify-between gap-x-8 gap-y-2">
          <p className="max-w-120">
            {site.name} is made by players and is not affiliated with Torn Ltd. Figures come from
            api.torn.com, read with your own key in your own browser.
          </p>
          <div className="flex items-start gap-4">
            <ul className="-mt-3 flex flex-wrap gap-x-5">
              {LINKS.map(({ path, label }) => (
                <li key={path}>
                  <Link
                    href={path}
                    prefetch={false}
                    className="inline-flex min-h-11 items-center underline underline-offset-[0.2em]"
                  >
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
            <div className="md:hidden">
              <ThemeSwitch />
            </div>
          </div>
        </div>
      </footer>
    </div>
  );
}
