import { PublicHead } from "@/components/shell/public-head";
import { SentenceContactLink } from "@/components/shell/sentence-link";
import { Submissions } from "@/components/submissions/submissions";
import { SUGGESTIONS } from "@/components/submissions/words";
import { pages } from "@/content/pages";
import { contact } from "@/content/site";
import { suggestions } from "@/content/suggestions";
import { pageMetadata } from "@/lib/site/metadata";

const page = pages.suggestions;

export const metadata = pageMetadata(page);

export default function SuggestionsPage() {
  return (
    <>
      <PublicHead title={page.title}>
        What players have asked for, and what came of it. Post yours in the{" "}
        <SentenceContactLink href={contact.forumUrl}>forum thread</SentenceContactLink>.
      </PublicHead>
      <Submissions all={suggestions} words={SUGGESTIONS} />
    </>
  );
}
