"use client";

import { LogoutButton } from "./logout-button";

import type { Contact } from "./navigation";

const LINK = "inline-flex min-h-6 items-center underline underline-offset-[0.2em] max-md:min-h-11";

/** Logout, a word to the makers, and who they are. */
export function SidebarFooter({ contact }: { contact: Contact }) {
  return (
    <div className="shrink-0 border-t border-sidebar-border pt-1.5 pb-3">
      <LogoutButton />
      <div className="px-4 pt-1.5 text-small text-muted-foreground rail:hidden">
        <p className="flex flex-wrap gap-x-3">
          <span className="inline-flex items-center">Feedback</span>
          <a href={contact.forumUrl} target="_blank" rel="noreferrer" className={LINK}>
            Forum thread
          </a>
          <a href={contact.messageUrl} target="_blank" rel="noreferrer" className={LINK}>
            Message
          </a>
        </p>
        <p>
          Made by{" "}
          <a href={contact.profileUrl} target="_blank" rel="noreferrer" className={LINK}>
            players of Torn
          </a>
        </p>
      </div>
    </div>
  );
}
