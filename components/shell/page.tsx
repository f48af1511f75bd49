import type { ReactNode } from "react";

import { FindIcon } from "@/components/palette/find-button";
import { FocusOnArrival } from "@/components/session/arrival";
import { ThemeSwitch } from "@/components/theme/theme-switch";
import { cn } from "@/lib/utils";

import {
  CallBanner,
  Clock,
  DroppedNotes,
  RefreshButton,
  SampleBadge,
  StatusEnd,
  UpdatedAt,
} from "./page-status";
import { SidebarToggle } from "./sidebar";

/** A title with more letters is smaller on a phone, so that it takes one line. */
const LONG_TITLE = 18;

interface PageProps {
  title: string;
  /**
   * True if its headline has the time and the age of the data, so that a phone doesn't also show them at the end and below the
   * title.
   */
  hasStatusLine?: boolean;
  children: ReactNode;
}

/** A page under /app: the header with its title, and its content. */
export function Page({ title, hasStatusLine = false, children }: PageProps) {
  const onPhones = hasStatusLine && "max-md:hidden";
  return (
    <>
      <header className="sticky top-0 z-15 max-w-416 bg-background px-8 md:@max-5xl/page:px-6 max-md:px-0">
        <div className="flex min-h-14 items-center gap-x-1.5 max-md:min-h-13 max-md:gap-0 max-md:px-1">
          <SidebarToggle />
          <div className="min-w-0 max-md:flex-1 max-md:py-1">
            <h1
              className={cn(
                "font-display text-h1 font-medium tracking-[-0.01em] max-md:leading-5",
                title.length > LONG_TITLE ? "max-md:text-base" : "max-md:text-lg",
              )}
            >
              {title}
            </h1>
            <div
              className={cn(
                "min-h-4 text-small leading-4 text-muted-foreground md:@min-3xl/page:hidden",
                onPhones,
              )}
            >
              <StatusEnd />
            </div>
          </div>
          <div className="ml-auto flex shrink-0 items-center text-small text-muted-foreground md:*:flex md:*:h-9 md:*:items-center md:*:px-3.5 md:*:not-first:border-l md:*:last:pr-0">
            <SampleBadge className="max-md:hidden md:@max-3xl/page:hidden!" />
            <div className="flex items-center gap-1 max-md:gap-0">
              <FindIcon />
              <UpdatedAt className="max-md:hidden md:@max-3xl/page:hidden!" />
              <RefreshButton />
            </div>
            <Clock className="max-md:hidden md:@max-5xl/page:hidden!" />
            <div>
              <ThemeSwitch />
            </div>
          </div>
        </div>
        <div className="scotch-rule" />
      </header>
      <CallBanner />
      <main
        id="main"
        tabIndex={-1}
        className="flow-root max-w-416 px-8 pb-16 md:@max-5xl/page:px-6 max-md:px-4 max-md:pb-8"
      >
        {/* A phone's whole screen, so that the time doesn't move down as content loads. */}
        <div className={cn("flow-root", !hasStatusLine && "max-md:min-h-[calc(100svh-3.5rem)]")}>
          {children}
          <DroppedNotes />
        </div>
        <div
          className={cn("pt-6 text-small text-muted-foreground md:@min-3xl/page:hidden", onPhones)}
        >
          <Clock />
        </div>
        <FocusOnArrival />
      </main>
    </>
  );
}
