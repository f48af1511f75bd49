import Link from "next/link";
import type { ComponentProps } from "react";

import { Button } from "@/components/ui/button";
import { samplePath } from "@/lib/site/next-path";

/** The entry to the sample data: a link, which works before the scripts have loaded. */
export function ExploreLink({
  children = "Explore with sample data",
  ...props
}: Omit<ComponentProps<typeof Button>, "asChild">) {
  return (
    <Button {...props} asChild>
      <Link href={samplePath()} prefetch={false}>
        {children}
      </Link>
    </Button>
  );
}
