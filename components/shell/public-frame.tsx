import Link from "next/link";
import type { ReactNode } from "react";

import { Brand } from "@/components/brand/brand";
import { ThemeSwitch } from "@/components/theme/theme-switch";
import { Button } from "@/components/ui/button";

import { SkipLink } from "./skip-link";

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
          <nav aria-label="Main" className="ml-auto">
            <Link
              href="/terms"
              prefetch={false}
              className="flex min-h-11 items-center no-underline hover:underline"
            >
              Terms
            </Link>
          </nav>
          <div className="max-md:hidden">
            <ThemeSwitch />
          </div>
          <Button variant="outline" asChild>
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
            <Link href="/terms" prefetch={false} className="inline-flex min-h-11 items-center">
              Terms of Service
            </Link>
            <div className="md:hidden">
              <ThemeSwitch />
            </div>
          </div>
        </div>
      </footer>
    </div>
  );
}
