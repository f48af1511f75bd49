import Link from "next/link";
import type { ReactNode } from "react";

import { Brand } from "@/components/brand/brand";
import { ContactLink } from "@/components/game/contact-link";
import type { Contact, PublicLink } from "@/components/navigation/navigation";
import { ThemeSwitch } from "@/components/theme/theme-switch";
import { buttonVariants } from "@/components/ui/button-variants";
import { cn } from "@/lib/utils";

import { PublicMenu, PublicNav } from "./public-nav";
import { SkipLink } from "./skip-link";

const FOOTER_LINK = "inline-flex min-h-11 items-center underline underline-offset-[0.2em]";

export interface PublicFrameProps {
  site: { name: string; label: string };
  links: readonly PublicLink[];
  contact: Pick<Contact, "forumUrl">;
  children: ReactNode;
}

/** The frame of every public page: header and footer. */
export function PublicFrame({ site, links, contact, children }: PublicFrameProps) {
  return (
    <div className="mx-auto max-w-304">
      <SkipLink />
      <header className="sticky top-0 z-15 bg-background px-8 max-md:static max-md:px-4 print:static">
        <div className="flex min-h-15 items-center gap-x-4 max-md:min-h-13 max-md:flex-wrap max-md:gap-x-2">
          <Brand name={site.name} label={site.label} href="/" />
          <PublicNav links={links} />
          <div className="max-md:hidden">
            <ThemeSwitch />
          </div>
          <Link
            href="/login"
            prefetch={false}
            data-slot="button"
            className={cn(buttonVariants({ variant: "outline" }), "max-md:ml-auto")}
          >
            Log in
          </Link>
          <PublicMenu links={links} />
        </div>
        <div className="scotch-rule" />
      </header>
      <main id="main" tabIndex={-1} className="print-addresses px-8 max-md:px-4">
        {children}
      </main>
      <footer className="mt-20 px-8 pb-12 text-muted-foreground max-md:mt-12 max-md:px-4">
        <div className="mb-5 scotch-rule-reversed" />
        <div className="flex justify-between gap-x-8 gap-y-2 max-md:flex-col">
          <p className="max-w-120">
            {site.name} is made by players and is not affiliated with Torn Ltd. Data comes from
            api.torn.com, loaded with your own key in your browser.
          </p>
          <div className="print:hidden">
            <ul className="-mt-3 flex flex-wrap gap-x-5 max-md:gap-x-4 max-md:text-small">
              {links.map(({ path, label }) => (
                <li key={path}>
                  <Link href={path} prefetch={false} className={FOOTER_LINK}>
                    {label}
                  </Link>
                </li>
              ))}
              <li>
                <ContactLink href={contact.forumUrl} className={FOOTER_LINK}>
                  Forum thread
                </ContactLink>
              </li>
              <li className="md:hidden">
                <ThemeSwitch />
              </li>
            </ul>
          </div>
        </div>
      </footer>
    </div>
  );
}
