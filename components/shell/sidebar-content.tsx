import { ChevronDown } from "lucide-react";

import { Brand } from "@/components/brand/brand";
import { type Contact, ICONS, type NavigationGroup } from "@/components/navigation/navigation";
import { FindButton } from "@/components/palette/find-button";

import { SidebarEntry } from "./sidebar-entry";
import { SidebarFooter } from "./sidebar-footer";

export interface SidebarContentProps {
  site: { name: string; label: string };
  groups: readonly NavigationGroup[];
  contact: Contact;
}

/** Rendered at build time, so its icons are in the HTML and in no script. */
export function SidebarContent({ site, groups, contact }: SidebarContentProps) {
  return (
    <>
      <div className="flex h-14 shrink-0 items-center px-4 rail:justify-center rail:px-0 rail:[&_a_span]:sr-only rail:[&_a+span]:hidden">
        <Brand {...site} href="/app/dashboard" />
      </div>
      <FindButton />
      <div className="flex-1 overflow-y-auto">
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
                className="group/section mt-3 close:mt-1 rail:mt-1.5 rail:border-t rail:border-sidebar-border rail:pt-1.5"
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
