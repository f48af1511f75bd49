import { PublicHead } from "@/components/shell/public-head";
import { SentenceLink } from "@/components/shell/sentence-link";
import { bugs } from "@/content/bugs";
import { pages } from "@/content/navigation";
import { contact } from "@/content/site";
import { pageMetadata } from "@/lib/site/metadata";

import { Bugs } from "./bugs";

const page = pages.bugs;

export const metadata = pageMetadata(page);

export default function BugsPage() {
  return (
    <>
      <PublicHead title={page.title}>
        What players found broken, and what became of it. Report yours in the{" "}
        <SentenceLink href={contact.forumUrl} target="_blank" rel="noreferrer">
          forum thread
        </SentenceLink>
        .
      </PublicHead>
      <Bugs all={bugs} />
    </>
  );
}
