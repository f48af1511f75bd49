import Link from "next/link";

import { ContactLink } from "@/components/game/contact-link";
import { CustomKey, CustomKeySelections, KeyUseTable } from "@/components/key-use/key-use";
import { ExploreLink } from "@/components/session/explore-link";
import { appPages } from "@/content/app-pages";
import { ALL_SELECTIONS, PRIVATE_SELECTIONS } from "@/content/selections";
import { pages } from "@/content/pages";
import { contact, site } from "@/content/site";
import { keyUse } from "@/content/terms";
import { newKeyUrl } from "@/lib/api/transport/custom-key";
import { pageMetadata } from "@/lib/site/metadata";

import { LoginForm } from "./login-form";

const page = pages.login;

export const metadata = pageMetadata(page);

const reads = Object.values(appPages).map(({ title, reads: paths }) => ({ title, paths }));

/** Records that the form was submitted before its scripts loaded, and stops the browser from reloading the page. */
const KEEP_SENT = `addEventListener("submit",e=>{e.preventDefault();e.target.dataset.sent=""},true)`;

export default function LoginPage() {
  return (
    <div className="py-10 max-md:py-6">
      <h1 className="font-display text-lead font-medium tracking-[-0.02em] max-md:text-4xl">
        {page.title}
      </h1>
      <p className="mt-2 max-w-136 text-read text-pretty text-muted-foreground">
        A <b className="text-foreground">Full Access</b> key is required. Your key and your data are
        stored locally, in this browser.
      </p>
      <script dangerouslySetInnerHTML={{ __html: KEEP_SENT }} />
      <div className="grid gap-x-12 md:grid-cols-2">
        <div>
          <LoginForm reads={reads} />
          <CustomKey url={newKeyUrl(site.shortName)} />
          <p className="mt-6 text-muted-foreground">
            No key handy, or just curious? <ExploreLink variant="link" size="inline" />
          </p>
          {/* Near the field: a player decides by it. */}
          <section className="mt-8">
            <h2 className="mb-2 font-display text-h2 font-medium">How your key is used</h2>
            <KeyUseTable rows={keyUse} />
          </section>
        </div>
        <CustomKeySelections selections={ALL_SELECTIONS} uses={PRIVATE_SELECTIONS} />
      </div>
      <p className="mt-6 flex flex-wrap gap-x-6 text-muted-foreground">
        <Link href="/terms" prefetch={false} className="flex min-h-11 items-center underline">
          Terms of Service
        </Link>
        <ContactLink href={contact.profileUrl} className="flex min-h-11 items-center underline">
          Contact
        </ContactLink>
      </p>
    </div>
  );
}
