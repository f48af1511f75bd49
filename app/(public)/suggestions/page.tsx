import { PublicHeader } from "@/components/shell/public-page";
import { Submissions } from "@/components/submissions/submissions";
import { SUGGESTIONS } from "@/components/submissions/text";
import { changelog } from "@/content/changelog";
import { pages } from "@/content/pages";
import { contact } from "@/content/site";
import { suggestions } from "@/content/suggestions";
import { latestOf } from "@/lib/site/change-pages";
import { pageMetadata } from "@/lib/site/metadata";

const page = pages.suggestions;

export const metadata = pageMetadata(page);

export default function SuggestionsPage() {
  return (
    <>
      <PublicHeader title={page.title}>
        What players have asked for, and what we’ve built.
      </PublicHeader>
      <Submissions
        all={suggestions}
        text={SUGGESTIONS}
        forumUrl={contact.forumUrl}
        latest={latestOf(changelog, "feature")}
      />
    </>
  );
}
