import { Settings } from "lucide-react";

import { ContactLink, isUnset } from "@/components/game/contact-link";
import type { Contact } from "@/components/navigation/navigation";

import { LogoutButton } from "./logout-button";
import { SidebarEntry } from "./sidebar-entry";

const LINK = "inline-flex min-h-6 items-center underline underline-offset-[0.2em] max-md:min-h-11";

/** Settings, logout, feedback to the makers, and who they are. */
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

/** Two links that aren't set yet would lead to the same page. */
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
