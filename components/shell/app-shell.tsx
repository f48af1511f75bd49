"use client";

import Link from "next/link";
import { usePathname } from "next/navigation";
import type { ReactNode } from "react";

import { Brand } from "@/components/brand/brand";
import { CallBanner } from "@/components/session/call-banner";
import { LogoutButton } from "@/components/session/logout-button";
import { ThemeSwitch } from "@/components/theme/theme-switch";
import { cn } from "@/lib/utils";

import { FallbackBoundary } from "./fallback-boundary";
import { SkipLink } from "./skip-link";

interface AppShellProps {
  site: { name: string; label: string };
  developerUrl: string;
  pages: readonly { path: "/app/dashboard" | "/app/faction/members"; title: string }[];
  children: ReactNode;
}

/** What stands around every page under /app. */
export function AppShell({ site, developerUrl, pages, children }: AppShellProps) {
  const pathname = usePathname();
  return (
    <div className="@container/page mx-auto max-w-416">
      <SkipLink />
      <header className="sticky top-0 z-15 bg-background px-8 max-md:static max-md:px-4">
        <div className="flex min-h-14 flex-wrap items-center gap-x-6">
          <Brand {...site} href="/app/dashboard" />
          <nav aria-label="Main" className="flex gap-x-6 max-md:order-last max-md:w-full">
            {pages.map(({ path, title }) => (
              <Link
                key={path}
                href={path}
                prefetch={false}
                {...(pathname === path && { "aria-current": "page" })}
                className={cn(
                  "flex min-h-11 items-center no-underline hover:underline",
                  pathname === path && "font-semibold text-primary",
                )}
              >
                {title}
              </Link>
            ))}
          </nav>
          <div className="ml-auto flex items-center gap-2">
            <ThemeSwitch />
            <LogoutButton />
          </div>
        </div>
        <div className="scotch-rule" />
      </header>
      <CallBanner />
      <main id="main" tabIndex={-1} className="px-8 pb-16 max-md:px-4 max-md:pb-12">
        <FallbackBoundary developerUrl={developerUrl}>{children}</FallbackBoundary>
      </main>
    </div>
  );
}
