import { PublicHead } from "@/components/shell/public-head";
import { GameLink } from "@/components/state/row-links";
import { pages } from "@/content/navigation";
import { contact } from "@/content/site";
import { suggestions } from "@/content/suggestions";
import { pageMetadata } from "@/lib/site/metadata";

import { Suggestions } from "./suggestions";

const page = pages.suggestions;

export const metadata = pageMetadata(page);

export default function SuggestionsPage() {
  return (
    <>
      <PublicHead title={page.title}>
        What players have asked for, and what became of it. Have an idea? Write it in the{" "}
        <GameLink href={contact.forumUrl}>forum thread</GameLink>.
      </PublicHead>
      <Suggestions all={suggestions} />
    </>
  );
}
