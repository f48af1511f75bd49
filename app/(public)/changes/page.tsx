import { PublicHead } from "@/components/shell/public-head";
import { GameLink } from "@/components/state/row-links";
import { changelog } from "@/content/changelog";
import { pages } from "@/content/navigation";
import { contact } from "@/content/site";
import { pageMetadata } from "@/lib/site/metadata";

import { Changes } from "./changes";
import { dayRows } from "./rows";

const page = pages.changes;

export const metadata = pageMetadata(page);

export default function ChangesPage() {
  return (
    <>
      <PublicHead title={page.title}>
        Stay up to date with what was added, mended and changed.{" "}
        <a
          href="/feed.xml"
          className="inline-flex min-h-6 items-center text-primary underline max-md:min-h-11"
        >
          Atom feed
        </a>
      </PublicHead>
      <Changes days={dayRows(changelog)} />
      <p className="py-6 text-read">
        Something wrong, or something missing?{" "}
        <GameLink href={contact.messageUrl}>Send the developer a message.</GameLink>
      </p>
    </>
  );
}
