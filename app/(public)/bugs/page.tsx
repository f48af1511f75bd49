import { PublicHead } from "@/components/shell/public-head";
import { GameLink } from "@/components/state/row-links";
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
        What players found broken, and what became of it. Something wrong? Write it in the{" "}
        <GameLink href={contact.forumUrl}>forum thread</GameLink>.
      </PublicHead>
      <Bugs all={bugs} />
    </>
  );
}
