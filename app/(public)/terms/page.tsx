import { ArrowLeft } from "lucide-react";
import Link from "next/link";

import { KeyUseTable } from "@/components/key-use/key-use";
import { Button } from "@/components/ui/button";
import { pages } from "@/content/pages";
import { API_RULES_URL, keyUse, terms } from "@/content/terms";
import { pageMetadata } from "@/lib/site/metadata";

const page = pages.terms;

export const metadata = pageMetadata(page);

export default function TermsPage() {
  return (
    <article className="py-10 max-md:py-6">
      <h1 className="font-display text-lead font-medium tracking-[-0.02em] max-md:text-4xl">
        {page.title}
      </h1>
      <p className="mt-2 text-read text-muted-foreground">Last updated {terms.updated}</p>
      <div className="mt-8">
        <KeyUseTable rows={keyUse} />
      </div>
      <p className="mt-2 max-w-160 text-small text-muted-foreground">
        The five details{" "}
        <a href={API_RULES_URL} target="_blank" rel="noreferrer" className="underline">
          the game&rsquo;s API rules
        </a>{" "}
        require.
      </p>
      {terms.sections.map(({ id, title, body }) => (
        <section key={id} id={id} className="mt-8 max-w-160 space-y-3 text-read">
          <h2 className="font-display text-h2 font-medium">{title}</h2>
          {body}
        </section>
      ))}
      <p className="mt-8 text-read">
        <Link href="/licences" prefetch={false} className="underline">
          Licences
        </Link>{" "}
        of the packages this site uses.
      </p>
      <p className="mt-10">
        <Button variant="outline" asChild>
          <Link href="/" prefetch={false}>
            <ArrowLeft aria-hidden />
            Back
          </Link>
        </Button>
      </p>
    </article>
  );
}
