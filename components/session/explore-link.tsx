import Link from "next/link";
import type { ComponentProps } from "react";

import { Button } from "@/components/ui/button";

/** What the address of the app's start page carries to open the sample data. */
export const SAMPLE = "sample";

/** The way into the sample data: a link, which works before the scripts have come. */
export function ExploreLink(props: Omit<ComponentProps<typeof Button>, "asChild">) {
  return (
    <Button {...props} asChild>
      <Link href={`/app?${SAMPLE}`} prefetch={false}>
        Explore with sample data
      </Link>
    </Button>
  );
}
