import { PublicHeader, SentenceContactLink, SentenceLink } from "@/components/shell/public-page";
import { changelog } from "@/content/changelog";
import { pages } from "@/content/pages";
import { contact } from "@/content/site";
import { pageMetadata } from "@/lib/site/metadata";

import { typeIcons } from "./change-types";
import { Changes } from "./changes";
import { DayList } from "./day-list";
import { dayRows } from "./rows";

const page = pages.changes;

const days = dayRows(changelog);

export const metadata = pageMetadata(page);

export default function ChangesPage() {
  return (
    <>
      <PublicHeader title={page.title}>
        Stay up to date with what’s new, fixed and changed.{" "}
        <SentenceLink href="/feed.xml">Atom feed</SentenceLink>
      </PublicHeader>
      <Changes days={days} icons={typeIcons}>
        <DayList days={days} />
      </Changes>
      <p className="py-6 text-read">
        Something wrong, or something missing?{" "}
        <SentenceContactLink href={contact.messageUrl}>
          Send the developer a message.
        </SentenceContactLink>
      </p>
    </>
  );
}
