import Link from "next/link";

import { ExploreLink } from "@/components/session/explore-link";
import { Button } from "@/components/ui/button";
import { pages } from "@/content/navigation";
import { pageMetadata } from "@/lib/site/metadata";

const page = pages.landing;

export const metadata = pageMetadata({ ...page, title: { absolute: page.title } });

export default function LandingPage() {
  return (
    <div className="max-w-160 py-16 max-md:py-8">
      <h1 className="font-display text-[4.25rem] leading-[4.375rem] font-medium tracking-[-0.028em] max-md:text-[2.375rem] max-md:leading-[2.625rem]">
        Your faction in Torn, on one page.
      </h1>
      <p className="mt-6 max-w-132 text-[1.125rem] leading-7 text-muted-foreground">
        See who has not been seen for a week, who is in no crime and who holds how much: read from
        the game with your own API key, worked out in your own browser.
      </p>
      <p className="mt-8 flex flex-wrap gap-3">
        <ExploreLink size="lg" className="max-md:w-full" />
        <Button variant="outline" size="lg" asChild className="max-md:w-full">
          <Link href="/login" prefetch={false}>
            Log in
          </Link>
        </Button>
      </p>
      <p className="mt-4 text-muted-foreground">
        No account, no advertising, no server that sees your key.
      </p>
    </div>
  );
}
