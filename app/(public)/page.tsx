import Link from "next/link";

import { KeyUseTable } from "@/components/key-use/key-use";
import { ExploreLink } from "@/components/session/explore-link";
import { Button } from "@/components/ui/button";
import { questions, stories } from "@/content/landing";
import { pages } from "@/content/pages";
import { pictures } from "@/content/pictures";
import { site, visitsCountedAt } from "@/content/site";
import { API_RULES_URL, keyUse } from "@/content/terms";
import { jsonLdText, siteGraph } from "@/lib/site/json-ld";
import { pageMetadata, socialImage } from "@/lib/site/metadata";

import { Contents } from "./contents";
import { KeyFacts } from "./key-facts";
import { Promises } from "./promises";
import { Shot } from "./shot";
import { Story } from "./story";

const page = pages.landing;

export const metadata = pageMetadata({ ...page, title: { absolute: page.title } });

const graph = siteGraph({ ...site, image: socialImage(page.path) });

export default function LandingPage() {
  return (
    <>
      <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: jsonLdText(graph) }} />
      <section className="grid items-start gap-14 pt-10 pb-8 max-lg:gap-8 max-md:gap-6 max-md:pt-5 max-md:pb-6 md:grid-cols-[minmax(0,1fr)_minmax(0,1.12fr)]">
        <div>
          <h1 className="font-display text-[3.5rem] leading-[3.625rem] font-medium tracking-[-0.028em] max-lg:text-[2.75rem] max-lg:leading-12 max-md:text-[2.375rem] max-md:leading-[2.625rem]">
            What is due today in Torn, on one page.
          </h1>
          <p className="mt-4 max-w-132 text-[1.125rem] leading-7 text-muted-foreground max-md:mt-3 max-md:leading-6.5">
            Checklist, crimes, war and stocks, read with your own key.
          </p>
          <p className="mt-6 flex flex-wrap gap-3 max-md:mt-4">
            <ExploreLink size="lg" className="max-md:w-full" />
            <Button variant="outline" size="lg" asChild className="max-md:hidden">
              <Link href="/login" prefetch={false}>
                Log in
              </Link>
            </Button>
          </p>
          <Promises />
        </div>
        <div className="m-1 outline-1 outline-offset-3 outline-rule">
          <Shot {...pictures.dashboard} />
        </div>
      </section>
      <Contents questions={questions} />
      {stories.map((story) => (
        <Story key={story.title} {...story} />
      ))}
      <KeyFacts visitsCountedAt={visitsCountedAt} rulesUrl={API_RULES_URL}>
        <KeyUseTable rows={keyUse} />
      </KeyFacts>
      <section className="pt-20 max-md:pt-12 print:hidden">
        <h2 className="font-display text-[1.625rem] leading-8 font-medium tracking-[-0.015em]">
          Look first, log in later.
        </h2>
        <p className="mt-3 text-read text-muted-foreground">
          An {site.label}: free, without advertising, made by players, and not finished.
        </p>
        <p className="mt-5">
          <ExploreLink size="lg" className="max-md:w-full">
            Open it with sample data
          </ExploreLink>
        </p>
      </section>
    </>
  );
}
