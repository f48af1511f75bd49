import { PublicHeader } from "@/components/shell/public-page";
import { Submissions } from "@/components/submissions/submissions";
import { BUG_REPORTS } from "@/components/submissions/text";
import { bugs } from "@/content/bugs";
import { changelog } from "@/content/changelog";
import { pages } from "@/content/pages";
import { contact } from "@/content/site";
import { latestOf } from "@/lib/site/change-pages";
import { pageMetadata } from "@/lib/site/metadata";

const page = pages.bugs;

export const metadata = pageMetadata(page);

export default function BugsPage() {
  return (
    <>
      <PublicHeader title={page.title}>
        Bugs that players have found, and what we did about them.
      </PublicHeader>
      <Submissions
        all={bugs}
        text={BUG_REPORTS}
        forumUrl={contact.forumUrl}
        latest={latestOf(changelog, "fix")}
      />
    </>
  );
}
