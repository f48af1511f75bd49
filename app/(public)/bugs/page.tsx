import { PublicHeader, SentenceContactLink } from "@/components/shell/public-page";
import { Submissions } from "@/components/submissions/submissions";
import { BUG_REPORTS } from "@/components/submissions/text";
import { bugs } from "@/content/bugs";
import { pages } from "@/content/pages";
import { contact } from "@/content/site";
import { pageMetadata } from "@/lib/site/metadata";

const page = pages.bugs;

export const metadata = pageMetadata(page);

export default function BugsPage() {
  return (
    <>
      <PublicHeader title={page.title}>
        Bugs that players have found, and what we did about them. Report one in the{" "}
        <SentenceContactLink href={contact.forumUrl}>forum thread</SentenceContactLink>.
      </PublicHeader>
      <Submissions all={bugs} text={BUG_REPORTS} forumUrl={contact.forumUrl} />
    </>
  );
}
