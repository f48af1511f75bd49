import { ChevronDown, Settings } from "lucide-react";
import type { ReactNode } from "react";

import { Brand } from "@/components/brand/brand";
import { ContactLink, isUnset } from "@/components/game/contact-link";
import { type Contact, ICONS, type NavigationGroup } from "@/components/navigation/navigation";
import { SidebarProvider } from "@/components/navigation/sidebar-state";
import { FindButton } from "@/components/palette/find-button";
import type { PalettePage } from "@/components/palette/search";
import { Shortcuts } from "@/components/palette/shortcuts";
import { ClockCheck } from "@/components/startup/providers";
import { SIDEBAR_SCRIPT } from "@/lib/boot/scripts";

import { FallbackBoundary } from "./fallback-boundary";
import { LogoutButton, Sidebar, SidebarEntry } from "./sidebar";
import { SiteWorker } from "./site-worker";
import { SkipLink } from "./skip-link";

const LINK = "inline-flex min-h-6 items-center underline underline-offset-[0.2em] max-md:min-h-11";

interface AppShellProps extends SidebarContentProps {
  /** The pages that the palette finds in addition to the game's data. */
  pages: readonly PalettePage[];
  children: ReactNode;
}

/** The frame of every page under /app. */
export function AppShell({ pages, children, ...sidebar }: AppShellProps) {
  return (
    <SidebarProvider>
      <script dangerouslySetInnerHTML={{ __html: SIDEBAR_SCRIPT }} />
      <SkipLink />
      <Shortcuts pages={pages}>
        <div className="flex min-h-dvh">
          <Sidebar>
            <SidebarContent {...sidebar} />
          </Sidebar>
          <div className="@container/page min-w-0 flex-1">
            <FallbackBoundary developerUrl={sidebar.contact.profileUrl}>
              {children}
            </FallbackBoundary>
          </div>
        </div>
        <div className="fixed inset-x-0 bottom-0 z-30">
          <SiteWorker />
        </div>
        <ClockCheck />
      </Shortcuts>
    </SidebarProvider>
  );
}

interface SidebarContentProps {
  site: { name: string; label: string };
  groups: readonly NavigationGroup[];
  contact: Contact;
}

/** Rendered at build time, so its icons are in the HTML and in no script. */
function SidebarContent({ site, groups, contact }: SidebarContentProps) {
  return (
    <>
      <div className="flex h-14 shrink-0 items-center px-4 rail:justify-center rail:px-0 rail:[&_a_span]:sr-only rail:[&_a+span]:hidden">
        <Brand {...site} href="/app/dashboard" />
      </div>
      <FindButton />
      {/* Without a bar of its own: the page beside it has one. */}
      <div data-slot="entries" className="flex-1 overflow-y-auto md:[scrollbar-width:none]">
        <nav aria-label="Main" className="pb-2">
          {groups.map(({ title, entries }) => {
            const list = (
              <ul key={title}>
                {entries.map(({ path, label, icon }) => {
                  const Icon = ICONS[icon];
                  return <SidebarEntry key={path} path={path} label={label} icon={<Icon />} />;
                })}
              </ul>
            );
            if (title === null) return list;
            return (
              <details
                key={title}
                open
                className="group/section mt-3 close:mt-0.5 rail:mt-1.5 rail:border-t rail:border-sidebar-border rail:pt-1.5"
              >
                <summary className="flex h-7 close:h-6 list-none items-center justify-between px-4 text-small text-muted-foreground hover:text-foreground focus-visible:-outline-offset-2 rail:hidden max-md:h-11 [&::-webkit-details-marker]:hidden">
                  {title}
                  <ChevronDown
                    aria-hidden
                    className="size-3.5 -rotate-90 transition-transform group-open/section:rotate-0"
                  />
                </summary>
                {list}
              </details>
            );
          })}
        </nav>
        <SidebarFooter contact={contact} />
      </div>
    </>
  );
}

/** Settings, logout, links for feedback, and the credit of the makers. */
export function SidebarFooter({ contact }: { contact: Contact }) {
  return (
    <div className="border-t border-sidebar-border pt-1.5 pb-3 close:pt-1 close:pb-1">
      <ul>
        <SidebarEntry path="/app/settings" label="Settings" icon={<Settings />} />
      </ul>
      <LogoutButton />
      <div className="flex flex-wrap gap-x-3 px-4 pt-1.5 text-small text-muted-foreground close:pt-0.5 rail:hidden">
        <p className="flex flex-wrap gap-x-3">
          <Feedback contact={contact} />
        </p>
        <p>
          Made by{" "}
          <ContactLink href={contact.profileUrl} className={LINK}>
            {contact.madeBy}
          </ContactLink>
        </p>
      </div>
    </div>
  );
}

/** The links for feedback: a single link if neither is set yet, since both would lead to the same page. */
function Feedback({ contact: { forumUrl, messageUrl } }: { contact: Contact }) {
  if (isUnset(forumUrl) && isUnset(messageUrl)) {
    return (
      <ContactLink href={messageUrl} className={LINK}>
        Feedback
      </ContactLink>
    );
  }
  return (
    <>
      <span className="inline-flex items-center">Feedback</span>
      <ContactLink href={forumUrl} className={LINK}>
        Forum thread
      </ContactLink>
      <ContactLink href={messageUrl} className={LINK}>
        Message
      </ContactLink>
    </>
  );
}
