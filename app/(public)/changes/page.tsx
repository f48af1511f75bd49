import { PublicHead } from "@/components/shell/public-head";
import { SentenceLink } from "@/components/shell/sentence-link";
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
        <SentenceLink href="/feed.xml">Atom feed</SentenceLink>
      </PublicHead>
      <Changes days={dayRows(changelog)} />
      <p className="py-6 text-read">
        Something wrong, or something missing?{" "}
        <SentenceLink href={contact.messageUrl} target="_blank" rel="noreferrer">
          Send the developer a message.
        </SentenceLink>
      </p>
    </>
  );
}
