import Link from "next/link";

import { PublicFrame } from "@/components/shell/public-frame";
import { EmptyState } from "@/components/state/empty-state";
import { publicLinks } from "@/content/navigation";
import { contact, site } from "@/content/site";

export const metadata = { title: "No such page" };

export default function NotFoundPage() {
  return (
    <PublicFrame site={site} links={publicLinks} contact={contact}>
      <h1 className="pt-10 font-display text-lead font-medium tracking-[-0.02em]">No such page</h1>
      <EmptyState title="There is nothing at this address">
        The page may have moved, or there may be a typo in the address. Go to the{" "}
        <Link href="/" prefetch={false} className="text-primary underline">
          start page
        </Link>{" "}
        or to your{" "}
        <Link href="/app/dashboard" prefetch={false} className="text-primary underline">
          dashboard
        </Link>
        .
      </EmptyState>
    </PublicFrame>
  );
}
