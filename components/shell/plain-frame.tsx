import type { ReactNode } from "react";

import { Brand } from "@/components/brand/brand";

/** The frame of a page that works without the app's code: the build removes all of it (scripts/strip-app-code.mjs). */
export function PlainFrame({
  site,
  title,
  children,
}: {
  site: { name: string; label: string };
  title: string;
  children: ReactNode;
}) {
  return (
    <div className="mx-auto max-w-200 px-8 pb-16 max-md:px-4">
      <header>
        <div className="flex min-h-15 items-center">
          <Brand name={site.name} label={site.label} href="/app/dashboard" />
        </div>
        <div className="scotch-rule" />
      </header>
      <main id="main">
        <h1 className="pt-10 font-display text-lead font-medium tracking-[-0.02em] max-md:pt-6 max-md:text-4xl">
          {title}
        </h1>
        {children}
      </main>
    </div>
  );
}
