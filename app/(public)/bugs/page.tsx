import { PublicHead } from "@/components/shell/public-head";
import { SentenceContactLink } from "@/components/shell/sentence-link";
import { Submissions } from "@/components/submissions/submissions";
import { BUG_REPORTS } from "@/components/submissions/words";
import { bugs } from "@/content/bugs";
import { pages } from "@/content/pages";
import { contact } from "@/content/site";
import { pageMetadata } from "@/lib/site/metadata";

const page = pages.bugs;

export const metadata = pageMetadata(page);

export default function BugsPage() {
  return (
    <>
      <PublicHead title={page.title}>
        Bugs that players have found, and what we did about them. Report one in the{" "}
        <SentenceContactLink href={contact.forumUrl}>forum thread</SentenceContactLink>.
      </PublicHead>
      <Submissions all={bugs} words={BUG_REPORTS} />
    </>
  );
}
